/** What became of a person's credits, the newest first; what is older is asked for. [AR1] */
import { assign, setup } from 'xstate';
import type { Booking, CreditLedger } from '../../../contract/creditLedger';
import { notProvided } from '../shared/notProvided';

interface LedgerContext {
  readonly balance: number;
  readonly held: number;
  readonly bookings: readonly Booking[];
  /** By which older ones are asked for; null where there are none. */
  readonly before: number | null;
}

export const creditLedgerMachine = setup({
  types: {
    context: {} as LedgerContext,
    events: {} as { type: 'retried' } | { type: 'older.wanted' },
  },
  actors: {
    fetchNewest: notProvided<CreditLedger, void>('fetchNewest'),
    fetchOlder: notProvided<CreditLedger, { before: number | null }>('fetchOlder'),
  },
  guards: { thereAreOlder: ({ context }) => context.before !== null },
  actions: {
    rememberNewest: assign((_, ledger: CreditLedger) => ledger),
    /** Balance and held stay those of the newest booking that is shown. */
    rememberOlder: assign({
      bookings: ({ context }, { bookings }: CreditLedger) => [...context.bookings, ...bookings],
      before: (_, { before }: CreditLedger) => before,
    }),
  },
}).createMachine({
  id: 'creditLedger',
  context: { balance: 0, held: 0, bookings: [], before: null },
  initial: 'fetchingNewest',
  states: {
    fetchingNewest: {
      invoke: {
        id: 'fetchNewest',
        src: 'fetchNewest',
        onDone: {
          target: 'shown',
          actions: { type: 'rememberNewest', params: ({ event }) => event.output },
        },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { retried: 'fetchingNewest' } },
    shown: {
      initial: 'resting',
      states: {
        resting: { on: { 'older.wanted': { guard: 'thereAreOlder', target: 'fetchingOlder' } } },
        fetchingOlder: {
          invoke: {
            id: 'fetchOlder',
            src: 'fetchOlder',
            input: ({ context: { before } }) => ({ before }),
            onDone: {
              target: 'resting',
              actions: { type: 'rememberOlder', params: ({ event }) => event.output },
            },
            onError: 'olderUnavailable',
          },
        },
        olderUnavailable: { on: { 'older.wanted': 'fetchingOlder' } },
      },
    },
  },
});
