import { expect, test } from 'vitest';
import type { ContextFrom } from 'xstate';
import { accountLeavingMachine } from '../../../../src/machines/accountLeaving/accountLeaving.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const machine = accountLeavingMachine.provide({ actions: { openAccount: () => {} } });
const chosen = { type: 'keeping.chosen' };
const kept = { type: 'xstate.done.actor.keepAccount' };
const failed = { type: 'xstate.error.actor.keepAccount', error: { status: 409, detail: 'Too late.' } };
const paths = modelOf(
  machine,
  undefined,
  { [kept.type]: [kept], [failed.type]: [failed] },
  { alsoTellApart: ({ error }) => error },
).getShortestPaths();

type Seen = { context: ContextFrom<typeof accountLeavingMachine> };
const states = {
  leaving: ({ context: { error } }) => expect([null, { message: 'Too late.' }]).toContainEqual(error),
  keeping: ({ context }) => expect(context.error).toBeNull(),
  kept: ({ context }) => expect(context.error).toBeNull(),
} satisfies Record<StatesOf<typeof accountLeavingMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('[AC1] a deleted account keeps its chart along %s', async (_, path) => {
  await path.test({ states });
});
test('[AC1] every transition of keeping an account is taken', () =>
  expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

test('[AC1] an account that is kept is opened once, one that is not never', () => {
  let opened = 0;
  const counting = machine.provide({ actions: { openAccount: () => void opened++ } });
  journey(counting, undefined, [chosen, failed]);
  expect(opened).toBe(0);
  journey(counting, undefined, [chosen, failed, chosen, kept]);
  expect(opened).toBe(1);
});
