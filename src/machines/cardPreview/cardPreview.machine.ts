/** The card of a list whose film plays while it is pointed at, or holds the keyboard's focus: muted, one at a time. [P3] */
import { assign, setup } from 'xstate';

/** A card, and the film that it would play. */
export interface CardFilm {
  readonly projectId: string;
  readonly src: string;
}
export interface CardPreviewInput {
  /** Whether the reader has asked for less movement. */
  readonly prefersStillness: () => boolean;
}

/** Who only passes over a card loads nothing. */
const REST_MS = 400;

export const cardPreviewMachine = setup({
  types: {
    input: {} as CardPreviewInput,
    context: {} as CardPreviewInput & { readonly film: CardFilm | null },
    events: {} as
      | { type: 'card.entered'; film: CardFilm }
      | { type: 'card.left'; projectId: string }
      | { type: 'film.started' }
      | { type: 'film.failed' },
  },
  delays: { rest: REST_MS },
  guards: {
    filmMayPlay: ({ context }, projectId: string) =>
      context.film?.projectId !== projectId && !context.prefersStillness(),
    itIsThatCard: ({ context }, projectId: string) => context.film?.projectId === projectId,
  },
  actions: {
    rememberFilm: assign({ film: (_, film: CardFilm) => film }),
    forgetFilm: assign({ film: null }),
  },
}).createMachine({
  id: 'cardPreview',
  context: ({ input }) => ({ ...input, film: null }),
  initial: 'still',
  on: {
    'card.entered': {
      guard: { type: 'filmMayPlay', params: ({ event }) => event.film.projectId },
      target: '.resting',
      actions: { type: 'rememberFilm', params: ({ event }) => event.film },
    },
    'card.left': {
      guard: { type: 'itIsThatCard', params: ({ event }) => event.projectId },
      target: '.still',
    },
  },
  states: {
    still: { entry: 'forgetFilm' },
    resting: { after: { rest: 'playing' } },
    playing: {
      initial: 'loading',
      on: { 'film.failed': 'still' },
      states: { loading: { on: { 'film.started': 'seen' } }, seen: {} },
    },
  },
});
