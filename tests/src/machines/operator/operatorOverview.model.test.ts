import { expect, test } from 'vitest';
import type { ContextFrom } from 'xstate';
import { operatorOverviewMachine } from '../../../../src/machines/operator/operatorOverview.machine';
import { someOverview } from '../../../support/operatorSamples';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const input = { now: () => 7 };
const passed = { passed: true, says: { code: 'tried_mail', to: 'a@example.com' }, took_ms: 5 };
const answered = { type: 'xstate.done.actor.fetchOverview' as const, output: someOverview };
const tried = { type: 'part.tried' as const, part: 'mail' as const };
const model = modelOf(
  operatorOverviewMachine,
  input,
  {
    'part.tried': [tried],
    'xstate.done.actor.fetchOverview': [answered],
    'xstate.error.actor.fetchOverview': [
      { type: 'xstate.error.actor.fetchOverview', error: new TypeError('fetch failed') },
    ],
    'xstate.done.actor.tryPart': [{ type: 'xstate.done.actor.tryPart', output: passed }],
    'xstate.error.actor.tryPart': [
      { type: 'xstate.error.actor.tryPart', error: { status: 429, detail: 'No.' } },
    ],
  },
  { alsoTellApart: ({ tried: told }) => told.length, limit: 4000 },
);
const paths = model.getShortestPaths();
type Seen = { context: ContextFrom<typeof operatorOverviewMachine> };
const isKnown = ({ context }: Seen) => expect(context.overview).toEqual(someOverview);
const states = {
  loading: ({ context }) => expect(context.overview).toBeNull(),
  failed: ({ context }) => expect(context.overview).toBeNull(),
  'loaded.look.resting': isKnown,
  'loaded.look.refreshing': isKnown,
  'loaded.look.unanswered': isKnown,
  'loaded.trial.idle': ({ context }) => expect(context.trying).toBeNull(),
  'loaded.trial.tryingPart': ({ context }) => {
    expect(context.trying).toBe('mail');
    expect(context.tried).toEqual([]);
  },
} satisfies Record<StatesOf<typeof operatorOverviewMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () =>
  expect(untakenTransitions(operatorOverviewMachine, input, paths)).toEqual([]));

test('[OP1] a trial without an answer ends, and says so; one that is cancelled says nothing', () => {
  const trial = 'xstate.after.trialLimit.operatorOverview.loaded.trial.tryingPart';
  const late = journey(operatorOverviewMachine, input, [answered, tried, { type: trial }]);
  expect(late.context.tried).toEqual([{ part: 'mail', trial: 'tooLate' }]);
  const cancelled = journey(operatorOverviewMachine, input, [answered, tried, { type: 'trial.cancelled' }]);
  expect(cancelled.context.tried).toEqual([]);
});
