import { expect, test } from 'vitest';
import type { ContextFrom } from 'xstate';
import { shownMediaMachine } from '../../../../src/machines/shownMedia/shownMedia.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const facts = { width: 800, height: 600, duration_seconds: null, backdrop_url: null };
const shown = (...addresses: string[]) => ({ type: 'media.shown' as const, addresses });
const told = { type: 'xstate.done.actor.fetchFacts' as const, output: { '/a.jpg': facts } };
const untold = { type: 'xstate.error.actor.fetchFacts' as const, error: new TypeError('fetch failed') };

const paths = modelOf(shownMediaMachine, undefined, {
  'media.shown': [shown('/a.jpg'), shown()],
  'xstate.done.actor.fetchFacts': [told],
  'xstate.error.actor.fetchFacts': [untold],
}).getShortestPaths();

type Seen = { context: ContextFrom<typeof shownMediaMachine> };
const states = {
  resting: ({ context }) => expect([{}, { '/a.jpg': facts }]).toContainEqual(context.facts),
  fetchingFacts: ({ context }) => expect(context).toEqual({ addresses: ['/a.jpg'], facts: {} }),
  unknown: ({ context }) => expect(context.facts).toEqual({}),
} satisfies Record<StatesOf<typeof shownMediaMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('[W13] what is shown of media keeps its chart along %s', async (_, path) => {
  await path.test({ states });
});
test('[W13] every transition of what is shown of media is taken', () =>
  expect(untakenTransitions(shownMediaMachine, undefined, paths)).toEqual([]));

test('[W13] only pictures that are not known are asked for, and what was known stays', () => {
  expect(journey(shownMediaMachine, undefined, [shown()]).value).toBe('resting');
  expect(journey(shownMediaMachine, undefined, [shown('/a.jpg'), told, shown('/a.jpg')]).value).toBe(
    'resting',
  );
  const more = journey(shownMediaMachine, undefined, [shown('/a.jpg'), told, shown('/a.jpg', '/b.jpg')]);
  expect([more.value, more.context.addresses]).toEqual(['fetchingFacts', ['/a.jpg', '/b.jpg']]);
  expect(more.context.facts).toEqual({ '/a.jpg': facts });
});
