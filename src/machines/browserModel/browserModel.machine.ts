/** The browser's own model: offered where there is no other, loaded, asked, checked at the server, asked once more. [WR1] */
import { assign, sendParent, sendTo, setup, type DoneActorEvent } from 'xstate';
import { CALL_LIMIT_MS, MODEL_SILENCE_MS } from '../../../contract/limits';
import type {
  CheckedAnswer,
  ModelAnswer,
  ScriptIdea,
  ScriptIdeasRequest,
  ScriptPrompt,
  WriterName,
} from '../../../contract/scripts/script';
import type { WriterFault } from '../../../contract/scripts/writerFault';
import { notProvided, watchNotProvided } from '../shared/notProvided';
import type { ScriptsAsked, ScriptsReport } from '../wizard/scriptsReport';

/** As the browser answers. */
export type ModelAvailability = 'unavailable' | 'downloadable' | 'downloading' | 'available';
/** Keys of the word catalogue. */
export type BrowserModelFault =
  | 'notAllowed'
  | 'otherLanguage'
  | 'tooMuch'
  | 'answerTooLong'
  | 'broken'
  | 'silent'
  | 'unchecked'
  | 'unusable';
export interface ModelTask extends ScriptPrompt {
  /** BCP 47 */
  readonly language: string;
}
/** What the browser tells of its model. */
export type ModelReport =
  | { type: 'download.progressed'; fraction: number }
  | { type: 'model.opened' }
  | { type: 'words.written'; words: number }
  | { type: 'answer.given'; answer: string }
  | { type: 'model.failed'; fault: BrowserModelFault };
/** What it is told. */
export interface PromptGiven {
  readonly type: 'prompt.given';
  readonly prompt: string;
}
type BrowserModelEvent =
  | ScriptsAsked
  | ModelReport
  | { type: 'language.changed'; language: string }
  /** The server's model could not. */
  | { type: 'writer.gaveUp' }
  | { type: 'writing.cancelled' };

interface BrowserModelContext {
  /** In which the next scripts are wanted. */
  readonly language: string;
  readonly asked: Omit<ScriptsAsked, 'type'> | null;
  readonly task: ModelTask | null;
  /** 0 to 1 */
  readonly downloaded: number;
  readonly words: number;
  readonly answer: string;
  /** What was wrong with its first answer. */
  readonly faults: readonly WriterFault[];
  readonly fault: BrowserModelFault | null;
}
const untried = { asked: null, task: null, downloaded: 0, words: 0, answer: '', faults: [], fault: null };

const silent = {
  target: '#browserModel.failed',
  actions: { type: 'rememberFault', params: 'silent' },
} as const;
const unchecked = {
  target: '#browserModel.failed',
  actions: { type: 'rememberFault', params: 'unchecked' },
} as const;
/** A model knows some languages. */
const checkedAnew = {
  'language.changed': {
    guard: {
      type: 'languageIsAnother',
      params: ({ event }: { event: { language: string } }) => event.language,
    },
    target: 'checkingAvailability',
    actions: [
      'forgetFault',
      {
        type: 'rememberLanguage',
        params: ({ event }: { event: { language: string } }) => event.language,
      },
    ],
  },
} as const;
interface Checked {
  readonly event: DoneActorEvent<CheckedAnswer>;
}

