/** Every plugin of the editor: adding one is one file and one line. */
import { documentPlugin } from './document.plugin';

export const plugins = [documentPlugin] as const;
