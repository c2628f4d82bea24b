import { expect, test } from 'vitest';
import { fromCallback, type EventObject } from 'xstate';
import { openTabMachine } from '../../../../src/machines/workspace/openTab.machine';
import { tabNames } from '../../../../src/machines/workspace/panels';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const machine = openTabMachine.provide({ actors: { followSelection: fromCallback(() => {}) } });
const paths = modelOf(machine, undefined, {
  'tab.chosen': tabNames.map((tab) => ({ type: 'tab.chosen', tab })),
}).getShortestPaths();

type Seen = { children: Record<string, unknown> };
const followed = ({ children }: Seen) => expect(children['followSelection']).toBeDefined();
const states = {
  inspector: followed,
  captions: followed,
  transcript: followed,
  script: followed,
} satisfies Record<StatesOf<typeof openTabMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

test('[SC1] it begins with the script', () => expect(journey(machine, undefined, []).value).toBe('script'));
test.each(tabNames)('[E7] the tab “%s” is opened', (tab) => {
  expect(journey(machine, undefined, [{ type: 'tab.chosen' as const, tab } as EventObject]).value).toBe(tab);
});
