import { expect, test } from 'vitest';
import { appShellMachine } from '../../../../src/machines/appShell/appShell.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, untakenTransitions } from '../../../support/walking/walkMachine';

const toggled = { type: 'menu.toggled' };
const left = { type: 'menu.left' };

test('every transition is walked', () => {
  const paths = modelOf(appShellMachine, undefined, {}).getShortestPaths();
  expect(untakenTransitions(appShellMachine, undefined, paths)).toEqual([]);
});

const ways = {
  open: [[toggled], [toggled, left, toggled]],
  closed: [[], [toggled, toggled], [toggled, left]],
} satisfies Record<StatesOf<typeof appShellMachine>, { type: string }[][]>;
test.each(Object.entries(ways))('[R10] the menu is %s', (state, stories) => {
  for (const events of stories) expect(journey(appShellMachine, undefined, events).value).toBe(state);
});
test('[R10] a closed menu cannot be left', () =>
  expect(() => journey(appShellMachine, undefined, [left])).toThrow('not heard'));
