import { expect, test } from 'vitest';
import type { ContextFrom } from 'xstate';
import { renderForecastMachine } from '../../../../src/machines/renderForecast/renderForecast.machine';
import { usualForecast } from '../../../support/renderForecastSample';
import type { StatesOf } from '../../../support/walking/statesOf';
import { modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const input = { projectId: 'p1' };
const told = { type: 'xstate.done.actor.foretellRender' as const, output: [usualForecast] };
const untold = { type: 'xstate.error.actor.foretellRender' as const, error: new TypeError('fetch failed') };

const paths = modelOf(renderForecastMachine, input, {
  'xstate.done.actor.foretellRender': [told],
  'xstate.error.actor.foretellRender': [untold],
}).getShortestPaths();

type Seen = { context: ContextFrom<typeof renderForecastMachine> };
const states = {
  // What was told stays until it is told anew.
  foretelling: ({ context }) => expect(context.projectId).toBe('p1'),
  foretold: ({ context }) => expect(context.forecasts).toEqual([usualForecast]),
  unforetold: ({ context }) => expect(context.forecasts).toBeNull(),
} satisfies Record<StatesOf<typeof renderForecastMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('[ED4] the forecast of a render keeps its chart along %s', async (_, path) => {
  await path.test({ states });
});
test('[ED4] every transition of the forecast of a render is taken', () =>
  expect(untakenTransitions(renderForecastMachine, input, paths)).toEqual([]));
