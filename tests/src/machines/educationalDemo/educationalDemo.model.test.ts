import { expect, test } from 'vitest';
import { educationalDemoMachine } from '../../../../src/machines/educationalDemo/educationalDemo.machine';
import { mug } from '../../../support/wizards/mug';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const sample = mug('draft').output.video_data;
const fetched = { type: 'xstate.done.actor.fetchSample', output: sample } as const;
const refused = { type: 'xstate.error.actor.fetchSample', error: new Error('offline') } as const;
const paths = modelOf(educationalDemoMachine, undefined, {
  'xstate.done.actor.fetchSample': [fetched],
  'xstate.error.actor.fetchSample': [refused],
}).getShortestPaths();

type Seen = { context: { sample: unknown } };
const nothingYet = ({ context }: Seen) => expect(context.sample).toBeNull();
const states = {
  fetchingSample: nothingYet,
  unavailable: nothingYet,
  shown: ({ context }) => expect(context.sample).toBe(sample),
} satisfies Record<StatesOf<typeof educationalDemoMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () =>
  expect(untakenTransitions(educationalDemoMachine, undefined, paths)).toEqual([]));
test('[T4] a sample that did not come can be asked for again', () =>
  expect(journey(educationalDemoMachine, undefined, [refused, { type: 'retried' }, fetched]).value).toBe(
    'shown',
  ));
