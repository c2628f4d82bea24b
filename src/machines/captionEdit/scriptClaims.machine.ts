/** What the script claims and its source does not say: asked when its words rest, for as long as it is shown. [WR3] */
import { assign, setup } from 'xstate';
import { CALL_LIMIT_MS, EDIT_SETTLES_MS } from '../../../contract/limits';
import type { Unbacked } from '../../editor-engine/check/facts';
import { notProvided } from '../shared/notProvided';

interface Context {
  readonly script: string;
  /** Of the script that was checked last; sentences are known by their words. */
  readonly unbacked: Unbacked;
}

const remembered = {
  guard: { type: 'scriptIsAnother', params: ({ event }: { event: { script: string } }) => event.script },
  actions: { type: 'rememberScript', params: ({ event }: { event: { script: string } }) => event.script },
} as const;
const whenChanged = { ...remembered, target: 'settling', reenter: true } as const;

export const scriptClaimsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'script.shown'; script: string } | { type: 'retried' },
  },
  actors: {
    /** Of what no source is known, nothing is said. */
    checkScript: notProvided<Unbacked, void>('checkScript'),
  },
  delays: { editSettles: EDIT_SETTLES_MS, callLimit: CALL_LIMIT_MS },
  guards: { scriptIsAnother: ({ context }, script: string) => script !== context.script },
  actions: {
    rememberScript: assign({ script: (_, script: string) => script }),
    rememberUnbacked: assign({ unbacked: (_, unbacked: Unbacked) => unbacked }),
  },
}).createMachine({
  id: 'scriptClaims',
  context: { script: '', unbacked: { source: 'page', claims: [] } },
  initial: 'unasked',
  states: {
    unasked: { on: { 'script.shown': { ...remembered, target: 'checkingScript' } } },
    settling: {
      on: { 'script.shown': whenChanged },
      after: { editSettles: 'checkingScript' },
    },
    checkingScript: {
      on: { 'script.shown': whenChanged },
      after: { callLimit: 'unavailable' },
      invoke: {
        id: 'checkScript',
        src: 'checkScript',
        onDone: {
          target: 'checked',
          actions: { type: 'rememberUnbacked', params: ({ event }) => event.output },
        },
        onError: 'unavailable',
      },
    },
    checked: { on: { 'script.shown': whenChanged } },
    unavailable: { on: { 'script.shown': whenChanged, retried: 'checkingScript' } },
  },
});
