import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Account } from '../../../../contract/operator';
import { operatorListMachine, type Listed } from '../../../../src/machines/operator/operatorList.machine';
import { OperatorListScreen } from '../../../../src/screens/operator/OperatorListScreen';
import { someAccount } from '../../../support/operatorSamples';
import { answer } from '../../../support/walking/mountScreen';
import { walkScreen, type Walked } from '../../../support/walking/walkScreen';

const now = () => Date.parse('2026-01-02T00:00:00.000Z');
const paged = <Item,>(items: Item[], page = 1) => ({ items, total: 25, page, pages: 2 });
const ann = someAccount();
const listedAs = (items: Account[], page = 1): Listed => ({ place: 'accounts', answer: paged(items, page) });
const locking = { kind: 'lock', account: ann } as const;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

function expectTheList({ context }: Walked<typeof operatorListMachine>) {
  const items = context.listed?.answer.items.length ?? 0;
  if (items === 0) return expect(screen.getByRole('heading', { name: 'No accounts found' })).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Accounts' })).getAllByRole('row')).toHaveLength(2);
  if (context.done) expect(screen.getByText('Account locked.')).toBeTruthy();
  return expect(screen.getByText('Page 1 of 2 · 25 in total')).toBeTruthy();
}

const walk = walkScreen(operatorListMachine)({
  input: { now, place: 'accounts' },
  calls: ['fetchList', 'doAct'],
  limit: 60_000,
  samples: {
    'search.typed': [{ type: 'search.typed', search: 'ann' }],
    'kind.chosen': [{ type: 'kind.chosen', kind: 'signed_in' }],
    'page.chosen': [{ type: 'page.chosen', page: 2 }],
    'act.wanted': [{ type: 'act.wanted', act: locking }],
    'amount.typed': [{ type: 'amount.typed', amount: '5' }],
    'reason.typed': [{ type: 'reason.typed', reason: 'spam' }],
    'xstate.done.actor.fetchList': [
      { type: 'xstate.done.actor.fetchList', output: listedAs([ann]) },
      { type: 'xstate.done.actor.fetchList', output: listedAs([]) },
    ],
    'xstate.error.actor.fetchList': [
      { type: 'xstate.error.actor.fetchList', error: new TypeError('fetch failed') },
    ],
    'xstate.done.actor.doAct': [{ type: 'xstate.done.actor.doAct', output: undefined }],
    'xstate.error.actor.doAct': [
      { type: 'xstate.error.actor.doAct', error: { status: 409, detail: 'It is an operator’s.' } },
      { type: 'xstate.error.actor.doAct', error: new TypeError('fetch failed') },
    ],
  },
  alsoTellApart: ({ listed, reason, refusal, done }) => [
    listed?.answer.items.length,
    reason,
    refusal,
    done?.kind,
  ],
  offers: ({ context, value }, event) => {
    // Of accounts there is nothing to choose among, and no amount to type for a lock.
    if (event.type === 'amount.typed') return false;
    if (event.type === 'kind.chosen') return context.listed !== null;
    if (event.type === 'search.typed') return context.search === '';
    if (event.type === 'reason.typed') return context.reason === '';
    if (event.type === 'act.confirmed') return context.reason !== '';
    if (event.type === 'act.wanted') return (context.listed?.answer.items.length ?? 0) > 0;
    if (event.type === 'page.chosen')
      return context.listed !== null && JSON.stringify(value) !== '{"browsing":"failed"}';
    return true;
  },
  screen: (actor) => <OperatorListScreen actor={actor} />,
  gestures: {
    retried: (_, { user }) => user.click(button('Try again')),
    'search.typed': ({ search }, { user }) =>
      user.click(screen.getByRole('searchbox')).then(() => user.paste(search)),
    'search.submitted': (_, { user }) => user.click(button('Find')),
    /** Only the audit log has it. */
    'kind.chosen': (event, { actor }) => answer(() => actor.send(event)),
    'page.chosen': (_, { user }) => user.click(button('Next')),
    'act.wanted': (_, { user }) => user.click(button('Lock: ann@example.com')),
    'amount.typed': (event, { actor }) => answer(() => actor.send(event)),
    'reason.typed': ({ reason }, { user }) =>
      user.click(dialog().getByLabelText('Reason')).then(() => user.paste(reason)),
    'act.confirmed': (_, { user }) => user.click(dialog().getByRole('button', { name: 'Lock' })),
    'act.cancelled': (_, { user }) => user.click(dialog().getByRole('button', { name: 'Cancel' })),
  },
  states: {
    'browsing.fetchingList': ({ context, inputOf }) => {
      expect(inputOf('fetchList')).toMatchObject({ place: 'accounts' });
      expect(
        screen.getByText(context.listed ? 'Loading' : 'Accounts', { selector: context.listed ? 'p' : 'h1' }),
      ).toBeTruthy();
    },
    'browsing.failed': () =>
      expect(screen.getByRole('alert').textContent).toContain('Couldn’t load the list.'),
    'browsing.listed': expectTheList,
    'acting.deciding': ({ context }) => {
      expect(dialog().getByRole('heading').textContent).toBe('Lock this account?');
      expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Lock' }).disabled).toBe(
        context.reason === '',
      );
      if (context.refusal !== null)
        expect(dialog().getByRole('alert').textContent).toBe(
          context.refusal || 'That didn’t work. Please try again.',
        );
    },
    'acting.doingAct': ({ inputOf }) => {
      expect(inputOf('doAct')).toEqual({ act: locking, amount: 0, reason: 'spam' });
      expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
    },
  },
});

test.each(walk.paths)('[OP1] a list of the operator follows its chart: %s', (_, run) => run(), 30_000);
test('[OP1] no transition of a list is left unwalked', () =>
  expect(
    walk.untaken().filter((one) => !one.startsWith('amount.typed') && !one.includes('amount.typed')),
  ).toEqual([]));
