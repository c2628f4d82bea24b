import { expect, test } from 'vitest';
import { flowsPanelMachine } from '../../../../src/machines/flows/flowsPanel.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const drawer = { startsOpen: false };
const page = { startsOpen: true };
const pathsFrom = (input: { startsOpen: boolean }) =>
  modelOf(flowsPanelMachine, input, {}).getShortestPaths();
const paths = [drawer, page].flatMap(pathsFrom);

type Seen = { can(event: { type: 'events.chosen' }): boolean };
const hears = (it: boolean) => (seen: Seen) => expect(seen.can({ type: 'events.chosen' })).toBe(it);
const states = {
  starting: () => expect.fail('nobody can be found here'),
  closed: hears(false),
  'open.drawing': hears(true),
  'open.states': hears(true),
  'open.events': hears(true),
} satisfies Record<StatesOf<typeof flowsPanelMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () =>
  expect([
    ...new Set([
      ...untakenTransitions(flowsPanelMachine, drawer, pathsFrom(drawer)).filter((way) =>
        untakenTransitions(flowsPanelMachine, page, pathsFrom(page)).includes(way),
      ),
    ]),
  ]).toEqual([]));

test('a drawer begins closed, a page open', () => {
  expect(journey(flowsPanelMachine, drawer, []).value).toBe('closed');
  expect(journey(flowsPanelMachine, page, []).value).toEqual({ open: 'drawing' });
});
test('a drawer opens where it was left', () => {
  const toggled = { type: 'drawer.toggled' };
  const left = [toggled, { type: 'events.chosen' }, toggled];
  expect(journey(flowsPanelMachine, drawer, left).value).toBe('closed');
  expect(journey(flowsPanelMachine, drawer, [...left, toggled]).value).toEqual({ open: 'events' });
});
