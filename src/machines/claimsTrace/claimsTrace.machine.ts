/** Which sentences of the scripts that are shown stand on the product's page: asked once for each text, again when it was edited; of the chosen one a model is asked, too: the server's, else the one that the browser has. [WR3] */
import { assign, not, sendParent, sendTo, setup, type DoneActorEvent } from 'xstate';
import {
  CALL_LIMIT_MS,
  EDIT_SETTLES_MS,
  LONG_CALL_LIMIT_MS,
  MODEL_SILENCE_MS,
} from '../../../contract/limits';
import type {
  CheckedScriptsRequest,
  CheckedVerdicts,
  ClaimsAnswer,
  ClaimsPrompt,
  JudgedScript,
  JudgedScriptRequest,
  TracedSentence,
} from '../../../contract/scripts/claims';
import type { ClaimSources } from '../../../contract/scripts/claimSource';
import type { BackedSentence, WriterName } from '../../../contract/scripts/script';
import type { ModelAvailability, ModelReport, PromptGiven } from '../browserModel/browserModel.machine';
import { notProvided, watchNotProvided } from '../shared/notProvided';

/** By the script's text. */
export type Traces = Readonly<Record<string, readonly TracedSentence[]>>;

/** What the parent hears: of scripts that could not be checked, that nothing is known against them. */
export interface ClaimsTraced {
  readonly type: 'claims.traced';
  readonly traces: Traces;
}
/** What the browser tells of its model. */
type JudgingReport =
  | Extract<ModelReport, { type: 'model.opened' | 'answer.given' }>
  | { type: 'verdicts.written'; count: number }
  | { type: 'model.failed' };
interface Input {
  readonly source: ClaimSources;
  readonly scripts: readonly string[];
  /** The one that is to be spoken; empty where none is chosen. */
  readonly chosen: string;
  /** What the model that wrote them has backed of them. */
  readonly backing: readonly BackedSentence[];
}
interface Context extends Input {
  readonly traces: Traces;
  /** Who judged a script, by its text: a model, or, where none could, rules alone. */
  readonly judges: Readonly<Record<string, WriterName>>;
  /** The sentence whose backing is shown. */
  readonly pointed: { readonly script: string; readonly start: number } | null;
  /** What the browser's model is asked about the chosen script. */
  readonly question: ClaimsPrompt | null;
  /** How many sentences it has judged. */
  readonly verdicts: number;
  readonly answer: string;
  /** Its first answer, where it was asked once more. */
  readonly first: CheckedVerdicts | null;
}
const unasked = { question: null, verdicts: 0, answer: '', first: null };
const RULES: WriterName = { kind: 'builtIn' };

const untraced = ({ scripts, traces }: Context) => scripts.filter((script) => !Object.hasOwn(traces, script));
const unknown = (scripts: readonly string[]): Traces =>
  Object.fromEntries(scripts.map((script) => [script, []]));

interface Judged {
  readonly context: Context;
  readonly event: DoneActorEvent<JudgedScript>;
}
const judgedTraces = ({ context: { chosen }, event }: Judged): Traces => ({
  [chosen]: event.output.sentences,
});
/** What a model said takes the place of what rules found. */
const believed = [
  { type: 'reportTraces', params: judgedTraces },
  { type: 'rememberTraces', params: judgedTraces },
  { type: 'rememberJudge', params: ({ event }: Judged) => event.output.judge },
] as const;

/** What rules found stands, or what the model said before it failed. */
const toWhatStands = { target: '#claimsTrace.traced', actions: 'letRulesStand' } as const;
interface Checked {
  readonly event: DoneActorEvent<CheckedVerdicts>;
}
/** Of an answer that says nothing of any sentence, only what rules found is there. */
const judgeOf = ({ event: { output } }: Checked) => (output.judged > 0 ? output.judge : RULES);

