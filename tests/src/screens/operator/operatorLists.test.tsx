/** The three lists as an operator reads them, and what a change of credits asks. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createActor, fromPromise, type PromiseActorLogic } from 'xstate';
import {
  operatorListMachine,
  type Decision,
  type Listed,
  type OperatorPlace,
  type Query,
} from '../../../../src/machines/operator/operatorList.machine';
import { OperatorListScreen } from '../../../../src/screens/operator/OperatorListScreen';
import { faultsIn } from '../../../support/faultsIn';
import { someAccount, someEvent, someFailure } from '../../../support/operatorSamples';

const lists: Readonly<Record<OperatorPlace, Listed>> = {
  accounts: {
    place: 'accounts',
    answer: {
      items: [
        someAccount({ is_operator: true }),
        someAccount({
          id: 'b',
          email: 'bob@example.com',
          locked: '2026-01-01T00:00:00.000Z',
          last_sign_in: null,
        }),
      ],
      total: 2,
      page: 1,
      pages: 1,
    },
  },
  failures: {
    place: 'failures',
    answer: {
      items: [someFailure, { ...someFailure, id: 'r', what: 'render', kind: null, title: '', cause: null }],
      total: 2,
      page: 1,
      pages: 1,
    },
  },
  audit: { place: 'audit', answer: { items: [someEvent], total: 1, page: 1, pages: 1 } },
};

async function shown(place: OperatorPlace) {
  const decided: Decision[] = [];
  const asked: Query[] = [];
  const fetchList: PromiseActorLogic<Listed, Query> = fromPromise(async ({ input }) => {
    asked.push(input);
    return lists[input.place];
  });
  const doAct: PromiseActorLogic<void, Decision> = fromPromise(async ({ input }) => void decided.push(input));
  const actor = createActor(operatorListMachine.provide({ actors: { fetchList, doAct } }), {
    input: { now: () => Date.parse('2026-01-02T00:00:00.000Z'), place },
  }).start();
  const { container } = render(
    <MemoryRouter>
      <OperatorListScreen actor={actor} />
    </MemoryRouter>,
  );
  await screen.findByRole('table');
  return { decided, asked, container, user: userEvent.setup() };
}

test('[OP1] what failed is shown with its cause and leads to its account', async () => {
  await shown('failures');
  const [, first, second] = screen.getAllByRole('row');
  expect(within(first as HTMLElement).getByText('Error: no room')).toBeTruthy();
  expect(within(first as HTMLElement).getByText(/The video could not be made\./)).toBeTruthy();
  expect(
    within(first as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/operator/users?account=ann%40example.com');
  expect(within(second as HTMLElement).getByText('No cause was recorded.')).toBeTruthy();
});

test('[OP1] the audit log says what, by whom, on whom and from where, and asks for one kind', async () => {
  const { asked, user } = await shown('audit');
  const cells = screen.getAllByRole('cell').map(({ lastChild }) => lastChild?.textContent);
  expect(cells.slice(1)).toEqual([
    'Failed sign-in',
    'Unknown',
    'ann@example.com',
    '203.0.113.7',
    'with: password',
  ]);
  await user.selectOptions(screen.getByLabelText('What happened'), 'Signed in');
  expect(asked.at(-1)).toEqual({ place: 'audit', kind: 'signed_in', search: '', page: 1 });
});

test('[OP1] credits are changed by a number and a reason; an operator is not locked, who is locked is unlocked', async () => {
  const { decided, user } = await shown('accounts');
  expect(screen.queryByRole('button', { name: 'Lock: ann@example.com' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Unlock: bob@example.com' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Credits: bob@example.com' }));
  const dialog = within(screen.getByRole('dialog'));
  const confirm = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Change' });
  await user.type(dialog.getByLabelText('Reason'), 'a gift');
  await user.type(dialog.getByLabelText('Amount'), '1.5');
  expect(confirm().disabled).toBe(true);
  await user.clear(dialog.getByLabelText('Amount'));
  await user.type(dialog.getByLabelText('Amount'), '-20');
  await user.click(confirm());
  expect(await screen.findByText('Credits changed.')).toBeTruthy();
  expect(decided).toMatchObject([{ act: { kind: 'credits' }, amount: -20, reason: 'a gift' }]);
});

test.each(['accounts', 'failures', 'audit'] as const)(
  '[OP1] axe finds nothing in the list of %s',
  async (place) => {
    const { container } = await shown(place);
    expect(await faultsIn(container)).toEqual([]);
  },
);
