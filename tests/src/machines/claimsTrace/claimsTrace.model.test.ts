import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import type { CheckedVerdicts } from '../../../../contract/scripts/claims';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';
import { claimsTraceMachine, type Traces } from '../../../../src/machines/claimsTrace/claimsTrace.machine';

const reported: unknown[] = [];
const machine = claimsTraceMachine.provide({
  actors: { runModel: fromCallback(() => {}) },
  actions: {
    reportTraces: (_, traces) => reported.push(traces),
    reportUnchecked: () => reported.push('unchecked'),
  },
});
const input = {
  source: { title: 'Mug', description: 'Hot' },
  scripts: ['It is hot.'],
  chosen: 'It is hot.',
  backing: [],
};
const hot = { start: 0, end: 10, text: 'It is hot.', backing: [], unsupported: [] };
const answered = { type: 'xstate.done.actor.checkScripts' as const, output: [[hot]] };
const model = { kind: 'localModel', model: 'Llama' } as const;
const doubted = {
  ...hot,
  unsupported: [{ start: 0, end: 9, words: 'It is hot', reason: 'unfounded' as const }],
};
const judged = {
  type: 'xstate.done.actor.judgeScript' as const,
  output: { sentences: [doubted], judge: model },
};
/** No model of the server's could. */
const byRules = { ...judged, output: { sentences: [hot], judge: { kind: 'builtIn' as const } } };
const availability = (output: 'available' | 'downloadable') => ({
  type: 'xstate.done.actor.checkAvailability' as const,
  output,
});
const question = {
  type: 'xstate.done.actor.fetchPrompt' as const,
  output: { system: 'Judge.', prompt: 'It is hot.', schema: {}, language: 'en' },
};
const browser = { kind: 'browserModel' } as const;
const checked = (judgedCount: number, ...faults: string[]) => ({
  type: 'xstate.done.actor.checkVerdicts' as const,
  output: {
    sentences: judgedCount > 0 ? [doubted] : [hot],
    judge: browser,
    judged: judgedCount,
    faults,
    prompt: 'Again.',
  } satisfies CheckedVerdicts,
});
const said = { type: 'verdicts.written' as const, count: 1 };
const given = { type: 'answer.given' as const, answer: '{}' };
const opened = { type: 'model.opened' as const };
const stopped = { type: 'model.failed' as const };
const cancelled = { type: 'judging.cancelled' as const };
const unjudged = { type: 'xstate.error.actor.judgeScript' as const, error: new Error('offline') };
const refused = { type: 'xstate.error.actor.checkScripts' as const, error: new Error('offline') };
const changed = (...scripts: string[]) => ({
  type: 'scripts.changed' as const,
  scripts,
  chosen: scripts[0] ?? '',
  backing: [],
});
const settled = { type: 'xstate.after.editSettles.claimsTrace.settling' };

const paths = modelOf(
  machine,
  input,
  {
    'scripts.changed': [changed('It is hot.'), changed('It is new.')],
    'sentence.pointedAt': [{ type: 'sentence.pointedAt', script: 'It is hot.', start: 0 }],
    'xstate.done.actor.checkScripts': [answered],
    'xstate.error.actor.checkScripts': [refused],
    'xstate.done.actor.judgeScript': [judged, byRules],
    'xstate.error.actor.judgeScript': [unjudged],
    'xstate.done.actor.checkAvailability': [availability('available'), availability('downloadable')],
    'xstate.done.actor.fetchPrompt': [question],
    'xstate.done.actor.runModel': [],
    'verdicts.written': [said],
    'answer.given': [given],
    'xstate.done.actor.checkVerdicts': [checked(1), checked(1, 'One is missing.'), checked(0, 'No JSON.')],
  },
  {
    alsoTellApart: ({ scripts, traces, judges, first }) => [
      scripts,
      Object.keys(traces),
      Object.keys(judges),
      first?.judged,
    ],
    limit: 20_000,
  },
).getShortestPaths();

type Seen = { context: { scripts: readonly string[]; traces: Traces } };
const areTraced = ({ context }: Seen) => context.scripts.every((script) => script in context.traces);
const states = {
  settling: ({ context }) => expect(context.scripts).toHaveLength(1),
  checkingScripts: (seen) => expect(areTraced(seen)).toBe(false),
  askingModel: (seen) => expect(areTraced(seen)).toBe(true),
  traced: (seen) => expect(areTraced(seen)).toBe(true),
  checkingAvailability: (seen) => expect(areTraced(seen)).toBe(true),
  fetchingPrompt: (seen) => expect(areTraced(seen)).toBe(true),
  'running.opening': (seen) => expect(areTraced(seen)).toBe(true),
  'running.reading': (seen) => expect(areTraced(seen)).toBe(true),
  'running.checkingVerdicts': (seen) => expect(areTraced(seen)).toBe(true),
  unavailable: (seen) => expect(areTraced(seen)).toBe(false),
} satisfies Record<Exclude<StatesOf<typeof machine>, 'judging'>, (seen: Seen) => void>;

