import { expect, test } from 'vitest';
import { draftMachine } from '../../../../src/machines/saving/draft.machine';
import type { Stamp } from '../../../../src/machines/saving/stamp';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const stamp = (edits: number): Stamp => ({ writer: 'w1', revision: 3, edits, savedEdits: 0 });
const outdated = (edits: number) => ({ type: 'draft.outdated' as const, stamp: stamp(edits) });
const done = { type: 'xstate.done.actor.keepDraft' as const, output: undefined };
const failed = { type: 'xstate.error.actor.keepDraft' as const, error: new Error('no room') };

const paths = modelOf(
  draftMachine,
  undefined,
  {
    'draft.outdated': [outdated(1), outdated(2)],
    'xstate.done.actor.keepDraft': [done],
    'xstate.error.actor.keepDraft': [failed],
  },
  { alsoTellApart: ({ wanted, kept }) => [wanted?.edits, kept?.edits] },
).getShortestPaths();
type Seen = { context: { wanted: Stamp | null; kept: Stamp | null } };
const states = {
  kept: ({ context }) => expect(context.kept).toEqual(context.wanted),
  keepingDraft: ({ context }) => expect(context.kept).not.toBeNull(),
  unkept: ({ context }) => expect(context.wanted).not.toBeNull(),
} satisfies Record<StatesOf<typeof draftMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () =>
  expect(untakenTransitions(draftMachine, undefined, paths)).toEqual([]));

const after = (...events: Parameters<typeof journey>[2]) => journey(draftMachine, undefined, events);

test('[E12] a change while the last one is written is written next; what did not change is not', () => {
  const end = after(outdated(1), outdated(2), outdated(3), done);
  expect([end.value, end.context.kept]).toEqual(['keepingDraft', stamp(3)]);
  expect(after(outdated(1), outdated(2), done, done).value).toBe('kept');
});
test('[E12] a browser without room is asked again at the next change', () => {
  expect(after(outdated(1), failed).value).toBe('unkept');
  expect(after(outdated(1), failed, outdated(2), done).value).toBe('kept');
});
