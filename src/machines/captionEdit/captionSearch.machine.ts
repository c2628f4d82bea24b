/** Looking for words in the captions, and putting others in their place everywhere at once. [E6] */
import { assign, setup } from 'xstate';
import { notProvided } from '../shared/notProvided';
import { refusalCodeOf } from './refusalCode';

export interface Replacement {
  readonly query: string;
  readonly replacement: string;
}
interface Context extends Replacement {
  /** Captions that were changed. */
  readonly replaced: number;
  readonly problem: string | null;
}
const nothing: Context = { query: '', replacement: '', replaced: 0, problem: null };

export const captionSearchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'query.changed'; query: string }
      | { type: 'replacing.opened' }
      | { type: 'replacing.closed' }
      | { type: 'replacement.changed'; replacement: string }
      | { type: 'replacement.submitted' },
  },
  actors: { replaceInCaptions: notProvided<number, Replacement>('replaceInCaptions') },
  guards: { somethingIsSought: ({ context }) => context.query.trim() !== '' },
  actions: {
    rememberQuery: assign({ query: (_, query: string) => query }),
    rememberReplacement: assign({ replacement: (_, replacement: string) => replacement }),
    rememberCount: assign({ replaced: (_, replaced: number) => replaced }),
    rememberProblem: assign({ problem: (_, code: string) => code }),
    announceCount: (_, _replaced: number) => {},
  },
}).createMachine({
  id: 'captionSearch',
  context: nothing,
  initial: 'finding',
  states: {
    finding: {
      on: {
        'query.changed': { actions: { type: 'rememberQuery', params: ({ event }) => event.query } },
        'replacing.opened': 'replacing',
      },
    },
    replacing: {
      initial: 'writing',
      on: {
        'query.changed': {
          actions: { type: 'rememberQuery', params: ({ event }) => event.query },
          target: '.writing',
        },
        'replacement.changed': {
          actions: { type: 'rememberReplacement', params: ({ event }) => event.replacement },
          target: '.writing',
        },
        'replacement.submitted': { guard: 'somethingIsSought', target: 'replacingInCaptions' },
        'replacing.closed': 'finding',
      },
      states: {
        writing: {},
        replaced: { entry: { type: 'announceCount', params: ({ context }) => context.replaced } },
        refused: {},
      },
    },
    replacingInCaptions: {
      invoke: {
        id: 'replaceInCaptions',
        src: 'replaceInCaptions',
        input: ({ context: { query, replacement } }) => ({ query, replacement }),
        onDone: {
          actions: { type: 'rememberCount', params: ({ event }) => event.output },
          target: 'replacing.replaced',
        },
        onError: {
          actions: { type: 'rememberProblem', params: ({ event }) => refusalCodeOf(event.error) },
          target: 'replacing.refused',
        },
      },
    },
  },
});
