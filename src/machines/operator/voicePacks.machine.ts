/** Natural voices that can be added: looked at again and again while one is on its way; an act at a time. [OP1] */
import { assign, setup } from 'xstate';
import { isWorking, type VoicePacks } from '../../../contract/voicePacks';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

export interface PackAct {
  readonly kind: 'add' | 'stop' | 'remove';
  readonly pack: string;
}
interface PacksContext {
  readonly offered: VoicePacks | null;
  readonly act: PackAct | null;
  /** What the server said to the last act; empty where it said nothing. */
  readonly refusal: { readonly pack: string; readonly words: string } | null;
}
type PacksEvent =
  | { type: 'retried' }
  | { type: 'pack.added'; pack: string }
  | { type: 'pack.stopped'; pack: string }
  | { type: 'removal.wanted'; pack: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' };

const WORKING_MS = 1_000;
const RESTING_MS = 10_000;
const ACT_LIMIT_MS = 30_000;

export const voicePacksMachine = setup({
  types: { context: {} as PacksContext, events: {} as PacksEvent },
  actors: {
    fetchPacks: notProvided<VoicePacks, void>('fetchPacks'),
    doAct: notProvided<VoicePacks, PackAct>('doAct'),
  },
  actions: {
    rememberPacks: assign({ offered: (_, offered: VoicePacks) => offered }),
    rememberAct: assign({ act: (_, act: PackAct) => act, refusal: null }),
    rememberRefusal: assign({
      refusal: ({ context }, { error }: { error: unknown }) =>
        context.act && { pack: context.act.pack, words: refusalOf(error).detail ?? '' },
    }),
    forgetAct: assign({ act: null }),
  },
  delays: {
    lookAgain: ({ context: { offered } }) =>
      offered?.packs.some(({ state }) => isWorking(state)) ? WORKING_MS : RESTING_MS,
    actLimit: ACT_LIMIT_MS,
  },
}).createMachine({
  id: 'voicePacks',
  context: { offered: null, act: null, refusal: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetchPacks',
        src: 'fetchPacks',
        onDone: {
          target: 'loaded',
          actions: { type: 'rememberPacks', params: ({ event }) => event.output },
        },
        onError: 'failed',
      },
    },
    failed: { on: { retried: 'loading' } },
    loaded: {
      initial: 'idle',
      states: {
        idle: {
          initial: 'resting',
          on: {
            'pack.added': {
              target: 'doingAct',
              actions: {
                type: 'rememberAct',
                params: ({ event }) => ({ kind: 'add', pack: event.pack }),
              },
            },
            'pack.stopped': {
              target: 'doingAct',
              actions: {
                type: 'rememberAct',
                params: ({ event }) => ({ kind: 'stop', pack: event.pack }),
              },
            },
            'removal.wanted': {
              target: 'deciding',
              actions: {
                type: 'rememberAct',
                params: ({ event }) => ({ kind: 'remove', pack: event.pack }),
              },
            },
          },
          states: {
            resting: { after: { lookAgain: 'refreshing' } },
            refreshing: {
              invoke: {
                id: 'fetchPacks',
                src: 'fetchPacks',
                onDone: {
                  target: 'resting',
                  actions: { type: 'rememberPacks', params: ({ event }) => event.output },
                },
                onError: 'unanswered',
              },
            },
            unanswered: { after: { lookAgain: 'refreshing' } },
          },
        },
        deciding: {
          on: {
            'removal.confirmed': 'doingAct',
            'removal.cancelled': { target: 'idle', actions: 'forgetAct' },
          },
        },
        doingAct: {
          invoke: {
            id: 'doAct',
            src: 'doAct',
            input: ({ context: { act } }) => {
              if (!act) throw new Error('nothing was decided');
              return act;
            },
            onDone: {
              target: 'idle',
              actions: [{ type: 'rememberPacks', params: ({ event }) => event.output }, 'forgetAct'],
            },
            onError: {
              target: 'idle',
              actions: [
                { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
                'forgetAct',
              ],
            },
          },
          after: {
            actLimit: {
              target: 'idle',
              actions: [{ type: 'rememberRefusal', params: { error: null } }, 'forgetAct'],
            },
          },
        },
      },
    },
  },
});
