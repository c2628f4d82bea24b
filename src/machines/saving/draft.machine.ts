/** Keeps the document with its history in the browser after every change, one write at a time. [E12] */
import { assign, setup } from 'xstate';
import { notProvided } from '../shared/notProvided';
import { isSameStamp, type Stamp } from './stamp';

interface DraftContext {
  /** What should be kept, and what was kept or tried last. */
  readonly wanted: Stamp | null;
  readonly kept: Stamp | null;
}

export const draftMachine = setup({
  types: {
    context: {} as DraftContext,
    events: {} as { type: 'draft.outdated'; stamp: Stamp },
  },
  actors: { keepDraft: notProvided<void, Stamp>('keepDraft') },
  guards: {
    moreHasChanged: ({ context: { wanted, kept } }) =>
      wanted !== null && (kept === null || !isSameStamp(wanted, kept)),
  },
  actions: {
    want: assign({ wanted: (_, stamp: Stamp) => stamp }),
    rememberKept: assign({ kept: ({ context }) => context.wanted }),
  },
}).createMachine({
  id: 'draft',
  context: { wanted: null, kept: null },
  initial: 'kept',
  on: { 'draft.outdated': { actions: { type: 'want', params: ({ event }) => event.stamp } } },
  states: {
    kept: {
      on: {
        'draft.outdated': {
          target: 'keepingDraft',
          actions: { type: 'want', params: ({ event }) => event.stamp },
        },
      },
    },
    keepingDraft: {
      entry: 'rememberKept',
      invoke: {
        id: 'keepDraft',
        src: 'keepDraft',
        input: ({ context }) => context.wanted as Stamp,
        onDone: [{ guard: 'moreHasChanged', target: 'keepingDraft', reenter: true }, { target: 'kept' }],
        onError: 'unkept',
      },
    },
    /** The browser has no room, or keeps nothing at all; the next change tries again. */
    unkept: {
      on: {
        'draft.outdated': {
          target: 'keepingDraft',
          actions: { type: 'want', params: ({ event }) => event.stamp },
        },
      },
    },
  },
});
