import { expect, test } from 'vitest';
import type { ContextFrom } from 'xstate';
import { accountUsageMachine } from '../../../../src/machines/accountUsage/accountUsage.machine';
import { usageSamples, someUsage } from '../../../support/usageSamples';
import type { StatesOf } from '../../../support/walking/statesOf';
import { modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const paths = modelOf(accountUsageMachine, undefined, usageSamples).getShortestPaths();
type Seen = { context: ContextFrom<typeof accountUsageMachine> };
const states = {
  fetchingUsage: ({ context }) => expect(context.usage).toBeNull(),
  unavailable: ({ context }) => expect(context.usage).toBeNull(),
  shown: ({ context }) => expect(context.usage).toEqual(someUsage),
} satisfies Record<StatesOf<typeof accountUsageMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('[TR2] the usage keeps its chart along %s', async (_, path) => {
  await path.test({ states });
});
test('[TR2] every transition of the usage is taken', () =>
  expect(untakenTransitions(accountUsageMachine, undefined, paths)).toEqual([]));
