/** What the tests of whoever writes scripts say: what is asked, what is told meanwhile, and what goes wrong. */
import {
  createActor,
  fromCallback,
  setup,
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import type { ScriptIdea, WriterFailure } from '../../../contract/scripts/script';
import type { WriterFault } from '../../../contract/scripts/writerFault';
import { browserModelMachine } from '../../../src/machines/browserModel/browserModel.machine';
import { scriptWritingMachine } from '../../../src/machines/scriptWriting/scriptWriting.machine';
import type { ScriptsAsked } from '../../../src/machines/wizard/scriptsReport';
import type { Samples } from '../walking/walkMachine';
import { idea, third } from './wizardSamples';

const askedFor = (data: { text: string; not?: string[] }): ScriptsAsked => ({
  type: 'scripts.asked',
  request: { type: 'educational', data },
  ideasFor: 'Tides',
});
export const asked = askedFor({ text: 'Tides' });
/** Others than one that is shown. */
export const othersAsked = askedFor({ text: 'Tides', not: [idea.script] });
const faults: WriterFault[] = [{ code: 'length', title: 'Tides', words: 2, min: 40, max: 90 }];
const writer = { kind: 'localModel', model: 'Llama' } as const;
export const told = { writer, attempt: 1, words: 30, of: 120, thinking: false } as const;
export const tooSlow: WriterFailure = { writer, reason: 'tooSlow', faults: [] };
const readiedWith = (...ideas: ScriptIdea[]) => ({ type: 'ideas.readied', ideas }) as const;
export const readied = readiedWith(idea);
export const page = {
  type: 'page.told' as const,
  sentences: [{ text: 'It floats.', isSaid: true }],
};
export const finished = (...answer: ScriptIdea[]) => ({ type: 'writing.finished', answer }) as const;

const toNobody = {
  handOver: () => {},
  tellPage: () => {},
  reportNeed: () => {},
  reportFailure: () => {},
  reportRefusal: () => {},
  reportLateness: () => {},
};
/** Alone: there is no wizard to tell. */
export const writing = scriptWritingMachine.provide({
  actors: { writeScripts: fromCallback(() => {}) },
  actions: toNobody,
});
export const browserModel = browserModelMachine.provide({
  actors: { runModel: fromCallback(() => {}) },
  actions: { handOver: toNobody.handOver },
});

/** What a wizard above it is told of a story, and where the story ends. */
export function reportsOf(logic: AnyStateMachine, input: unknown, events: readonly EventObject[]) {
  const reports: EventObject[] = [];
  const wizard = setup({
    actors: { child: logic },
    actions: { write: ({ event }) => void reports.push(event) },
  }).createMachine({
    invoke: { id: 'child', src: 'child', input: input as never },
    on: { '*': { actions: 'write' } },
  });
  const actor = createActor(wizard).start();
  const child = actor.getSnapshot().children['child'] as Actor<AnyStateMachine>;
  events.forEach((event) => child.send(event));
  return { reports, end: child.getSnapshot() as AnyMachineSnapshot };
}
export const silentWriting = scriptWritingMachine.provide({
  actors: { writeScripts: fromCallback(() => {}) },
});
export const silentModel = browserModelMachine.provide({ actors: { runModel: fromCallback(() => {}) } });

export const writingSamples = {
  'scripts.asked': [asked, othersAsked],
  'ideas.readied': [readied, readiedWith()],
  'page.told': [page],
  'words.written': [
    { type: 'words.written', ...told },
    { type: 'words.written', ...told, words: 0, thinking: true },
  ],
  'answer.rejected': [{ type: 'answer.rejected', writer, faults }],
  'writer.failed': [{ type: 'writer.failed', ...tooSlow }],
  'writing.finished': [
    finished(idea, third),
    finished(idea),
    { type: 'writing.finished', answer: { needs: 'facts', found: 1, needed: 3 } },
  ],
  'call.failed': [{ type: 'call.failed', error: { status: 500, detail: 'No disk left.' } }],
  'xstate.done.actor.writeScripts': [],
} as const satisfies Samples<typeof scriptWritingMachine>;

const good = { ideas: [third] };
const bad = { faults, prompt: 'Write an end.' };
export const modelSamples = {
  'scripts.asked': [asked],
  'language.changed': [{ type: 'language.changed', language: 'de' }],
  'download.progressed': [
    { type: 'download.progressed', fraction: 0 },
    { type: 'download.progressed', fraction: 0.42 },
  ],
  'words.written': [{ type: 'words.written', words: 12 }],
  'answer.given': [{ type: 'answer.given', answer: '[]' }],
  'model.failed': [{ type: 'model.failed', fault: 'tooMuch' }],
  'xstate.done.actor.askWhoWrites': [
    { type: 'xstate.done.actor.askWhoWrites', output: { kind: 'builtIn' } },
    { type: 'xstate.done.actor.askWhoWrites', output: writer },
  ],
  'xstate.done.actor.checkAvailability': [
    { type: 'xstate.done.actor.checkAvailability', output: 'downloadable' },
    { type: 'xstate.done.actor.checkAvailability', output: 'unavailable' },
  ],
  'xstate.done.actor.fetchPrompt': [
    { type: 'xstate.done.actor.fetchPrompt', output: { system: 'Write.', prompt: 'Tides', schema: {} } },
  ],
  'xstate.done.actor.checkAnswer': [
    { type: 'xstate.done.actor.checkAnswer', output: good },
    { type: 'xstate.done.actor.checkAnswer', output: bad },
  ],
  'xstate.done.actor.runModel': [],
} as const satisfies Samples<typeof browserModelMachine>;
