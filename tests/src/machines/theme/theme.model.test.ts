import { expect, test, vi } from 'vitest';
import { fromCallback, type SnapshotFrom } from 'xstate';
import { THEMES, themeMachine, type Theme } from '../../../../src/machines/theme/theme.machine';
import { themeOf } from '../../../../src/app/theme/themeOfPage';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const keepTheme = vi.fn();
const chart = themeMachine.provide({
  actors: { watchSystem: fromCallback(() => {}) },
  actions: { keepTheme: (_, theme) => keepTheme(theme) },
});
const kept = { kept: null };
const toggled = { type: 'theme.toggled' } as const;
const entered = { type: 'editor.entered' } as const;
const darkened = { type: 'system.changed', isDark: true } as const;
const chosen = (theme: (typeof THEMES)[number]) => ({ type: 'theme.chosen', theme }) as const;
const paths = modelOf(chart, kept, {
  'theme.chosen': THEMES.map(chosen),
  'system.changed': [darkened, { ...darkened, isDark: false }],
}).getShortestPaths();

const nothing = () => {};
const states = {
  'choice.recalling': nothing,
  'choice.unchosen': nothing,
  'choice.dark': nothing,
  'choice.light': nothing,
  'choice.system.dark': nothing,
  'choice.system.light': nothing,
  'page.plain': nothing,
  'page.editor': nothing,
} satisfies Record<StatesOf<typeof themeMachine>, () => void>;

test.each(paths.map(titled))('[I2] the colours keep their chart along %s', async (_, path) => {
  await path.test({ states });
});
test('[I2] every way between the colours is taken, but for what was kept at the start', () =>
  expect(untakenTransitions(chart, kept, paths).filter((taken) => !taken.includes('recalling'))).toEqual([]));

type Events = Parameters<typeof journey>[2];
const seen = (events: Events, input: { kept: Theme | null } = kept) => {
  const end = journey(chart, input, events) as SnapshotFrom<typeof themeMachine>;
  return [themeOf(end), end.hasTag('dark')];
};
test('[I2] the editor is dark at first, pages as the system is, and a press is for both', () => {
  expect(seen([])).toEqual(['system', true]);
  expect(seen([entered])).toEqual(['dark', true]);
  expect(seen([entered, toggled])).toEqual(['light', false]);
  expect(seen([entered, toggled, { type: 'editor.left' }])).toEqual(['light', false]);
  expect(seen([entered, toggled, toggled])).toEqual(['dark', true]);
});

test('[I2] what was chosen holds in the editor and is kept; as the system is, also when it changes', () => {
  keepTheme.mockClear();
  expect(seen([entered, chosen('system')])).toEqual(['system', false]);
  expect(seen([entered, chosen('system'), darkened])).toEqual(['system', true]);
  expect(seen([chosen('system'), darkened, toggled])).toEqual(['light', false]);
  expect(new Set(keepTheme.mock.calls.flat())).toEqual(new Set(['system', 'light']));
  for (const theme of THEMES) expect(seen([], { kept: theme })[0]).toBe(theme);
});
