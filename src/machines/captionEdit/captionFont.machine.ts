/** A font of the brand kit for the captions: worn only once it has proved to load. [B4] */
import { assign, setup } from 'xstate';
import { notProvided } from '../shared/notProvided';

export interface BrandFont {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}
export interface FontChoice {
  readonly font: BrandFont;
  /** Null for all captions. */
  readonly ids: readonly string[] | null;
}
interface Context {
  readonly fonts: readonly BrandFont[];
  /** The one that is being tried, or that did not load. */
  readonly tried: FontChoice | null;
}

export const captionFontMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'fonts.wanted' } | ({ type: 'font.chosen' } & FontChoice) | { type: 'retried' },
  },
  actors: {
    fetchBrandFonts: notProvided<readonly BrandFont[], void>('fetchBrandFonts'),
    tryFont: notProvided<FontChoice, FontChoice>('tryFont'),
  },
  actions: {
    rememberFonts: assign({ fonts: (_, fonts: readonly BrandFont[]) => fonts }),
    rememberTried: assign({ tried: (_, tried: FontChoice) => tried }),
    wearFont: (_, _choice: FontChoice) => {},
    announceUnreadableFont: (_, _choice: FontChoice | null) => {},
  },
}).createMachine({
  id: 'captionFont',
  context: { fonts: [], tried: null },
  initial: 'unasked',
  states: {
    unasked: { on: { 'fonts.wanted': 'fetchingBrandFonts' } },
    fetchingBrandFonts: {
      invoke: {
        id: 'fetchBrandFonts',
        src: 'fetchBrandFonts',
        onDone: {
          actions: { type: 'rememberFonts', params: ({ event }) => event.output },
          target: 'listed',
        },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { retried: 'fetchingBrandFonts' } },
    listed: {
      initial: 'calm',
      on: {
        'font.chosen': {
          actions: { type: 'rememberTried', params: ({ event: { font, ids } }) => ({ font, ids }) },
          target: '.tryingFont',
        },
      },
      states: {
        calm: {},
        tryingFont: {
          invoke: {
            id: 'tryFont',
            src: 'tryFont',
            input: ({ context: { tried } }) => {
              if (!tried) throw new Error('there is no font to try');
              return tried;
            },
            onDone: { actions: { type: 'wearFont', params: ({ event }) => event.output }, target: 'calm' },
            onError: {
              actions: { type: 'announceUnreadableFont', params: ({ context }) => context.tried },
              target: 'unreadable',
            },
          },
        },
        /** The captions keep the font that they had. */
        unreadable: {},
      },
    },
  },
});
