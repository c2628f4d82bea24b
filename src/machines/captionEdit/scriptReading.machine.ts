/** Who reads the script: the voices, and many sentences spoken at once, by another voice or because nobody said them yet. [SC1] */
import { assign, setup } from 'xstate';
import type { Voice } from '../../../contract/voice';
import { notProvided, watchNotProvided } from '../shared/notProvided';

/** All of it in another voice or at another pace; or what is not spoken yet, by whom it speaks. */
export type Reading =
  | { readonly which: 'all'; readonly voice: string; readonly speed: number }
  | { readonly which: 'unspoken' };
export type ReadingEvent =
  | { type: 'sentence.spoken'; done: number; all: number }
  /** So many; and so many that stay, because their owner said them. */
  | { type: 'script.spoken'; sentences: number; recorded: number }
  /** With the server's sentence, where there is one. */
  | { type: 'script.refused'; detail: string | null };

/** What a person chose for the whole script, before it is spoken; null leaves what is. */
export interface ReadingChoice {
  readonly voice: string | null;
  readonly speed: number | null;
}

interface Context {
  readonly choice: ReadingChoice;
  readonly voices: readonly Voice[];
  readonly reading: Reading | null;
  /** Sentences. */
  readonly done: number;
  readonly all: number;
  /** The server's sentence. */
  readonly problem: string | null;
}

export const scriptReadingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | ReadingEvent
      | { type: 'voices.needed' }
      | { type: 'choice.changed'; choice: Partial<ReadingChoice> }
      | { type: 'reading.requested'; reading: Reading }
      | { type: 'cancelled' },
  },
  actors: {
    fetchVoices: notProvided<readonly Voice[], void>('fetchVoices'),
    /** Speaks one after the other, then changes the video as one step. */
    speakScript: watchNotProvided<ReadingEvent, { reading: Reading }>('speakScript'),
  },
  actions: {
    rememberVoices: assign({ voices: (_, voices: readonly Voice[]) => voices }),
    choose: assign({
      choice: ({ context }, choice: Partial<ReadingChoice>) => ({ ...context.choice, ...choice }),
    }),
    begin: assign((_, reading: Reading) => ({ reading, done: 0, all: 0, problem: null })),
    rememberProgress: assign((_, { done, all }: { done: number; all: number }) => ({ done, all })),
    rememberProblem: assign({ problem: (_, detail: string | null) => detail }),
    announceSpoken: (_, _spoken: { sentences: number; recorded: number }) => {},
  },
}).createMachine({
  id: 'scriptReading',
  context: {
    choice: { voice: null, speed: null },
    voices: [],
    reading: null,
    done: 0,
    all: 0,
    problem: null,
  },
  type: 'parallel',
  on: {
    'choice.changed': { actions: { type: 'choose', params: ({ event }) => event.choice } },
  },
  states: {
    voices: {
      initial: 'unasked',
      states: {
        unasked: { on: { 'voices.needed': 'fetchingVoices' } },
        fetchingVoices: {
          invoke: {
            id: 'fetchVoices',
            src: 'fetchVoices',
            onDone: {
              actions: { type: 'rememberVoices', params: ({ event }) => event.output },
              target: 'listed',
            },
            onError: 'unavailable',
          },
        },
        listed: {},
        unavailable: { on: { 'voices.needed': 'fetchingVoices' } },
      },
    },
    reading: {
      initial: 'calm',
      states: {
        calm: { on: { 'reading.requested': { actions: beginReading(), target: 'speakingScript' } } },
        speakingScript: {
          invoke: {
            id: 'speakScript',
            src: 'speakScript',
            input: ({ context }) => ({ reading: context.reading ?? { which: 'unspoken' as const } }),
          },
          on: {
            'sentence.spoken': { actions: { type: 'rememberProgress', params: ({ event }) => event } },
            'script.spoken': {
              actions: { type: 'announceSpoken', params: ({ event }) => event },
              target: 'calm',
            },
            'script.refused': {
              actions: { type: 'rememberProblem', params: ({ event }) => event.detail },
              target: 'refused',
            },
            cancelled: 'calm',
          },
        },
        /** Nothing of it is in the video. */
        refused: {
          on: {
            'reading.requested': { actions: beginReading(), target: 'speakingScript' },
            cancelled: 'calm',
          },
        },
      },
    },
  },
});

function beginReading() {
  return {
    type: 'begin',
    params: ({ event }: { event: { reading: Reading } }) => event.reading,
  } as const;
}
