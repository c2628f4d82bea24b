/** Whether films of cards may play, as the browser says what its reader prefers. */
import { stillnessQuery } from '../../ui/theme/prefersStillness';
import type { App } from '../app';

export const cardPreviewInput = ({ window }: Pick<App, 'window'>) => ({
  prefersStillness: () => stillnessQuery(window).matches,
});
