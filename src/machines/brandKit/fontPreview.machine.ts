/** One font of the kit, loaded into the page under a name of its own for as long as it is looked at. [B1] */
import { setup } from 'xstate';
import { watchNotProvided } from '../shared/notProvided';

export interface PreviewedFont {
  /** Nobody else's name, so that nothing but the preview is written in it. */
  readonly family: string;
  readonly url: string;
}
type FontEvent = { type: 'font.loaded' } | { type: 'font.failed' };

export const fontPreviewMachine = setup({
  types: { context: {} as PreviewedFont, input: {} as PreviewedFont, events: {} as FontEvent },
  actors: {
    loadFont: watchNotProvided<FontEvent, PreviewedFont>('loadFont'),
  },
}).createMachine({
  id: 'fontPreview',
  context: ({ input }) => input,
  invoke: { id: 'loadFont', src: 'loadFont', input: ({ context }) => context },
  initial: 'awaited',
  states: {
    awaited: { on: { 'font.loaded': 'readable', 'font.failed': 'unreadable' } },
    readable: {},
    unreadable: {},
  },
});
