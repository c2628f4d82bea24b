import { expect, test } from 'vitest';
import type { ContextFrom } from 'xstate';
import { jobForecastMachine } from '../../../../src/machines/jobForecast/jobForecast.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';
import { mugForecast, mugShape } from '../../../support/wizards/jobForecastSamples';

const planned = { type: 'job.planned' as const, shape: mugShape };
const told = { type: 'xstate.done.actor.foretellJob' as const, output: mugForecast };
const untold = { type: 'xstate.error.actor.foretellJob' as const, error: new TypeError('fetch failed') };

const paths = modelOf(jobForecastMachine, undefined, {
  'job.planned': [planned],
  'xstate.done.actor.foretellJob': [told],
  'xstate.error.actor.foretellJob': [untold],
}).getShortestPaths();

type Seen = { context: ContextFrom<typeof jobForecastMachine> };
const states = {
  unplanned: ({ context }) => expect(context).toEqual({ shape: null, forecast: null }),
  foretelling: ({ context }) => expect(context).toEqual({ shape: mugShape, forecast: null }),
  foretold: ({ context }) => expect(context.forecast).toEqual(mugForecast),
  unforetold: ({ context }) => expect(context.forecast).toBeNull(),
} satisfies Record<StatesOf<typeof jobForecastMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('[AR1] the forecast of a job keeps its chart along %s', async (_, path) => {
  await path.test({ states });
});
test('[AR1] every transition of the forecast of a job is taken', () =>
  expect(untakenTransitions(jobForecastMachine, undefined, paths)).toEqual([]));

test('[AR1] a job that was changed is foretold anew, and what was told of the one before is gone', () => {
  const shape = { ...mugShape, words: 90 };
  const changed = { ...planned, shape };
  const end = journey(jobForecastMachine, undefined, [planned, told, changed]);
  expect([end.value, end.context]).toEqual(['foretelling', { shape, forecast: null }]);
});
