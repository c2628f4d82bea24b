/** What an account has in use, beside what it may have. [TR2] */
import { assign, setup } from 'xstate';
import type { Usage } from '../../../contract/usage';
import { notProvided } from '../shared/notProvided';

export const accountUsageMachine = setup({
  types: {
    context: {} as { readonly usage: Usage | null },
    events: {} as { type: 'retried' },
  },
  actors: { fetchUsage: notProvided<Usage, void>('fetchUsage') },
  actions: { rememberUsage: assign({ usage: (_, usage: Usage) => usage }) },
}).createMachine({
  id: 'accountUsage',
  context: { usage: null },
  initial: 'fetchingUsage',
  states: {
    fetchingUsage: {
      invoke: {
        id: 'fetchUsage',
        src: 'fetchUsage',
        onDone: { target: 'shown', actions: { type: 'rememberUsage', params: ({ event }) => event.output } },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { retried: 'fetchingUsage' } },
    shown: {},
  },
});
