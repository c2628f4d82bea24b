/** One kind of a person's media as the server lists them, a page at a time, from when they are first looked at. [E7] */
import { assign, setup } from 'xstate';
import { CALL_LIMIT_MS } from '../../../contract/limits';
import { notProvided } from '../shared/notProvided';
import type { LibraryKind, LibraryMedia } from './libraryMedia';

export interface MediaListed {
  readonly media: readonly LibraryMedia[];
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
}
interface Context extends MediaListed {
  readonly kind: LibraryKind;
}

export const mediaListMachine = setup({
  types: {
    input: {} as { kind: LibraryKind },
    context: {} as Context,
    events: {} as { type: 'list.shown' } | { type: 'more.requested' } | { type: 'retried' },
  },
  actors: {
    fetchMedia: notProvided<MediaListed, { kind: LibraryKind; after: string | null }>('fetchMedia'),
  },
  delays: { callLimit: CALL_LIMIT_MS },
  guards: { thereIsMore: (_, { next }: MediaListed) => next !== null },
  actions: {
    /** A file that came in between two pages moves the others on: none is listed twice. */
    addPage: assign(({ context }, { media, next }: MediaListed) => {
      const known = new Set(context.media.map(({ id }) => id));
      return { media: [...context.media, ...media.filter(({ id }) => !known.has(id))], next };
    }),
  },
}).createMachine({
  id: 'mediaList',
  context: ({ input: { kind } }) => ({ kind, media: [], next: null }),
  initial: 'unasked',
  states: {
    unasked: { on: { 'list.shown': 'fetchingMedia' } },
    fetchingMedia: {
      after: { callLimit: 'unavailable' },
      invoke: {
        id: 'fetchMedia',
        src: 'fetchMedia',
        input: ({ context: { kind, next } }) => ({ kind, after: next }),
        onDone: [
          {
            guard: { type: 'thereIsMore', params: ({ event }) => event.output },
            target: 'partly',
            actions: { type: 'addPage', params: ({ event }) => event.output },
          },
          { target: 'whole', actions: { type: 'addPage', params: ({ event }) => event.output } },
        ],
        onError: 'unavailable',
      },
    },
    partly: { on: { 'more.requested': 'fetchingMedia' } },
    whole: {},
    unavailable: { on: { retried: 'fetchingMedia' } },
  },
});
