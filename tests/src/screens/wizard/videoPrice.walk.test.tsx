import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { JobForecast } from '../../../../contract/jobForecast';
import { jobForecastMachine } from '../../../../src/machines/jobForecast/jobForecast.machine';
import { VideoPrice } from '../../../../src/screens/wizard/VideoPrice';
import { walkScreen } from '../../../support/walking/walkScreen';
import { busyForecast, mugForecast, mugShape } from '../../../support/wizards/jobForecastSamples';

type Session = Parameters<typeof VideoPrice>[0]['session'];
const sessionWith = (credits: number) => {
  const snapshot = { context: { profile: { credits } } };
  return { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe() {} }) } as unknown as Session;
};
const cost = 'Costs 10 of your 35 credits';
const takes = 'Takes about 12 seconds';

const walk = walkScreen(jobForecastMachine)({
  input: undefined,
  calls: ['foretellJob'],
  samples: {
    'job.planned': [{ type: 'job.planned', shape: mugShape }],
    'xstate.done.actor.foretellJob': [{ type: 'xstate.done.actor.foretellJob', output: mugForecast }],
    'xstate.error.actor.foretellJob': [
      { type: 'xstate.error.actor.foretellJob', error: new TypeError('fetch failed') },
    ],
  },
  screen: (actor) => <VideoPrice session={sessionWith(35)} forecast={actor} speaker="voice Ada" />,
  // Its page tells what is planned.
  gestures: { 'job.planned': (event, { actor }) => actor.send(event) },
  states: {
    unplanned: () => expect(screen.getByText(cost).textContent).toBe(cost),
    foretelling: () => expect(screen.getByText(cost).textContent).toBe(cost),
    unforetold: () => expect(screen.getByText(cost).textContent).toBe(cost),
    foretold: () => expect(screen.getByRole('status').textContent).toBe(takes),
  },
});

test.each(walk.paths)('[AR1] cost and time are told as their chart says: %s', (_, run) => run());
test('[AR1] no transition of the forecast is left unwalked', () => expect(walk.untaken()).toEqual([]));

const shown = async (forecast: JobForecast, speaker: string | null, credits = 35) => {
  cleanup();
  const actor = createActor(
    jobForecastMachine.provide({ actors: { foretellJob: fromPromise(async () => forecast) } }),
  ).start();
  actor.send({ type: 'job.planned', shape: mugShape });
  render(<VideoPrice session={sessionWith(credits)} forecast={actor} speaker={speaker} />);
  await expect.poll(() => actor.getSnapshot().value).toBe('foretold');
  return [screen.getByRole('status').textContent, screen.getByText(/^Costs/).textContent];
};

test('[AR1] only of who was heard here it is told how long it takes, and that others are being made', async () => {
  expect((await shown(mugForecast, 'voice Bo'))[0]).toBe('');
  expect((await shown(mugForecast, null))[0]).toBe('');
  expect((await shown(mugForecast, 'nobody'))[0]).toBe('Takes about 1 second');
  expect((await shown(busyForecast, 'voice Ada'))[0]).toBe(`${takes} · 2 others are being made`);
});

test('[AR1] that the credits do not do is told before Confirm', async () => {
  expect((await shown({ forecasts: [], others: 0 }, null, 9))[1]).toBe(
    'Costs 10 credits. You have 9Not enough: 1 more credit is needed',
  );
  expect((await shown({ forecasts: [], others: 0 }, null, 10))[1]).toBe('Costs 10 of your 10 credits');
});