test('the chart keeps its promises along every generated path', async () => {
  for (const [, path] of paths.map(titled)) await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, input, paths)).toEqual([]));

const end = (...events: { type: string }[]) => {
  reported.length = 0;
  const { value, context } = journey(machine, input, events);
  return [value, Object.keys(context.traces)];
};
test('[WR3] a text is asked about once, and again when it was edited', () => {
  expect(end(answered, judged, changed('It is hot.'), settled)).toEqual(['traced', ['It is hot.']]);
  expect(end(answered, changed('It is new.'), settled)).toEqual(['checkingScripts', ['It is hot.']]);
});
test('[WR3] what a model has backed of new scripts is handed on', () => {
  const backing = [{ sentence: 'It is hot.', quotes: ['Hot'] }];
  const rewritten = { ...changed('It is new.'), backing };
  const { context } = journey(machine, input, [answered, rewritten, settled]);
  expect(context).toMatchObject({ scripts: ['It is new.'], backing });
});
test('[WR3] the wizard is told what was traced', () => {
  end(answered);
  expect(reported).toEqual([{ 'It is hot.': [hot] }]);
});
test('[WR3] what cannot be checked is told, and can be tried again', () => {
  expect(end(refused)).toEqual(['unavailable', []]);
  expect(end(refused, { type: 'retried' }, answered)).toEqual(['askingModel', ['It is hot.']]);
  expect(end({ type: 'xstate.after.callLimit.claimsTrace.checkingScripts' })).toEqual(['unavailable', []]);
});
test('[WR3] a model is asked about the chosen script; its answer replaces what rules found', () => {
  expect(end(answered)).toEqual(['askingModel', ['It is hot.']]);
  expect(end(answered, judged)).toEqual(['traced', ['It is hot.']]);
  expect(reported).toEqual([{ 'It is hot.': [hot] }, { 'It is hot.': [doubted] }]);
  expect(journey(machine, input, [answered, judged]).context.judges).toEqual({ 'It is hot.': model });
});
test('[WR3] where no model answers, what rules found stands', () => {
  const late = { type: 'xstate.after.longCallLimit.claimsTrace.askingModel' };
  for (const event of [unjudged, late]) {
    expect(end(answered, event)).toEqual(['traced', ['It is hot.']]);
    expect(reported).toEqual([{ 'It is hot.': [hot] }]);
  }
});
test('[WR3] of no chosen script no model is asked', () => {
  const { value } = journey(machine, { ...input, chosen: '' }, [answered]);
  expect(value).toBe('traced');
});

const reading = [answered, byRules, availability('available'), question, opened];
const late = (state: string) => ({ type: `xstate.after.modelSilenceLimit.claimsTrace.running.${state}` });
/** Where it ends, who judged, and how often the wizard heard of the script. */
const outcome = (...events: { type: string }[]) => {
  reported.length = 0;
  const { value, context } = journey(machine, input, events);
  return [value, context.judges['It is hot.']?.kind, reported.length];
};
test.each<[string, { type: string }[], unknown]>([
  ['what it says stands', [said, given, checked(1)], ['traced', 'browserModel', 2]],
  ['it is asked once more', [given, checked(1, 'x')], [{ running: 'reading' }, 'browserModel', 2]],
  ['and no third time', [given, checked(0, 'x'), given, checked(0, 'x')], ['traced', 'builtIn', 2]],
  ['the better of two answers counts: the first', [given, checked(1, 'x'), given, checked(0, 'x')], ['traced', 'browserModel', 2]],
  ['the second', [given, checked(0, 'x'), given, checked(1, 'x')], ['traced', 'browserModel', 3]],
  ['what it said before it failed is kept', [given, checked(1, 'x'), stopped], ['traced', 'browserModel', 2]],
  ['one that fails', [stopped], ['traced', 'builtIn', 1]],
  ['one that hangs', [late('reading')], ['traced', 'builtIn', 1]],
  ['one that is stopped', [cancelled], ['traced', 'builtIn', 1]],
  ['an answer that cannot be checked', [given, { type: 'xstate.error.actor.checkVerdicts' }], ['traced', 'builtIn', 1]],
])('[WR3] the browser’s model judges where the server has none: %s', (_, events, value) =>
  expect(outcome(...reading, ...events)).toEqual(value)); // prettier-ignore
test('[WR3] a model that would have to be downloaded first is not asked', () => {
  expect(outcome(answered, byRules, availability('downloadable'))).toEqual(['traced', 'builtIn', 1]);
});
