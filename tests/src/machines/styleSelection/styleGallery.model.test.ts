import { expect, test, vi } from 'vitest';
import type { ContextFrom } from 'xstate';
import { styleGalleryMachine } from '../../../../src/machines/styleSelection/styleGallery.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenOnWalks } from '../../../support/walking/walkMachine';

const applyStyle = vi.fn();
const machine = styleGalleryMachine.provide({
  actions: { applyStyle: ({ context }) => applyStyle(context.chosen) },
});
const input = { keeper: { jobId: 'j1' } };
const came = {
  type: 'xstate.done.actor.fetchLayouts' as const,
  output: [{ template: 'default', layout: null }],
};
const missing = { type: 'xstate.error.actor.fetchLayouts' as const, error: new Error('offline') };
const chose = (replaces: boolean) => ({ type: 'style.chosen' as const, template: 'funky', replaces });
const samples = {
  'style.chosen': [chose(true), chose(false)],
  'xstate.done.actor.fetchLayouts': [came],
  'xstate.error.actor.fetchLayouts': [missing],
};
const paths = modelOf(machine, input, samples).getShortestPaths();

type Seen = { context: ContextFrom<typeof machine> };
const states = {
  fetchingLayouts: ({ context }) => expect(context.styles).toEqual([]),
  unavailable: ({ context }) => expect(context.styles).toEqual([]),
  'choosing.calm': ({ context }) => expect(context.chosen).toBeNull(),
  'choosing.asking': ({ context }) => expect(context.chosen).toBe('funky'),
  applied: ({ context }) => expect(context.chosen).toBe('funky'),
} satisfies Record<Exclude<StatesOf<typeof machine>, 'judging'>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked, where somebody keeps its layouts and where nobody does', () => {
  const bare = { keeper: null };
  const none = { input: bare, paths: modelOf(machine, bare, samples).getShortestPaths() };
  expect(untakenOnWalks(machine, [{ input, paths }, none])).toEqual([]);
});

const after = (...events: Parameters<typeof journey>[2]) => journey(machine, input, events);

test('[S1] a style that replaces nothing of its owner’s is applied by one press', () => {
  applyStyle.mockClear();
  expect(after(came, chose(false)).value).toBe('applied');
  expect(applyStyle.mock.calls).toEqual([['funky']]);
});
test('[S1] what is replaced is said first, and can be left as it is', () => {
  applyStyle.mockClear();
  expect(after(came, chose(true)).value).toEqual({ choosing: 'asking' });
  expect(after(came, chose(true), { type: 'cancelled' }).value).toEqual({ choosing: 'calm' });
  expect(applyStyle).not.toHaveBeenCalled();
  expect(after(came, chose(true), { type: 'style.confirmed' }).value).toBe('applied');
  expect(applyStyle.mock.calls).toEqual([['funky']]);
});
test('a video whose layouts nobody keeps is offered its styles without a look at them', () => {
  expect(journey(machine, { keeper: null }, []).value).toEqual({ choosing: 'calm' });
});
