import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type ActorRefFrom, createActor, type EventFrom, fromCallback, fromPromise } from 'xstate';
import type {
  CheckedScriptsRequest,
  JudgedScript,
  JudgedScriptRequest,
  TracedSentence,
} from '../../../../contract/scripts/claims';
import { claimsTraceMachine } from '../../../../src/machines/claimsTrace/claimsTrace.machine';
import type { ModelAvailability } from '../../../../src/machines/browserModel/browserModel.machine';
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
  actors: { runModel: fromCallback(() => {}) },
  actions: { reportTraces: () => {}, reportUnchecked: () => {} },
});
const input = {
  source: { title: 'Mug', description: 'Hot for hours' },
  scripts: [script],
  chosen: script,
  backing: [],
};
const judge = { kind: 'localModel', model: 'Llama' } as const;
const builtIn = { kind: 'builtIn' } as const;
const verdicts = {
  sentences: traced,
  judge: { kind: 'browserModel' },
  judged: 2,
  faults: [],
  prompt: '',
} as const;
const comes = (event: EventFrom<typeof machine>, { actor }: { actor: ActorRefFrom<typeof machine> }) =>
  answer(() => actor.send(event));
const show = (view: Pick<ClaimsTraceView, 'actor'> & Partial<ClaimsTraceView>) => (
  <ClaimsTraceContext value={{ kept: [], onKept: () => {}, onReleased: () => {}, ...view }}>
    <TracedScript script={script} />
  </ClaimsTraceContext>
);
const sentences = () => screen.queryAllByRole('button', { expanded: false }).map((one) => one.textContent);
const text = (words: RegExp) => screen.queryByText(words) !== null;

const walk = walkScreen(machine)({
  input,
  calls: ['checkScripts', 'judgeScript', 'checkAvailability', 'fetchPrompt', 'checkVerdicts'],
  samples: {
    'scripts.changed': [{ type: 'scripts.changed', scripts: [script], chosen: script, backing: [] }],
    'sentence.pointedAt': [{ type: 'sentence.pointedAt', script, start: 0 }],
    'xstate.done.actor.checkScripts': [{ type: 'xstate.done.actor.checkScripts', output: [traced] }],
    'xstate.done.actor.judgeScript': [
      { type: 'xstate.done.actor.judgeScript', output: { sentences: traced, judge } },
      { type: 'xstate.done.actor.judgeScript', output: { sentences: traced, judge: builtIn } },
    ],
    'xstate.done.actor.checkAvailability': [
      { type: 'xstate.done.actor.checkAvailability', output: 'available' },
      { type: 'xstate.done.actor.checkAvailability', output: 'downloadable' },
    ],
    'xstate.done.actor.fetchPrompt': [
      {
        type: 'xstate.done.actor.fetchPrompt',
        output: { system: 'Judge.', prompt: script, schema: {}, language: 'en' },
      },
    ],
    'xstate.done.actor.runModel': [],
    'verdicts.written': [{ type: 'verdicts.written', count: 1 }],
    'answer.given': [{ type: 'answer.given', answer: '{}' }],
    'xstate.done.actor.checkVerdicts': [
      {
        type: 'xstate.done.actor.checkVerdicts',
        output: { ...verdicts, sentences: [...traced], faults: [] },
      },
      {
        type: 'xstate.done.actor.checkVerdicts',
        output: { ...verdicts, sentences: [...traced], judged: 1, faults: ['Sentence 2 is missing.'] },
      },
      {
        type: 'xstate.done.actor.checkVerdicts',
        output: { ...verdicts, sentences: [...traced], judged: 0, faults: ['No JSON.'] },
      },
    ],
    'xstate.error.actor.judgeScript': [{ type: 'xstate.error.actor.judgeScript', error: new Error('x') }],
    'xstate.error.actor.checkScripts': [{ type: 'xstate.error.actor.checkScripts', error: new Error('x') }],
  },
  alsoTellApart: ({ traces, pointed, judges, first }) => [
    Object.keys(traces),
    pointed,
    judges[script]?.kind,
    first?.judged,
  ],
  limit: 20_000,
  offers: ({ context }, { type }) => type !== 'sentence.pointedAt' || script in context.traces,
  screen: (actor) => show({ actor }),
  gestures: {
    'scripts.changed': comes,
    'model.opened': comes,
    'verdicts.written': comes,
    'answer.given': comes,
    'model.failed': comes,
    'judging.cancelled': (_, { user }) => user.click(screen.getByRole('button', { name: 'Cancel' })),
    'sentence.pointedAt': (_, { user }) => user.click(screen.getByRole('button', { name: 'It is hot.' })),
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  passed: ['judging'],
  states: {
    settling: ({ context }) =>
      expect(sentences()).toHaveLength(script in context.traces ? (context.pointed ? 1 : 2) : 0),
    checkingScripts: () => expect(text(/^Checking each sentence/)).toBe(true),
    askingModel: () => {
      expect(text(/^A language model is checking it/)).toBe(true);
      expect(text(/^“Vets love it”/)).toBe(true);
    },
    checkingAvailability: () => expect(text(/^A language model is checking it/)).toBe(true),
    fetchingPrompt: () =>
      expect(text(/^Your browser’s model is checking it against your product info/)).toBe(true),
    'running.opening': () =>
      expect(text(/^Your browser’s model is checking it against your product info/)).toBe(true),
    'running.reading': ({ context: { verdicts: count } }) =>
      expect(
        text(
          count === 0
            ? /^Your browser’s model is checking it against your product info…$/
            : /: 1 of 2 sentences$/,
        ),
      ).toBe(true),
    'running.checkingVerdicts': () => expect(text(/^Your browser’s model/)).toBe(true),
    unavailable: () => expect(text(/^Couldn’t check this script/)).toBe(true),
    traced: ({ context: { pointed, judges } }) => {
      const by = judges[script]?.kind;
      expect(text(/^Checked by Llama, which had to quote your product info$/)).toBe(by === 'localModel');
      expect(text(/^Checked by your browser’s own model, which had to quote/)).toBe(by === 'browserModel');
      expect(text(/^Checked word by word, without a language model$/)).toBe(by === 'builtIn');
      expect(sentences()).toEqual(pointed ? ['Vets love it.'] : ['It is hot.', 'Vets love it.']);
      expect(text(/^Your description says: “Hot for hours”$/)).toBe(pointed !== null);
      expect(text(/^“Vets love it”: an endorsement that isn’t in your product info$/)).toBe(true);
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
        checkAvailability: fromPromise<ModelAvailability, { language: string }>(async () => 'unavailable'),
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
