/** Voices or writers that can be added: looked at again and again while one is on its way; an act at a time. [OP1] */
import { assign, setup } from 'xstate';
import { isWorking, type Packs } from '../../../contract/packs';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

export interface PackAct {
  readonly kind: 'add' | 'stop' | 'remove';
  readonly pack: string;
}
/** What came of the last act, where the pack itself does not show it. */
export type PackOutcome = { readonly pack: string } & (
  | { readonly kind: 'removed' }
  /** The server may still do it. */
  | { readonly kind: 'late' }
  /** Empty words where the server said none. */
  | { readonly kind: 'refused'; readonly words: string }
);
interface PacksContext {
  readonly offered: Packs | null;
  readonly act: PackAct | null;
  readonly outcome: PackOutcome | null;
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

export const packsMachine = setup({
  types: { context: {} as PacksContext, events: {} as PacksEvent },
  actors: {
    fetchPacks: notProvided<Packs, void>('fetchPacks'),
    doAct: notProvided<Packs, PackAct>('doAct'),
  },
  actions: {
    rememberPacks: assign({ offered: (_, offered: Packs) => offered }),
    rememberAct: assign({ act: (_, act: PackAct) => act, outcome: null }),
    rememberRemoval: assign({
      outcome: ({ context: { act } }) =>
        act?.kind === 'remove' ? { kind: 'removed' as const, pack: act.pack } : null,
    }),
    rememberDelay: assign({
      outcome: ({ context: { act } }) => act && { kind: 'late' as const, pack: act.pack },
    }),
    rememberRefusal: assign({
      outcome: ({ context: { act } }, { error }: { error: unknown }) =>
        act && { kind: 'refused' as const, pack: act.pack, words: refusalOf(error).detail ?? '' },
    }),
    forgetAct: assign({ act: null }),
  },
  delays: {
    lookAgain: ({ context: { offered } }) =>
      offered?.packs.some(({ state }) => isWorking(state)) ? WORKING_MS : RESTING_MS,
    actLimit: ACT_LIMIT_MS,
  },
}).createMachine({
  id: 'packs',
  context: { offered: null, act: null, outcome: null },
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
              actions: [
                { type: 'rememberPacks', params: ({ event }) => event.output },
                'rememberRemoval',
                'forgetAct',
              ],
            },
            onError: {
              target: 'idle',
              actions: [
                { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
                'forgetAct',
              ],
            },
          },
          // How it stands is looked at, since it may have been done all the same.
          after: { actLimit: { target: 'idle.refreshing', actions: ['rememberDelay', 'forgetAct'] } },
        },
      },
    },
  },
});
