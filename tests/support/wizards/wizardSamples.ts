/** What both wizards' tests say: a voice, an idea, answers and failures of calls. */
import { fromCallback, fromPromise } from 'xstate';
import type {
  CheckedScriptsRequest,
  JudgedScript,
  JudgedScriptRequest,
  TracedSentence,
} from '../../../contract/scripts/claims';
import type { ScriptIdea, SentencesNeeded, WriterName } from '../../../contract/scripts/script';
import type { Voice } from '../../../contract/voice';
import { browserModelMachine } from '../../../src/machines/browserModel/browserModel.machine';
import { claimsTraceMachine } from '../../../src/machines/claimsTrace/claimsTrace.machine';
import { scriptWritingMachine } from '../../../src/machines/scriptWriting/scriptWriting.machine';
import { voiceListMachine, type VoicesForScript } from '../../../src/machines/voiceList/voiceList.machine';
import { voiceRecorderMachine } from '../../../src/machines/voiceRecorder/voiceRecorder.machine';
import { stubPromise } from '../stubPromise';

export const ada: Voice = {
  id: 'v1',
  name: 'Ada',
  category: 'built-in',
  description: 'Clear, warm and quick, made for short ads',
  sample_url: '/ada.m4a',
  labels: { accent: 'American', gender: 'female', age: 'young' },
};
export const ben: Voice = { ...ada, id: 'v2', name: 'Ben', sample_url: '/ben.m4a' };
export const idea: ScriptIdea = { title: 'Problem', script: 'Cold coffee by ten?' };
export const outline: ScriptIdea = {
  title: 'In three parts',
  script: 'First, [say what it is]. Then [say why it matters].',
  origin: 'outline',
};
/** How Wikipedia is credited. */
export const articleCredit = {
  title: 'Flamingo',
  author: 'Wikipedia contributors',
  licence: 'CC BY-SA 4.0',
  licence_link: 'https://creativecommons.org/licenses/by-sa/4.0/',
  source: 'Wikipedia',
  link: 'https://en.wikipedia.org/wiki/Flamingo',
};
/** What whoever writes scripts reports. */
export const wrote = (ideas: readonly ScriptIdea[], ideasFor: string) =>
  ({ type: 'scripts.written', ideas, ideasFor }) as const;
export const added = (ideas: readonly ScriptIdea[], ideasFor: string) =>
  ({ type: 'scripts.added', ideas, ideasFor }) as const;
export const sentencesNeeded = (answer: Omit<SentencesNeeded, 'needs'>, ideasFor: string) =>
  ({ type: 'sentences.needed', answer: { needs: 'sentences', ...answer }, ideasFor }) as const;
export const refused = (error: unknown = new Error('offline')) =>
  ({ type: 'scripts.refused', error }) as const;
export const third: ScriptIdea = { title: 'Offer', script: 'Hot for six hours.' };
/** Who writes when the test says so. */
export const waitingWriting = scriptWritingMachine.provide({
  actors: { writeScripts: fromCallback(() => {}) },
});
export const anOperatorsModel = browserModelMachine.provide({
  actors: {
    askWhoWrites: fromPromise<WriterName, void>(async () => ({ kind: 'operatorModel', model: 'Llama' })),
  },
});
export const rapBeat = '/assets/music/rap-beat.m4a';

export const submitted = { type: 'step.submitted' } as const;
export const did = (actor: string, output?: unknown) =>
  ({ type: `xstate.done.actor.${actor}`, output }) as const;
export const failed = (actor: string, error: unknown = new Error('offline')) =>
  ({ type: `xstate.error.actor.${actor}`, error }) as const;
export const listed = (voices: readonly Voice[], scriptLanguage: string | null = null) => ({
  type: 'xstate.snapshot.voiceList' as const,
  snapshot: { context: { voices, scriptLanguage } },
});
export const forbidden = { status: 403, detail: 'Ten credits are missing.' };
export const misshapen = { status: 200, detail: null };

/** Another pace: the voice stays the one that speaks. */
export const faster = { type: 'voiceOver.changed', changes: { voiceSpeed: 1.25 } } as const;
/** A recorder that nobody speaks to. */
export const restingRecorder = voiceRecorderMachine.provide({ actions: { releaseTake: () => {} } });
/** Sentences that are never led back to a page. */
export const restingTrace = claimsTraceMachine.provide({
  actors: {
    checkScripts: stubPromise<readonly (readonly TracedSentence[])[], CheckedScriptsRequest>().actor,
    judgeScript: stubPromise<JudgedScript, JudgedScriptRequest>().actor,
  },
});
/** Voices that never come. */
export const waitingVoices = voiceListMachine.provide({
  actors: { fetchVoices: stubPromise<VoicesForScript, { script: string }>().actor },
});
/** Voices that are there at once. */
export const readyVoices = voiceListMachine.provide({
  actors: {
    fetchVoices: fromPromise<VoicesForScript, { script: string }>(() =>
      Promise.resolve({ voices: [ada, ben], scriptLanguage: null }),
    ),
  },
});
