/** Whether films of cards may play, as the browser says what its reader prefers. */
import type { App } from '../app';

export const cardPreviewInput = ({ window }: Pick<App, 'window'>) => ({
  prefersStillness: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
});
