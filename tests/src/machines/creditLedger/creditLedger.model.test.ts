import { expect, test } from 'vitest';
import type { ContextFrom } from 'xstate';
import { creditLedgerMachine } from '../../../../src/machines/creditLedger/creditLedger.machine';
import { ledgerSamples, olderLedger, someLedger } from '../../../support/creditSamples';
import type { StatesOf } from '../../../support/walking/statesOf';
import { modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const alsoTellApart = ({ before, bookings }: ContextFrom<typeof creditLedgerMachine>) => [
  before,
  bookings.length,
];
const paths = modelOf(creditLedgerMachine, undefined, ledgerSamples, { alsoTellApart }).getShortestPaths();
type Seen = { context: ContextFrom<typeof creditLedgerMachine> };
const states = {
  fetchingNewest: ({ context }) => expect(context.bookings).toEqual([]),
  unavailable: ({ context }) => expect(context.bookings).toEqual([]),
  'shown.resting': ({ context }) => {
    // What came later than the newest that are shown is not told with them.
    if (context.bookings.length > 3)
      expect(context).toEqual({
        ...{ balance: 1085, held: 10, before: null },
        bookings: [...someLedger.bookings, ...olderLedger.bookings],
      });
    else expect([0, 3]).toContain(context.bookings.length);
  },
  'shown.fetchingOlder': ({ context }) => expect(context).toEqual(someLedger),
  'shown.olderUnavailable': ({ context }) => expect(context).toEqual(someLedger),
} satisfies Record<StatesOf<typeof creditLedgerMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('[AR1] the ledger keeps its chart along %s', async (_, path) => {
  await path.test({ states });
});
test('[AR1] every transition of the ledger is taken', () =>
  expect(untakenTransitions(creditLedgerMachine, undefined, paths)).toEqual([]));
