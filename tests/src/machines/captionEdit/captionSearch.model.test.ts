import { beforeEach, expect, test, vi } from 'vitest';
import { captionSearchMachine } from '../../../../src/machines/captionEdit/captionSearch.machine';
import { RefusedCommand } from '../../../../src/machines/captionEdit/refusalCode';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const announceCount = vi.fn();
beforeEach(() => announceCount.mockClear());
const machine = captionSearchMachine.provide({
  actions: { announceCount: (_, count) => announceCount(count) },
});

const sought = (query: string) => ({ type: 'query.changed' as const, query });
const put = (replacement: string) => ({ type: 'replacement.changed' as const, replacement });
const submitted = { type: 'replacement.submitted' };
const open = { type: 'replacing.opened' };
const three = { type: 'xstate.done.actor.replaceInCaptions' as const, output: 3 };
const refused = {
  type: 'xstate.error.actor.replaceInCaptions' as const,
  error: new RefusedCommand('emptyText'),
};

const paths = modelOf(
  machine,
  undefined,
  {
    'query.changed': [sought('mug'), sought('  ')],
    'replacement.changed': [put('cup')],
    'xstate.done.actor.replaceInCaptions': [three],
    'xstate.error.actor.replaceInCaptions': [refused],
  },
  { alsoTellApart: (context) => context },
).getShortestPaths();

type Seen = { context: { query: string; replaced: number; problem: string | null } };
const states = {
  finding: () => {},
  'replacing.writing': () => {},
  'replacing.replaced': ({ context }) => expect(context.replaced).toBe(3),
  'replacing.refused': ({ context }) => expect(context.problem).toBe('emptyText'),
  replacingInCaptions: ({ context }) => expect(context.query).toBe('mug'),
} satisfies Record<StatesOf<typeof captionSearchMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

const after = (...events: Parameters<typeof journey>[2]) => journey(machine, undefined, events);

test('what is sought stays when replacing is opened and closed', () => {
  const end = after(sought('mug'), open, put('cup'), { type: 'replacing.closed' });
  expect([end.value, end.context.query, end.context.replacement]).toEqual(['finding', 'mug', 'cup']);
});
test('how many captions were changed is said', () => {
  const end = after(sought('mug'), open, put('cup'), submitted, three);
  expect([end.value, end.context.replaced]).toEqual([{ replacing: 'replaced' }, 3]);
  expect(announceCount.mock.calls).toEqual([[3]]);
});
test('nothing is put in the place of nothing', () => {
  expect(() => after(open, submitted)).toThrow('not heard');
  expect(() => after(sought('  '), open, submitted)).toThrow('not heard');
});
test('what was refused is said until something else is written', () => {
  expect(after(sought('mug'), open, submitted, refused).context.problem).toBe('emptyText');
  expect(after(sought('mug'), open, submitted, refused, put('cup')).value).toEqual({ replacing: 'writing' });
});
