import { expect, test, vi } from 'vitest';
import { fromCallback } from 'xstate';
import { scriptTextMachine } from '../../../../src/machines/captionEdit/scriptText.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const announced = vi.fn();
const machine = scriptTextMachine.provide({
  actors: { rewriteScript: fromCallback(() => {}) },
  actions: { announceRewritten: (_, counts) => announced(counts) },
});
const opened = { type: 'script.opened', text: 'One.\nTwo.' } as const;
const written = { type: 'text.changed', text: 'One.' } as const;
const submitted = { type: 'change.submitted' } as const;
const counts = { changed: 0, added: 0, removed: 1, moved: 0 };
const rewritten = { type: 'script.rewritten', counts } as const;
const refused = { type: 'script.refused', problem: { code: 'scriptTooLong' } } as const;
const unspoken = { type: 'script.refused', problem: { detail: 'No such voice.' } } as const;

const paths = modelOf(machine, undefined, {
  'script.opened': [opened],
  'text.changed': [written],
  'sentence.spoken': [{ type: 'sentence.spoken', done: 1, all: 2 }],
  'script.rewritten': [rewritten],
  'script.refused': [refused, unspoken],
}).getShortestPaths();

type Seen = { context: { text: string; problem: unknown } };
const states = {
  closed: ({ context }) => expect([context.text, context.problem]).toEqual(['', null]),
  'open.editing': ({ context }) => expect(['One.\nTwo.', 'One.']).toContain(context.text),
  'open.refused': ({ context }) => expect(context.problem).toEqual(refused.problem),
  'open.unspoken': ({ context }) => expect(context.problem).toEqual(unspoken.problem),
  rewritingScript: ({ context }) => expect(context.problem).toBeNull(),
} satisfies Record<StatesOf<typeof scriptTextMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

const after = (...events: Parameters<typeof journey>[2]) => journey(machine, undefined, events);

test('[SC1] a text that the video does not take, or that nobody speaks, is as it was written', () => {
  expect(after(opened, written, submitted, refused).context.text).toBe('One.');
  const end = after(opened, written, submitted, unspoken, { type: 'later.requested' });
  expect([end.value, end.context.how, end.context.text]).toEqual(['rewritingScript', 'unspoken', 'One.']);
});
test('[SC1] what became of the script is announced', () => {
  expect(after(opened, written, submitted, rewritten).value).toBe('closed');
  expect(announced).toHaveBeenLastCalledWith(counts);
});
