import { expect, test } from 'vitest';
import type { ContextFrom } from 'xstate';
import { secondFactorMachine } from '../../../../src/machines/secondFactor/secondFactor.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const code = (typed: string) => ({ type: 'code.submitted' as const, code: typed });
const wrong = { status: 422, detail: 'Wrong code.' };
const paths = modelOf(
  secondFactorMachine,
  undefined,
  {
    'code.submitted': [code(' 12 ')],
    'xstate.done.actor.checkAppCode': [{ type: 'xstate.done.actor.checkAppCode' }],
    'xstate.error.actor.checkAppCode': [{ type: 'xstate.error.actor.checkAppCode', error: wrong }],
    'xstate.done.actor.checkRecoveryCode': [{ type: 'xstate.done.actor.checkRecoveryCode' }],
    'xstate.error.actor.checkRecoveryCode': [{ type: 'xstate.error.actor.checkRecoveryCode', error: wrong }],
  },
  { alsoTellApart: ({ error }) => error },
).getShortestPaths();

type Seen = { context: ContextFrom<typeof secondFactorMachine> };
const saysNothingOrWhy = ({ context: { error } }: Seen) =>
  expect([null, { message: 'Wrong code.' }]).toContainEqual(error);
const saysNothing = ({ context }: Seen) => expect(context.error).toBeNull();
const states = {
  askingApp: saysNothingOrWhy,
  checkingAppCode: saysNothing,
  askingRecovery: saysNothingOrWhy,
  checkingRecoveryCode: saysNothing,
  done: saysNothing,
} satisfies Record<StatesOf<typeof secondFactorMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('[AC1] the second factor keeps its chart along %s', async (_, path) => {
  await path.test({ states });
});
test('[AC1] every transition of the second factor is taken', () =>
  expect(untakenTransitions(secondFactorMachine, undefined, paths)).toEqual([]));

test.each([[[]], [[{ type: 'recovery.chosen' }]]])('[AC1] an empty code is not sent after %j', (story) =>
  expect(() => journey(secondFactorMachine, undefined, [...story, code(' ')])).toThrow('not heard'),
);