export const claimsTraceMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | ({ type: 'scripts.changed' } & Omit<Input, 'source'>)
      | { type: 'sentence.pointedAt'; script: string; start: number }
      | { type: 'retried' }
      | { type: 'judging.cancelled' }
      | JudgingReport,
    children: {} as {
      checkScripts: 'checkScripts';
      judgeScript: 'judgeScript';
      checkAvailability: 'checkAvailability';
      fetchPrompt: 'fetchPrompt';
      runModel: 'runModel';
      checkVerdicts: 'checkVerdicts';
    },
  },
  actors: {
    checkScripts: notProvided<readonly (readonly TracedSentence[])[], CheckedScriptsRequest>('checkScripts'),
    judgeScript: notProvided<JudgedScript, JudgedScriptRequest>('judgeScript'),
    checkAvailability: notProvided<ModelAvailability, { language: string }>('checkAvailability'),
    fetchPrompt: notProvided<ClaimsPrompt, JudgedScriptRequest>('fetchPrompt'),
    /** Asks the browser's model, and again where it is given another prompt; ends it when it is left. */
    runModel: watchNotProvided<PromptGiven, ClaimsPrompt>('runModel'),
    checkVerdicts: notProvided<CheckedVerdicts, ClaimsAnswer>('checkVerdicts'),
  },
  delays: {
    editSettles: EDIT_SETTLES_MS,
    callLimit: CALL_LIMIT_MS,
    longCallLimit: LONG_CALL_LIMIT_MS,
    modelSilenceLimit: MODEL_SILENCE_MS,
  },
  guards: {
    allAreTraced: ({ context }) => untraced(context).length === 0,
    chosenIsJudged: ({ context: { chosen, judges } }) => chosen === '' || Object.hasOwn(judges, chosen),
    aModelJudged: (_, { judge }: JudgedScript) => judge.kind !== 'builtIn',
    /** Here nobody presses anything, so nothing is downloaded. */
    modelIsLoaded: (_, availability: ModelAvailability) => availability === 'available',
    answerIsTheFirst: ({ context }) => context.first === null,
    /** Of two answers with faults, the one that says more counts. */
    isBelieved: ({ context: { first } }, { faults, judged }: CheckedVerdicts) =>
      faults.length === 0 || (first !== null && judged > 0 && judged >= first.judged),
  },
  actions: {
    rememberScripts: assign((_, scripts: Omit<Input, 'source'>) => scripts),
    rememberJudge: assign(({ context: { chosen, judges } }, judge: WriterName) => ({
      judges: { ...judges, [chosen]: judge },
    })),
    rememberQuestion: assign((_, question: ClaimsPrompt) => ({ ...unasked, question })),
    rememberVerdicts: assign((_, verdicts: number) => ({ verdicts })),
    rememberAnswer: assign((_, answer: string) => ({ answer })),
    keepFirst: assign((_, first: CheckedVerdicts) => ({ first, verdicts: 0 })),
    askAgain: sendTo('runModel', (_, { prompt }: CheckedVerdicts): PromptGiven => ({
      type: 'prompt.given',
      prompt,
    })),
    letRulesStand: assign(({ context: { chosen, judges } }) => ({
      judges: { [chosen]: RULES, ...judges },
    })),
    rememberPoint: assign((_, pointed: NonNullable<Context['pointed']>) => ({ pointed })),
    rememberTraces: assign(({ context }, traces: Traces) => ({ traces: { ...context.traces, ...traces } })),
    reportTraces: sendParent((_, traces: Traces): ClaimsTraced => ({ type: 'claims.traced', traces })),
    reportUnchecked: sendParent(({ context }): ClaimsTraced => ({
      type: 'claims.traced',
      traces: unknown(untraced(context)),
    })),
  },
}).createMachine({
  id: 'claimsTrace',
  context: ({ input }) => ({ ...input, traces: {}, judges: {}, pointed: null, ...unasked }),
  initial: 'judging',
  on: {
    'scripts.changed': {
      target: '.settling',
      actions: {
        type: 'rememberScripts',
        params: ({ event: { scripts, chosen, backing } }) => ({ scripts, chosen, backing }),
      },
    },
    'sentence.pointedAt': {
      actions: {
        type: 'rememberPoint',
        params: ({ event: { script, start } }) => ({ script, start }),
      },
    },
  },
  states: {
    judging: {
      always: [
        { guard: not('allAreTraced'), target: 'checkingScripts' },
        { guard: 'chosenIsJudged', target: 'traced' },
        { target: 'askingModel' },
      ],
    },
    traced: {},
    settling: { after: { editSettles: 'judging' } },
    checkingScripts: {
      after: { callLimit: { target: 'unavailable', actions: 'reportUnchecked' } },
      invoke: {
        id: 'checkScripts',
        src: 'checkScripts',
        input: ({ context }) => ({
          scripts: untraced(context),
          source: context.source,
          backing: [...context.backing],
        }),
        onDone: {
          target: 'judging',
          actions: [
            // Before they are remembered: the answers are those of the scripts that are not traced yet.
            { type: 'reportTraces', params: ({ context, event }) => byScript(context, event.output) },
            { type: 'rememberTraces', params: ({ context, event }) => byScript(context, event.output) },
          ],
        },
        onError: { target: 'unavailable', actions: 'reportUnchecked' },
      },
    },
    /** What rules found is shown meanwhile, and stands where the model cannot. */
    askingModel: {
      after: { longCallLimit: 'traced' },
      invoke: {
        id: 'judgeScript',
        src: 'judgeScript',
        input: ({ context: { chosen, source } }) => ({ script: chosen, source }),
        onDone: [
          {
            guard: { type: 'aModelJudged', params: ({ event }: Judged) => event.output },
            target: 'traced',
            actions: believed,
          },
          { target: 'checkingAvailability' },
        ],
        onError: 'traced',
      },
    },
    /** A model that the browser has already is asked as the server's would be. */
    checkingAvailability: {
      after: { callLimit: toWhatStands },
      invoke: {
        id: 'checkAvailability',
        src: 'checkAvailability',
        // The question is in English; that it cannot answer in the script's language it says when it is opened.
        input: { language: 'en' },
        onDone: [
          { guard: { type: 'modelIsLoaded', params: ({ event }) => event.output }, target: 'fetchingPrompt' },
          toWhatStands,
        ],
        onError: toWhatStands,
      },
    },
    fetchingPrompt: {
      on: { 'judging.cancelled': toWhatStands },
      after: { callLimit: toWhatStands },
      invoke: {
        id: 'fetchPrompt',
        src: 'fetchPrompt',
        input: ({ context: { chosen, source } }) => ({ script: chosen, source }),
        onDone: {
          target: 'running',
          actions: { type: 'rememberQuestion', params: ({ event }) => event.output },
        },
        onError: toWhatStands,
      },
    },
    running: {
      invoke: {
        id: 'runModel',
        src: 'runModel',
        input: ({ context }) => context.question as ClaimsPrompt,
      },
      initial: 'opening',
      on: { 'judging.cancelled': toWhatStands, 'model.failed': toWhatStands },
      states: {
        opening: {
          after: { modelSilenceLimit: toWhatStands },
          on: { 'model.opened': 'reading' },
        },
        reading: {
          after: { modelSilenceLimit: toWhatStands },
          on: {
            'verdicts.written': {
              target: 'reading',
              reenter: true,
              actions: { type: 'rememberVerdicts', params: ({ event }) => event.count },
            },
            'answer.given': {
              target: 'checkingVerdicts',
              actions: { type: 'rememberAnswer', params: ({ event }) => event.answer },
            },
          },
        },
        /** Its quotes must stand on the page: the server looks. */
        checkingVerdicts: {
          after: { callLimit: toWhatStands },
          invoke: {
            id: 'checkVerdicts',
            src: 'checkVerdicts',
            input: ({ context: { chosen, source, answer } }) => ({
              request: { script: chosen, source },
              answer,
            }),
            onDone: [
              {
                guard: { type: 'isBelieved', params: ({ event }: Checked) => event.output },
                target: '#claimsTrace.traced',
                actions: believed,
              },
              {
                guard: 'answerIsTheFirst',
                target: 'reading',
                actions: [
                  { type: 'reportTraces', params: judgedTraces },
                  { type: 'rememberTraces', params: judgedTraces },
                  { type: 'rememberJudge', params: judgeOf },
                  { type: 'keepFirst', params: ({ event }: Checked) => event.output },
                  { type: 'askAgain', params: ({ event }: Checked) => event.output },
                ],
              },
              toWhatStands,
            ],
            onError: toWhatStands,
          },
        },
      },
    },
    unavailable: { on: { retried: 'checkingScripts' } },
  },
});

const byScript = (context: Context, answers: readonly (readonly TracedSentence[])[]): Traces =>
  Object.fromEntries(untraced(context).map((script, index) => [script, answers[index] ?? []]));
