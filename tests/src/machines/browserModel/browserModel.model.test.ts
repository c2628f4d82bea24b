import { expect, test } from 'vitest';
import type { ContextFrom, AnyEventObject } from 'xstate';
import type { browserModelMachine } from '../../../../src/machines/browserModel/browserModel.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';
import { third } from '../../../support/wizards/wizardSamples';
import {
  asked,
  browserModel,
  modelSamples,
  reportsOf,
  silentModel,
} from '../../../support/wizards/writingSamples';

const input = { language: 'en' };
const paths = modelOf(browserModel, input, modelSamples, {
  alsoTellApart: ({ faults, language }) => [faults.length, language],
  limit: 10_000,
}).getShortestPaths();

type Seen = { context: ContextFrom<typeof browserModelMachine> };
const nothingIsAsked = ({ context }: Seen) => expect(context.task).toBeNull();
const somethingIsAsked = ({ context }: Seen) => expect(context.asked?.ideasFor).toBe('Tides');
const taskStands = ({ context }: Seen) => expect(context.task?.prompt).toBe('Tides');
const states = {
  askingWhoWrites: nothingIsAsked,
  'unneeded.resting': nothingIsAsked,
  'unneeded.checkingAvailability': nothingIsAsked,
  unoffered: nothingIsAsked,
  checkingAvailability: ({ context }) => expect(['en', 'de']).toContain(context.language),
  unavailable: ({ context }) => expect(['en', 'de']).toContain(context.language),
  offered: ({ context }) => expect(context.fault).toBeNull(),
  fetchingPrompt: somethingIsAsked,
  'running.opening': taskStands,
  'running.downloading': ({ context }) => expect([0, 0.42]).toContain(context.downloaded),
  'running.writing': taskStands,
  'running.checkingAnswer': ({ context }) => expect(context.answer).toBe('[]'),
  failed: ({ context }) => expect(context.fault).not.toBeNull(),
} satisfies Record<StatesOf<typeof browserModelMachine>, (seen: Seen) => void>;

test('the chart keeps its promises along every generated path', async () => {
  expect(paths.length).toBeGreaterThan(40);
  for (const [, path] of paths.map(titled)) await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(browserModel, input, paths)).toEqual([]));

const [builtIn, llama] = modelSamples['xstate.done.actor.askWhoWrites'];
const [there, notThere] = modelSamples['xstate.done.actor.checkAvailability'];
const gaveUp = { type: 'writer.gaveUp' };
const [prompt] = modelSamples['xstate.done.actor.fetchPrompt'];
const [good, bad] = modelSamples['xstate.done.actor.checkAnswer'];
const [answer] = modelSamples['answer.given'];
const opened = { type: 'model.opened' };
const written = [builtIn, there, asked, prompt, opened, answer];
const silent = (state: string) => ({ type: `xstate.after.modelSilenceLimit.browserModel.running.${state}` });
const story = (...events: AnyEventObject[]) => reportsOf(silentModel, input, events);
const end = (...events: AnyEventObject[]) => {
  const { value, context } = story(...events).end;
  return [value, context.fault];
};

test.each<[string, AnyEventObject[], unknown]>([
  ['it is not offered where a model stands', [llama], [{ unneeded: 'resting' }, null]],
  ['it is, where that one could not', [llama, gaveUp, there], ['offered', null]],
  ['also where that was told before it was known who writes', [gaveUp, there], ['offered', null]],
  ['unless the browser has none', [llama, gaveUp, notThere], [{ unneeded: 'resting' }, null]],
  ['nor where it is unknown whether one does', [{ type: 'xstate.error.actor.askWhoWrites' }], ['unoffered', null]],
  ['nor where the browser has none', [builtIn, notThere], ['unavailable', null]],
  ['in another language it is looked for again', [builtIn, there, { type: 'language.changed', language: 'de' }], ['checkingAvailability', null]],
  ['one that is there already shows no download', [...written.slice(0, 4), { type: 'download.progressed', fraction: 1 }], [{ running: 'opening' }, null]],
  ['a good answer ends it', [...written, good], ['offered', null]],
  ['a bad answer is asked for once more', [...written, bad], [{ running: 'writing' }, null]],
  ['and no second time', [...written, bad, answer, bad], ['failed', 'unusable']],
  ['one that is never loaded is given up', [...written.slice(0, 4), silent('opening')], ['failed', 'silent']],
  ['one that hangs is given up', [...written.slice(0, 5), silent('writing')], ['failed', 'silent']],
  ['an answer that cannot be checked is not shown', [...written, { type: 'xstate.error.actor.checkAnswer' }], ['failed', 'unchecked']],
  ['it can be tried again', [...written, bad, answer, bad, asked], ['fetchingPrompt', null]],
  ['it can be let go of', [...written.slice(0, 5), { type: 'writing.cancelled' }], ['offered', null]],
])('[WR1] %s', (_, events, value) => expect(end(...events)).toEqual(value)); // prettier-ignore

test('[WR1] what it wrote is handed to the wizard once it is checked', () => {
  expect(story(...written).reports).toEqual([]);
  expect(story(...written, good).reports).toEqual([
    { type: 'scripts.written', ideas: [third], ideasFor: 'Tides' },
  ]);
});
