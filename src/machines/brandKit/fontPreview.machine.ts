/** One font of the kit, lent to the page under a name of its own for as long as it is looked at. [B1] */
import { fromCallback, setup } from 'xstate';

export interface LentFont {
  /** Nobody else's name, so that nothing but the preview is written in it. */
  readonly family: string;
  readonly url: string;
}
type FontEvent = { type: 'font.loaded' } | { type: 'font.failed' };

export const fontPreviewMachine = setup({
  types: { context: {} as LentFont, input: {} as LentFont, events: {} as FontEvent },
  actors: {
    lendFont: fromCallback<FontEvent, LentFont>(() => {
      throw new Error('actor "lendFont" was not provided');
    }),
  },
}).createMachine({
  id: 'fontPreview',
  context: ({ input }) => input,
  invoke: { id: 'lendFont', src: 'lendFont', input: ({ context }) => context },
  initial: 'awaited',
  states: {
    awaited: { on: { 'font.loaded': 'readable', 'font.failed': 'unreadable' } },
    readable: {},
    unreadable: {},
  },
});
