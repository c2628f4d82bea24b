/** Which sentences of the scripts that are shown stand on the product's page: asked once for each text, again when it was edited; of the chosen one a model is asked, too. [WR3] */
import { assign, not, sendParent, setup, type DoneActorEvent } from 'xstate';
import { CALL_LIMIT_MS, EDIT_SETTLES_MS, LONG_CALL_LIMIT_MS } from '../../../contract/limits';
import type {
  CheckedScriptsRequest,
  ClaimSources,
  JudgedScript,
  JudgedScriptRequest,
  TracedSentence,
} from '../../../contract/scripts/claims';
import type { WriterName } from '../../../contract/scripts/script';
import { notProvided } from '../shared/notProvided';

/** By the script's text. */
export type Traces = Readonly<Record<string, readonly TracedSentence[]>>;

/** What the parent hears: of scripts that could not be checked, that nothing is known against them. */
export interface ClaimsTraced {
  readonly type: 'claims.traced';
  readonly traces: Traces;
}
interface Input {
  readonly source: ClaimSources;
  readonly scripts: readonly string[];
  /** The one that is to be spoken; empty where none is chosen. */
  readonly chosen: string;
}
interface Context extends Input {
  readonly traces: Traces;
  /** Who judged a script, by its text: a model, or, where none could, rules alone. */
  readonly judges: Readonly<Record<string, WriterName>>;
  /** The sentence whose backing is shown. */
  readonly pointed: { readonly script: string; readonly start: number } | null;
}

const untraced = ({ scripts, traces }: Context) => scripts.filter((script) => !Object.hasOwn(traces, script));
const unknown = (scripts: readonly string[]): Traces =>
  Object.fromEntries(scripts.map((script) => [script, []]));

const judgedTraces = ({
  context: { chosen },
  event,
}: {
  context: Context;
  event: DoneActorEvent<JudgedScript>;
}): Traces => ({ [chosen]: event.output.sentences });

export const claimsTraceMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { type: 'scripts.changed'; scripts: readonly string[]; chosen: string }
      | { type: 'sentence.pointedAt'; script: string; start: number }
      | { type: 'retried' },
  },
  actors: {
    checkScripts: notProvided<readonly (readonly TracedSentence[])[], CheckedScriptsRequest>('checkScripts'),
    judgeScript: notProvided<JudgedScript, JudgedScriptRequest>('judgeScript'),
  },
  delays: { editSettles: EDIT_SETTLES_MS, callLimit: CALL_LIMIT_MS, longCallLimit: LONG_CALL_LIMIT_MS },
  guards: {
    allAreTraced: ({ context }) => untraced(context).length === 0,
    chosenIsJudged: ({ context: { chosen, judges } }) => chosen === '' || Object.hasOwn(judges, chosen),
  },
  actions: {
    rememberScripts: assign((_, scripts: Pick<Input, 'scripts' | 'chosen'>) => scripts),
    rememberJudge: assign(({ context: { chosen, judges } }, judge: WriterName) => ({
      judges: { ...judges, [chosen]: judge },
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
  context: ({ input }) => ({ ...input, traces: {}, judges: {}, pointed: null }),
  initial: 'judging',
  on: {
    'scripts.changed': {
      target: '.settling',
      actions: {
        type: 'rememberScripts',
        params: ({ event: { scripts, chosen } }) => ({ scripts, chosen }),
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
        input: ({ context }) => ({ scripts: untraced(context), source: context.source }),
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
        onDone: {
          target: 'traced',
          actions: [
            { type: 'reportTraces', params: judgedTraces },
            { type: 'rememberTraces', params: judgedTraces },
            { type: 'rememberJudge', params: ({ event }) => event.output.judge },
          ],
        },
        onError: 'traced',
      },
    },
    unavailable: { on: { retried: 'checkingScripts' } },
  },
});

const byScript = (context: Context, answers: readonly (readonly TracedSentence[])[]): Traces =>
  Object.fromEntries(untraced(context).map((script, index) => [script, answers[index] ?? []]));
