import { expect, test } from 'vitest';
import type { ContextFrom } from 'xstate';
import { startOverMachine } from '../../../../src/machines/startOver/startOver.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const machine = startOverMachine.provide({ actions: { clearDraft: () => {} } });
const asked = { type: 'startOver.requested' as const };
const kept = { type: 'startOver.cancelled' as const };
const confirmed = { type: 'startOver.confirmed' as const };

const paths = modelOf(
  machine,
  undefined,
  {},
  { alsoTellApart: ({ times }) => Math.min(times, 1) },
).getShortestPaths();

type Seen = { context: ContextFrom<typeof startOverMachine> };
const isCounted = ({ context }: Seen) => expect(context.times).toBeGreaterThanOrEqual(0);
const states = { kept: isCounted, asking: isCounted } satisfies Record<
  StatesOf<typeof startOverMachine>,
  (seen: Seen) => void
>;

test.each(paths.map(titled))('[W14] starting over keeps its chart along %s', async (_, path) => {
  await path.test({ states });
});
test('[W14] every transition of starting over is taken', () =>
  expect(untakenTransitions(machine, undefined, paths)).toEqual([]));
test('[W14] only who confirms begins anew, each time once', () => {
  const at = (...events: Parameters<typeof journey<typeof startOverMachine>>[2]) =>
    journey(machine, undefined, events).context.times;
  expect([at(), at(asked), at(asked, kept), at(asked, confirmed)]).toEqual([0, 0, 0, 1]);
  expect(at(asked, confirmed, asked, kept, asked, confirmed)).toBe(2);
});
