import { expect, test } from 'vitest';
import { flowsSwitchMachine } from '../../../../src/machines/flowsSwitch/flowsSwitch.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const told = (output: boolean) => ({
  type: 'xstate.done.actor.askWhetherFlowsAreShown' as const,
  output,
});
const silence = {
  type: 'xstate.error.actor.askWhetherFlowsAreShown' as const,
  error: new TypeError('fetch failed'),
};
const paths = modelOf(flowsSwitchMachine, undefined, {
  'xstate.done.actor.askWhetherFlowsAreShown': [told(true), told(false)],
  'xstate.error.actor.askWhetherFlowsAreShown': [silence],
}).getShortestPaths();

type Seen = { hasTag(tag: string): boolean };
const states = {
  askingWhetherFlowsAreShown: (seen) => expect(seen.hasTag('pending')).toBe(true),
  on: (seen) => expect(seen.hasTag('pending')).toBe(false),
  off: (seen) => expect(seen.hasTag('pending')).toBe(false),
} satisfies Record<StatesOf<typeof flowsSwitchMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () =>
  expect(untakenTransitions(flowsSwitchMachine, undefined, paths)).toEqual([]));

test('charts are shown where the server says so, and nowhere else', () => {
  expect(journey(flowsSwitchMachine, undefined, [told(true)]).value).toBe('on');
  expect(journey(flowsSwitchMachine, undefined, [told(false)]).value).toBe('off');
  expect(journey(flowsSwitchMachine, undefined, [silence]).value).toBe('off');
});
