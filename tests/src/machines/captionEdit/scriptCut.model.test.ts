import { beforeEach, expect, test, vi } from 'vitest';
import { chosenSpan, scriptCutMachine } from '../../../../src/machines/captionEdit/scriptCut.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const cutWords = vi.fn();
const tidy = vi.fn();
beforeEach(() => [cutWords, tidy].forEach((spy) => spy.mockClear()));
const machine = scriptCutMachine.provide({
  actions: { cutWords: (_, chosen) => cutWords(chosen), tidy: (_, asked) => tidy(asked) },
});

const pressed = { type: 'word.pressed' as const, word: { from: 500, to: 900 } };
const back = { type: 'choice.extended' as const, word: { from: 0, to: 400 } };
const cut = { type: 'cut.requested' as const };
const needed = { type: 'fillers.needed' as const };
const listed = { type: 'xstate.done.actor.fetchFillers' as const, output: ['um'] };
const tidied = { type: 'tidying.requested' as const, what: 'fillers' as const };

const paths = modelOf(machine, undefined, {
  'word.pressed': [pressed],
  'choice.extended': [back],
  'tidying.requested': [tidied],
  'xstate.done.actor.fetchFillers': [listed],
  'xstate.error.actor.fetchFillers': [{ type: 'xstate.error.actor.fetchFillers', error: new Error('down') }],
}).getShortestPaths();

type Seen = { context: Parameters<typeof chosenSpan>[0] & { fillers: readonly string[] } };
const fine = () => {};
const states = {
  'words.calm': ({ context }) => expect(chosenSpan(context)).toBeNull(),
  'words.chosen': ({ context }) => expect(chosenSpan(context)).not.toBeNull(),
  'fillers.unasked': fine,
  'fillers.fetchingFillers': fine,
  'fillers.listed': ({ context }) => expect(context.fillers).toEqual(['um']),
  'fillers.unavailable': ({ context }) => expect(context.fillers).toEqual([]),
} satisfies Record<StatesOf<typeof scriptCutMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

const after = (...events: Parameters<typeof journey>[2]) => journey(machine, undefined, events);

test('[SC2] words are chosen from where one began, also backwards, and cut', () => {
  expect(chosenSpan(after(pressed, back).context)).toEqual({ from: 0, to: 900 });
  const end = after(pressed, back, cut);
  expect(cutWords.mock.calls).toEqual([[{ from: 0, to: 900 }]]);
  expect([end.value, chosenSpan(end.context)]).toEqual([{ words: 'calm', fillers: 'unasked' }, null]);
});
test('[SC2] what is tidied knows the fillers, and forgets what was chosen', () => {
  const end = after(needed, listed, pressed, back, tidied);
  expect(tidy.mock.calls).toEqual([[{ what: 'fillers', fillers: ['um'] }]]);
  expect(end.value).toEqual({ words: 'calm', fillers: 'listed' });
});