export const browserModelMachine = setup({
  types: {
    input: {} as { readonly language: string },
    context: {} as BrowserModelContext,
    events: {} as BrowserModelEvent,
    tags: {} as 'wishes',
    children: {} as {
      askWhoWrites: 'askWhoWrites';
      checkAvailability: 'checkAvailability';
      fetchPrompt: 'fetchPrompt';
      runModel: 'runModel';
      checkAnswer: 'checkAnswer';
    },
  },
  actors: {
    askWhoWrites: notProvided<WriterName, void>('askWhoWrites'),
    checkAvailability: notProvided<ModelAvailability, { language: string }>('checkAvailability'),
    fetchPrompt: notProvided<ScriptPrompt, ScriptIdeasRequest>('fetchPrompt'),
    /** Loads the model, asks it, and again where it is given another prompt; ends it when it is left. */
    runModel: watchNotProvided<PromptGiven, ModelTask>('runModel'),
    checkAnswer: notProvided<CheckedAnswer, ModelAnswer>('checkAnswer'),
  },
  delays: { callLimit: CALL_LIMIT_MS, modelSilenceLimit: MODEL_SILENCE_MS },
  guards: {
    anotherModelStands: (_, { kind }: WriterName) => kind !== 'builtIn',
    modelIsThere: (_, availability: ModelAvailability) => availability !== 'unavailable',
    languageIsAnother: ({ context }, language: string) => context.language !== language,
    /** A model that is there already reports its beginning and its end alone. */
    someIsDownloaded: (_, fraction: number) => fraction > 0 && fraction < 1,
    answerIsGood: (_, checked: CheckedAnswer) => 'ideas' in checked,
    answerIsTheFirst: ({ context }) => context.faults.length === 0,
  },
  actions: {
    rememberLanguage: assign({ language: (_, language: string) => language }),
    forgetFault: assign({ fault: null }),
    begin: assign((_, { request, ideasFor }: Omit<ScriptsAsked, 'type'>) => ({
      ...untried,
      asked: { request, ideasFor },
    })),
    rememberTask: assign({
      task: ({ context }, prompt: ScriptPrompt) => ({ ...prompt, language: context.language }),
    }),
    rememberDownload: assign({ downloaded: (_, fraction: number) => fraction }),
    rememberWords: assign({ words: (_, words: number) => words }),
    rememberAnswer: assign({ answer: (_, answer: string) => answer }),
    rememberFaults: assign({
      faults: ({ context }, checked: CheckedAnswer) =>
        'faults' in checked ? checked.faults : context.faults,
      words: 0,
    }),
    askAgain: sendTo('runModel', (_, checked: CheckedAnswer): PromptGiven => ({
      type: 'prompt.given',
      prompt: 'faults' in checked ? checked.prompt : '',
    })),
    rememberFault: assign({ fault: (_, fault: BrowserModelFault) => fault }),
    handOver: sendParent(({ context }, checked: CheckedAnswer): ScriptsReport => ({
      type: 'scripts.written',
      ideas: 'ideas' in checked ? (checked.ideas as readonly ScriptIdea[]) : [],
      ideasFor: context.asked?.ideasFor ?? '',
    })),
  },
}).createMachine({
  id: 'browserModel',
  context: ({ input: { language } }) => ({ ...untried, language }),
  initial: 'askingWhoWrites',
  on: {
    'language.changed': { actions: { type: 'rememberLanguage', params: ({ event }) => event.language } },
  },
  states: {
    askingWhoWrites: {
      on: { 'writer.gaveUp': 'unneeded.checkingAvailability' },
      after: { callLimit: 'unoffered' },
      invoke: {
        id: 'askWhoWrites',
        src: 'askWhoWrites',
        onDone: [
          {
            guard: { type: 'anotherModelStands', params: ({ event }) => event.output },
            target: 'unneeded',
          },
          { target: 'checkingAvailability' },
        ],
        onError: 'unoffered',
      },
    },
    /** A model of the operator's or on this machine writes; where it could not, the browser's own is the next. */
    unneeded: {
      tags: 'wishes',
      initial: 'resting',
      states: {
        resting: { on: { 'writer.gaveUp': 'checkingAvailability' } },
        checkingAvailability: {
          after: { callLimit: 'resting' },
          invoke: {
            id: 'checkAvailability',
            src: 'checkAvailability',
            input: ({ context: { language } }) => ({ language }),
            onDone: [
              {
                guard: { type: 'modelIsThere', params: ({ event }) => event.output },
                target: '#browserModel.offered',
              },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
      },
    },
    unoffered: {},
    checkingAvailability: {
      after: { callLimit: 'unavailable' },
      invoke: {
        id: 'checkAvailability',
        src: 'checkAvailability',
        input: ({ context: { language } }) => ({ language }),
        onDone: [
          { guard: { type: 'modelIsThere', params: ({ event }) => event.output }, target: 'offered' },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: { on: checkedAnew },
    offered: {
      tags: 'wishes',
      on: {
        ...checkedAnew,
        'scripts.asked': {
          target: 'fetchingPrompt',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    fetchingPrompt: {
      tags: 'wishes',
      on: { 'writing.cancelled': 'offered' },
      after: { callLimit: unchecked },
      invoke: {
        id: 'fetchPrompt',
        src: 'fetchPrompt',
        input: ({ context }) => context.asked?.request as ScriptIdeasRequest,
        onDone: {
          target: 'running',
          actions: { type: 'rememberTask', params: ({ event }) => event.output },
        },
        onError: unchecked,
      },
    },
    running: {
      tags: 'wishes',
      invoke: {
        id: 'runModel',
        src: 'runModel',
        input: ({ context }) => context.task as ModelTask,
      },
      initial: 'opening',
      on: {
        'writing.cancelled': 'offered',
        'model.failed': {
          target: 'failed',
          actions: { type: 'rememberFault', params: ({ event }) => event.fault },
        },
      },
      states: {
        opening: {
          after: { modelSilenceLimit: silent },
          on: {
            'download.progressed': {
              guard: { type: 'someIsDownloaded', params: ({ event }) => event.fraction },
              target: 'downloading',
              actions: { type: 'rememberDownload', params: ({ event }) => event.fraction },
            },
            'model.opened': 'writing',
          },
        },
        downloading: {
          after: { modelSilenceLimit: silent },
          on: {
            'download.progressed': {
              target: 'downloading',
              reenter: true,
              actions: { type: 'rememberDownload', params: ({ event }) => event.fraction },
            },
            'model.opened': 'writing',
          },
        },
        writing: {
          after: { modelSilenceLimit: silent },
          on: {
            'words.written': {
              target: 'writing',
              reenter: true,
              actions: { type: 'rememberWords', params: ({ event }) => event.words },
            },
            'answer.given': {
              target: 'checkingAnswer',
              actions: { type: 'rememberAnswer', params: ({ event }) => event.answer },
            },
          },
        },
        checkingAnswer: {
          after: { callLimit: unchecked },
          invoke: {
            id: 'checkAnswer',
            src: 'checkAnswer',
            input: ({ context: { asked, answer } }) => ({
              request: asked?.request as ScriptIdeasRequest,
              answer,
            }),
            onDone: [
              {
                guard: { type: 'answerIsGood', params: ({ event }: Checked) => event.output },
                target: '#browserModel.offered',
                actions: { type: 'handOver', params: ({ event }: Checked) => event.output },
              },
              {
                guard: 'answerIsTheFirst',
                target: 'writing',
                actions: [
                  { type: 'rememberFaults', params: ({ event }: Checked) => event.output },
                  { type: 'askAgain', params: ({ event }: Checked) => event.output },
                ],
              },
              {
                target: '#browserModel.failed',
                actions: { type: 'rememberFault', params: 'unusable' },
              },
            ],
            onError: unchecked,
          },
        },
      },
    },
    failed: {
      tags: 'wishes',
      on: {
        ...checkedAnew,
        'scripts.asked': {
          target: 'fetchingPrompt',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
  },
});
