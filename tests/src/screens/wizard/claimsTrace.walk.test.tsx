import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type {
  CheckedScriptsRequest,
  JudgedScript,
  JudgedScriptRequest,
  TracedSentence,
} from '../../../../contract/scripts/claims';
import { claimsTraceMachine } from '../../../../src/machines/claimsTrace/claimsTrace.machine';
import { TracedScript } from '../../../../src/screens/wizard/script/trace/TracedScript';
import {
  ClaimsTraceContext,
  type ClaimsTraceView,
} from '../../../../src/screens/wizard/script/trace/traceContext';
import { answer, mountScreen } from '../../../support/walking/mountScreen';
import { walkScreen } from '../../../support/walking/walkScreen';

const script = 'It is hot. Vets love it.';
const traced: TracedSentence[] = [
  {
    start: 0,
    end: 10,
    text: 'It is hot.',
    backing: [{ from: 'description', quote: 'Hot for hours' }],
    unsupported: [],
  },
  {
    start: 11,
    end: 24,
    text: 'Vets love it.',
    backing: [],
    unsupported: [{ start: 0, end: 12, words: 'Vets love it', reason: 'endorsement' }],
  },
];
const machine = claimsTraceMachine.provide({
  actions: { reportTraces: () => {}, reportUnchecked: () => {} },
});
const input = { source: { title: 'Mug', description: 'Hot for hours' }, scripts: [script], chosen: script };
const judge = { kind: 'localModel', model: 'Llama' } as const;
const show = (view: Pick<ClaimsTraceView, 'actor'> & Partial<ClaimsTraceView>) => (
  <ClaimsTraceContext value={{ kept: [], onKept: () => {}, onReleased: () => {}, ...view }}>
    <TracedScript script={script} />
  </ClaimsTraceContext>
);
const sentences = () => screen.queryAllByRole('button', { expanded: false }).map((one) => one.textContent);
const text = (words: RegExp) => screen.queryByText(words) !== null;

const walk = walkScreen(machine)({
  input,
  calls: ['checkScripts', 'judgeScript'],
  samples: {
    'scripts.changed': [{ type: 'scripts.changed', scripts: [script], chosen: script }],
    'sentence.pointedAt': [{ type: 'sentence.pointedAt', script, start: 0 }],
    'xstate.done.actor.checkScripts': [{ type: 'xstate.done.actor.checkScripts', output: [traced] }],
    'xstate.done.actor.judgeScript': [
      { type: 'xstate.done.actor.judgeScript', output: { sentences: traced, judge } },
    ],
    'xstate.error.actor.judgeScript': [{ type: 'xstate.error.actor.judgeScript', error: new Error('x') }],
    'xstate.error.actor.checkScripts': [{ type: 'xstate.error.actor.checkScripts', error: new Error('x') }],
  },
  alsoTellApart: ({ traces, pointed, judges }) => [Object.keys(traces), pointed, Object.keys(judges)],
  offers: ({ context }, { type }) => type !== 'sentence.pointedAt' || script in context.traces,
  screen: (actor) => show({ actor }),
  gestures: {
    'scripts.changed': (event, { actor }) => answer(() => actor.send(event)),
    'sentence.pointedAt': (_, { user }) => user.click(screen.getByRole('button', { name: 'It is hot.' })),
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  passed: ['judging'],
  states: {
    settling: ({ context }) =>
      expect(sentences()).toHaveLength(script in context.traces ? (context.pointed ? 1 : 2) : 0),
    checkingScripts: () => expect(text(/^Checking each sentence/)).toBe(true),
    askingModel: () => {
      expect(text(/^A language model is reading it/)).toBe(true);
      expect(text(/^“Vets love it”/)).toBe(true);
    },
    unavailable: () => expect(text(/^Couldn't check this script/)).toBe(true),
    traced: ({ context: { pointed, judges } }) => {
      expect(text(/^Checked by Llama, which had to quote your page$/)).toBe(script in judges);
      expect(sentences()).toEqual(pointed ? ['Vets love it.'] : ['It is hot.', 'Vets love it.']);
      expect(text(/^Your description says: “Hot for hours”$/)).toBe(pointed !== null);
      expect(text(/^“Vets love it”: an endorsement that isn’t on your page$/)).toBe(true);
      expect(screen.getByRole('button', { name: 'I can prove this: Vets love it.' })).toBeTruthy();
    },
  },
});
test.each(walk.paths)('[WR3] sentences are led back to the page: %s', (_, run) => run(), 30_000);
test('[WR3] no transition of it is left unwalked', () => expect(walk.untaken()).toEqual([]));

test('[WR3] a sentence is kept knowingly, and let go again', async () => {
  const actor = createActor(
    machine.provide({
      actors: {
        checkScripts: fromPromise<readonly (readonly TracedSentence[])[], CheckedScriptsRequest>(async () => [
          traced,
        ]),
        judgeScript: fromPromise<JudgedScript, JudgedScriptRequest>(async () => ({
          sentences: traced,
          judge: { kind: 'builtIn' },
        })),
      },
    }),
    { input },
  ).start();
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('traced'));
  const [onKept, onReleased] = [vi.fn(), vi.fn()];
  const claim = { sentence: 'Vets love it.', words: 'Vets love it', reason: 'endorsement' } as const;
  const user = mountScreen(show({ actor, onKept }));
  await user.click(screen.getByRole('button', { name: 'I can prove this: Vets love it.' }));
  expect(onKept).toHaveBeenCalledWith([claim]);
  const again = mountScreen(show({ actor, onReleased, kept: [claim] }));
  await again.click(screen.getByRole('button', { name: 'Undo: I can prove this: Vets love it.' }));
  expect(onReleased).toHaveBeenCalledWith('Vets love it.');
});
