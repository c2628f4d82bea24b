/** Words chosen in the transcript and cut out of the video, and which sounds of thinking there are. [SC2] */
import { assign, setup } from 'xstate';
import { notProvided } from '../shared/notProvided';

/** ms of the video. */
export interface Chosen {
  readonly from: number;
  readonly to: number;
}
export type Tidying = 'pauses' | 'fillers';
interface Context {
  /** The word where choosing began, and where it is now. */
  readonly anchor: Chosen | null;
  readonly head: Chosen | null;
  /** Of the script's language. */
  readonly fillers: readonly string[];
}

/** From the first word to the last, whichever was pressed first. */
export const chosenSpan = ({ anchor, head }: Pick<Context, 'anchor' | 'head'>): Chosen | null =>
  anchor && head && { from: Math.min(anchor.from, head.from), to: Math.max(anchor.to, head.to) };

export const scriptCutMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'fillers.needed' }
      | { type: 'word.pressed'; word: Chosen }
      | { type: 'choice.extended'; word: Chosen }
      | { type: 'choice.cleared' }
      | { type: 'cut.requested' }
      | { type: 'tidying.requested'; what: Tidying },
  },
  actors: { fetchFillers: notProvided<readonly string[], void>('fetchFillers') },
  actions: {
    rememberFillers: assign({ fillers: (_, fillers: readonly string[]) => fillers }),
    begin: assign((_, word: Chosen) => ({ anchor: word, head: null })),
    extend: assign(({ context }, word: Chosen) => ({ anchor: context.anchor ?? word, head: word })),
    forget: assign({ anchor: null, head: null }),
    cutWords: (_, _chosen: Chosen | null) => {},
    tidy: (_, _asked: { what: Tidying; fillers: readonly string[] }) => {},
  },
}).createMachine({
  id: 'scriptCut',
  context: { anchor: null, head: null, fillers: [] },
  type: 'parallel',
  states: {
    words: {
      initial: 'calm',
      on: {
        'tidying.requested': {
          actions: [
            {
              type: 'tidy',
              params: ({ context, event }) => ({ what: event.what, fillers: context.fillers }),
            },
            'forget',
          ],
          target: '.calm',
        },
        'word.pressed': { actions: { type: 'begin', params: ({ event }) => event.word }, target: '.calm' },
        'choice.extended': {
          actions: { type: 'extend', params: ({ event }) => event.word },
          target: '.chosen',
        },
      },
      states: {
        calm: {},
        chosen: {
          on: {
            'choice.cleared': { actions: 'forget', target: 'calm' },
            'cut.requested': {
              actions: [{ type: 'cutWords', params: ({ context }) => chosenSpan(context) }, 'forget'],
              target: 'calm',
            },
          },
        },
      },
    },
    fillers: {
      initial: 'unasked',
      states: {
        unasked: { on: { 'fillers.needed': 'fetchingFillers' } },
        fetchingFillers: {
          invoke: {
            id: 'fetchFillers',
            src: 'fetchFillers',
            onDone: {
              actions: { type: 'rememberFillers', params: ({ event }) => event.output },
              target: 'listed',
            },
            onError: 'unavailable',
          },
        },
        listed: {},
        /** Pauses can be shortened all the same. */
        unavailable: { on: { 'fillers.needed': 'fetchingFillers' } },
      },
    },
  },
});
