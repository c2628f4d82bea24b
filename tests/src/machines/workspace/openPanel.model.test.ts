import { expect, test } from 'vitest';
import { openPanelMachine } from '../../../../src/machines/workspace/openPanel.machine';
import { panelNames } from '../../../../src/machines/workspace/panels';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const paths = modelOf(openPanelMachine, undefined, {
  'panel.chosen': panelNames.map((panel) => ({ type: 'panel.chosen', panel })),
}).getShortestPaths();

type Seen = { value: unknown };
const one = ({ value }: Seen) => expect(['closed', ...panelNames]).toContain(value);
const states = {
  closed: one,
  text: one,
  audios: one,
  shapes: one,
  photos: one,
  videos: one,
  brand: one,
} satisfies Record<StatesOf<typeof openPanelMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () =>
  expect(untakenTransitions(openPanelMachine, undefined, paths)).toEqual([]));

test('[E7] it begins without a library', () =>
  expect(journey(openPanelMachine, undefined, []).value).toBe('closed'));
test.each(panelNames)('[E7] the library “%s” takes the place of another, and is closed', (panel) => {
  const other = { type: 'panel.chosen', panel: panel === 'text' ? 'photos' : 'text' } as const;
  const chosen = { type: 'panel.chosen', panel } as const;
  expect(journey(openPanelMachine, undefined, [other, chosen]).value).toBe(panel);
  expect(journey(openPanelMachine, undefined, [other, chosen, { type: 'panel.closed' }]).value).toBe(
    'closed',
  );
});
