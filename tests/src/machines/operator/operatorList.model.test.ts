import { expect, test } from 'vitest';
import type { ContextFrom } from 'xstate';
import { operatorListMachine, type Listed } from '../../../../src/machines/operator/operatorList.machine';
import { someAccount } from '../../../support/operatorSamples';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const input = { now: () => 7, place: 'accounts' as const, search: 'ann' };
const list: Listed = { place: 'accounts', answer: { items: [someAccount()], total: 21, page: 2, pages: 2 } };
const answered = { type: 'xstate.done.actor.fetchList' as const, output: list };
const wanted = { type: 'act.wanted' as const, act: { kind: 'credits' as const, account: someAccount() } };
const amount = (typed: string) => ({ type: 'amount.typed' as const, amount: typed });
const reason = { type: 'reason.typed' as const, reason: 'a gift' };
const confirmed = { type: 'act.confirmed' as const };

const model = modelOf(
  operatorListMachine,
  input,
  {
    'search.typed': [{ type: 'search.typed', search: 'bob' }],
    'kind.chosen': [{ type: 'kind.chosen', kind: 'signed_in' }],
    'page.chosen': [{ type: 'page.chosen', page: 2 }],
    'act.wanted': [wanted],
    'amount.typed': [amount('5')],
    'reason.typed': [reason],
    'xstate.done.actor.fetchList': [answered],
    'xstate.error.actor.fetchList': [
      { type: 'xstate.error.actor.fetchList', error: new TypeError('fetch failed') },
    ],
    'xstate.done.actor.doAct': [{ type: 'xstate.done.actor.doAct', output: undefined }],
    'xstate.error.actor.doAct': [{ type: 'xstate.error.actor.doAct', error: { status: 409, detail: 'No.' } }],
  },
  { alsoTellApart: ({ amount: typed, reason: why, refusal }) => [typed, why, refusal], limit: 20_000 },
);
const paths = model.getShortestPaths();
type Seen = { context: ContextFrom<typeof operatorListMachine> };
const states = {
  'browsing.fetchingList': ({ context }) => expect(context.act).toBeNull(),
  'browsing.failed': ({ context }) => expect(context.act).toBeNull(),
  'browsing.listed': ({ context }) => {
    expect(context.listed).toEqual(list);
    expect(context.page).toBe(2);
  },
  'acting.deciding': ({ context }) => expect(context.act).toEqual(wanted.act),
  'acting.doingAct': ({ context }) => {
    expect([context.amount, context.reason]).toEqual(['5', 'a gift']);
  },
} satisfies Record<StatesOf<typeof operatorListMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () =>
  expect(untakenTransitions(operatorListMachine, input, paths)).toEqual([]));

test('[OP1] a new search begins at the first page', () =>
  expect(journey(operatorListMachine, input, [answered, { type: 'search.submitted' }]).context.page).toBe(1));
test.each(['', '0', '1.5', 'five', '1000000'])('[OP1] %s is no amount', (typed) =>
  expect(() =>
    journey(operatorListMachine, input, [answered, wanted, reason, amount(typed), confirmed]),
  ).toThrow('not heard'),
);
test.each(['5', '+5', '-20'])('[OP1] %s is an amount', (typed) =>
  expect(
    journey(operatorListMachine, input, [answered, wanted, reason, amount(typed), confirmed]).value,
  ).toEqual({
    acting: 'doingAct',
  }),
);
