import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { creditLedgerMachine } from '../../../../src/machines/creditLedger/creditLedger.machine';
import { CreditsPart } from '../../../../src/screens/account/CreditsPart';
import { ledgerSamples } from '../../../support/creditSamples';
import { walkScreen } from '../../../support/walking/walkScreen';

const rows = () =>
  within(screen.getByRole('table', { name: 'History' }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
const newest = [
  ['Activity', 'Credits', 'Balance'],
  ['November 24, 2026'],
  ['Explainer: TidesOn hold while the video is being made', '−10', '1,085'],
  ['Refunded because it failed. Ad: Ember Flask', '+10', '1,095'],
  ['November 23, 2026'],
  ['Ad: Ember Flask', '−10', '1,085'],
];
const older = [
  ['Removed by the operator: Too many', '−5', '1,095'],
  ['November 22, 2026'],
  ['Added by the operator: A gift', '+1,000', '1,100'],
  ['Welcome credits', '+100', '100'],
];
const amounts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

const walk = walkScreen(creditLedgerMachine)({
  input: undefined,
  calls: ['fetchNewest', 'fetchOlder'],
  samples: ledgerSamples,
  alsoTellApart: ({ before, bookings }) => [before, bookings.length],
  screen: (actor) => <CreditsPart actor={actor} />,
  gestures: {
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'older.wanted': async (_, { user }) => {
      const button = screen.getByRole('button', { name: /Show older|Try again/ });
      await user.click(button);
      // It waits with the focus.
      expect(document.activeElement).toBe(button);
    },
  },
  states: {
    fetchingNewest: () => expect(screen.getByRole('status', { name: 'Loading your credits' })).toBeTruthy(),
    unavailable: () => expect(screen.getByRole('alert').textContent).toContain('Couldn’t load your credits.'),
    'shown.resting': ({ context }) => {
      if (context.bookings.length === 0) {
        expect(amounts()).toEqual(['0', '0']);
        expect(screen.getByText(/^Nothing has been booked yet/)).toBeTruthy();
        expect(screen.queryByRole('button')).toBeNull();
        return;
      }
      expect(amounts()).toEqual(['1,085', '10']);
      expect(rows()).toEqual(context.before === null ? [...newest, ...older] : newest);
      expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(
        context.before === null ? [] : ['Show older'],
      );
    },
    'shown.fetchingOlder': ({ inputOf }) => {
      expect(inputOf('fetchOlder')).toEqual({ before: 4 });
      expect(screen.getByRole('status').textContent).toBe('Loading');
    },
    'shown.olderUnavailable': () => {
      expect(screen.getByRole('alert').textContent).toBe('Couldn’t load older entries.');
      expect(rows()).toEqual(newest);
    },
  },
});

test.each(walk.paths)('[AR1] the ledger follows its chart: %s', (_, run) => run(), 30_000);
test('[AR1] no transition of the ledger is left unwalked', () => expect(walk.untaken()).toEqual([]));
