import { expect, test } from 'vitest';
import type { ContextFrom, AnyEventObject } from 'xstate';
import type { scriptWritingMachine } from '../../../../src/machines/scriptWriting/scriptWriting.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';
import { idea, third } from '../../../support/wizards/wizardSamples';
import {
  asked,
  finished,
  othersAsked,
  page,
  readied,
  reportsOf,
  silentWriting,
  told,
  tooSlow,
  writing,
  writingSamples,
} from '../../../support/wizards/writingSamples';

const paths = modelOf(writing, undefined, writingSamples, {
  alsoTellApart: ({ asked: what, readied: ready, refusal }) => [
    what?.request.data.not?.length,
    ready.length,
    refusal,
  ],
  limit: 5000,
}).getShortestPaths();

type Seen = { context: ContextFrom<typeof scriptWritingMachine> };
const somethingIsAsked = ({ context }: Seen) => expect(context.asked).not.toBeNull();
const states = {
  resting: ({ context }) => expect(context.failures.length).toBeLessThan(2),
  'writing.beginning': somethingIsAsked,
  'writing.modelWriting': ({ context }) => expect(context.written?.of).toBe(120),
  'writing.askingAgain': somethingIsAsked,
  nothingNew: ({ context }) => expect(context.asked?.request.data.not).toEqual([idea.script]),
  failed: somethingIsAsked,
} satisfies Record<StatesOf<typeof scriptWritingMachine>, (seen: Seen) => void>;

test('the chart keeps its promises along every generated path', async () => {
  expect(paths.length).toBeGreaterThan(20);
  for (const [, path] of paths.map(titled)) await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(writing, undefined, paths)).toEqual([]));

const story = (...events: AnyEventObject[]) => reportsOf(silentWriting, undefined, events);
const written = (...ideas: object[]) => ({ type: 'scripts.written', ideas, ideasFor: 'Tides' });
const writes = { type: 'words.written', ...told };
const late = (state: string) => ({ type: `xstate.after.reportLimit.scriptWriting.writing.${state}` });

const answered = (answer: object) => ({ type: 'writing.finished', answer });
const facts = { needs: 'facts', found: 1, needed: 3 };
const sentences = { needs: 'sentences', ideas: [idea], language: 'en', sentences: [] };

test.each<[string, AnyEventObject[], object[], unknown]>([
  ['what is ready is handed over while a model writes', [asked, readied, writes], [written(idea)], { writing: 'modelWriting' }],
  ['what the page says is told on, with what it was asked for', [asked, page], [{ ...page, ideasFor: 'Tides' }], { writing: 'beginning' }],
  ['what comes later is handed over apart', [asked, readied, finished(third, idea)], [written(idea), { ...written(third), type: 'scripts.added' }], 'resting'],
  ['where nothing was ready, all comes at once', [asked, finished(third, idea)], [written(third, idea)], 'resting'],
  ['others are those that are not shown yet', [othersAsked, finished(idea, third)], [written(third)], 'resting'],
  ['what an ad lacks is told', [asked, answered(facts)], [{ type: 'facts.needed', answer: facts }], 'resting'],
  ['notes that make no script by themselves are told, with what they were asked for', [asked, answered(sentences)], [{ type: 'sentences.needed', answer: sentences, ideasFor: 'Tides' }], 'resting'],
  ['where there are no others, that is told', [othersAsked, finished(idea)], [], 'nothingNew'],
  ['who asks for something else is told of that alone', [asked, readied, othersAsked, finished(third)], [written(idea), written(third)], 'resting'],
  ['what is cancelled comes no more', [asked, writes, { type: 'writing.cancelled' }, finished(idea)], [], 'resting'],
  ['a model that says nothing more is given up', [asked, writes, late('modelWriting')], [{ type: 'scripts.late' }], 'failed'],
  ['what was handed over is not handed over again by another try', [asked, readied, { type: 'call.failed', error: null }, { type: 'retried' }, finished(idea, third)], [written(idea), { type: 'scripts.refused', error: null }, { ...written(third), type: 'scripts.added' }], 'resting'],
])('[WR1] %s', (_, events, reports, value) => {
  const seen = story(...events);
  expect([seen.reports, seen.end.value]).toEqual([reports, value]);
}); // prettier-ignore

test('[WR1] a model that could not stays named until scripts are asked for again', () => {
  const failing = [asked, writes, { type: 'writer.failed', ...tooSlow }, finished(idea)];
  expect(story(...failing).end.context.failures).toMatchObject([
    { reason: 'tooSlow', writer: { model: 'Llama' } },
  ]);
  expect(story(...failing, asked).end.context.failures).toEqual([]);
  expect(story(...failing).reports[0]).toEqual({ type: 'writer.gaveUp' });
});
