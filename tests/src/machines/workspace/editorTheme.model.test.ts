import { expect, test } from 'vitest';
import { editorThemeMachine } from '../../../../src/machines/workspace/editorTheme.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const chart = editorThemeMachine.provide({ actions: { showTheme: () => {} } });
const kept = { kept: 'dark' } as const;
const paths = modelOf(chart, kept, {}).getShortestPaths();

type Seen = { value: unknown };
const states = {
  recalling: () => {},
  dark: ({ value }) => expect(value).toBe('dark'),
  light: ({ value }) => expect(value).toBe('light'),
} satisfies Record<StatesOf<typeof editorThemeMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every press is walked, and what was kept is told at the start', () =>
  expect(untakenTransitions(chart, kept, paths).filter((taken) => taken.includes('toggled'))).toEqual([]));

test('[I2] the editor is dark at first, light after a press, and as it was left the next time', () => {
  expect(journey(chart, kept, [{ type: 'theme.toggled' }]).value).toBe('light');
  expect(journey(chart, { kept: 'light' }, []).value).toBe('light');
  expect(journey(chart, { kept: 'light' }, [{ type: 'theme.toggled' }]).value).toBe('dark');
});
