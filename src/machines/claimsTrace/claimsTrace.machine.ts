/** Which sentences of the scripts that are shown stand on the product's page: asked once for each text, again when it was edited. [WR3] */
import { assign, sendParent, setup } from 'xstate';
import { CALL_LIMIT_MS, EDIT_SETTLES_MS } from '../../../contract/limits';
import type { CheckedScriptsRequest, ClaimSources, TracedSentence } from '../../../contract/scripts/claims';
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
}
interface Context extends Input {
  readonly traces: Traces;
  /** The sentence whose backing is shown. */
  readonly pointed: { readonly script: string; readonly start: number } | null;
}

const untraced = ({ scripts, traces }: Context) => scripts.filter((script) => !Object.hasOwn(traces, script));
const unknown = (scripts: readonly string[]): Traces =>
  Object.fromEntries(scripts.map((script) => [script, []]));

export const claimsTraceMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { type: 'scripts.changed'; scripts: readonly string[] }
      | { type: 'sentence.pointedAt'; script: string; start: number }
      | { type: 'retried' },
  },
  actors: {
    checkScripts: notProvided<readonly (readonly TracedSentence[])[], CheckedScriptsRequest>('checkScripts'),
  },
  delays: { editSettles: EDIT_SETTLES_MS, callLimit: CALL_LIMIT_MS },
  guards: { allAreTraced: ({ context }) => untraced(context).length === 0 },
  actions: {
    rememberScripts: assign((_, scripts: readonly string[]) => ({ scripts })),
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
  context: ({ input }) => ({ ...input, traces: {}, pointed: null }),
  initial: 'judging',
  on: {
    'scripts.changed': {
      target: '.settling',
      actions: { type: 'rememberScripts', params: ({ event }) => event.scripts },
    },
    'sentence.pointedAt': {
      actions: {
        type: 'rememberPoint',
        params: ({ event: { script, start } }) => ({ script, start }),
      },
    },
  },
  states: {
    judging: { always: [{ guard: 'allAreTraced', target: 'traced' }, { target: 'checkingScripts' }] },
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
    unavailable: { on: { retried: 'checkingScripts' } },
  },
});

const byScript = (context: Context, answers: readonly (readonly TracedSentence[])[]): Traces =>
  Object.fromEntries(untraced(context).map((script, index) => [script, answers[index] ?? []]));
