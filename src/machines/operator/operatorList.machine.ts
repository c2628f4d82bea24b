/** A list of the operator's page, searched and turned page by page: accounts, failures, or the audit log; acts ask first. [OP1] */
import { assign, setup } from 'xstate';
import type { AuditKind } from '../../../contract/audit';
import {
  ACTS_WITH_REASON,
  type Account,
  type AccountsPage,
  type AuditPage,
  type Failure,
  type FailuresPage,
} from '../../../contract/operator';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

export type OperatorPlace = 'accounts' | 'failures' | 'audit';
export type AccountAct = 'credits' | 'lock' | 'unlock' | 'erase' | 'keep' | 'removeFactor';
export type OperatorAct =
  | { readonly kind: AccountAct; readonly account: Account }
  | { readonly kind: 'retry'; readonly failure: Failure };
export interface Query {
  readonly place: OperatorPlace;
  /** Part of an address; empty for all. */
  readonly search: string;
  readonly kind: AuditKind | null;
  /** From 1. */
  readonly page: number;
}
export type Listed =
  | { readonly place: 'accounts'; readonly answer: AccountsPage }
  | { readonly place: 'failures'; readonly answer: FailuresPage }
  | { readonly place: 'audit'; readonly answer: AuditPage };
export interface Decision {
  readonly act: OperatorAct;
  readonly amount: number;
  readonly reason: string;
}
interface ListContext extends Query {
  readonly now: () => number;
  readonly listed: Listed | null;
  /** The moment from which ages are counted, in ms since 1970. */
  readonly seenAt: number;
  readonly act: OperatorAct | null;
  /** As it is typed. */
  readonly amount: string;
  readonly reason: string;
  /** What the server said to the last act. */
  readonly refusal: string | null;
  /** What was done last, for who cannot see that the list changed. */
  readonly done: OperatorAct | null;
}
type ListEvent =
  | { type: 'retried' }
  | { type: 'search.typed'; search: string }
  | { type: 'search.submitted' }
  | { type: 'kind.chosen'; kind: AuditKind | null }
  | { type: 'page.chosen'; page: number }
  | { type: 'act.wanted'; act: OperatorAct }
  | { type: 'amount.typed'; amount: string }
  | { type: 'reason.typed'; reason: string }
  | { type: 'act.confirmed' }
  | { type: 'act.cancelled' };

const isAmount = (typed: string) => /^[+-]?[1-9]\d{0,5}$/.test(typed.trim());

export const operatorListMachine = setup({
  types: {
    input: {} as { now: () => number; place: OperatorPlace; search?: string },
    context: {} as ListContext,
    events: {} as ListEvent,
  },
  actors: {
    fetchList: notProvided<Listed, Query>('fetchList'),
    doAct: notProvided<void, Decision>('doAct'),
  },
  guards: {
    actIsDecided: ({ context: { act, amount, reason } }) =>
      act !== null &&
      (!ACTS_WITH_REASON.includes(act.kind) || reason.trim() !== '') &&
      (act.kind !== 'credits' || isAmount(amount)),
  },
  actions: {
    rememberList: assign({
      listed: (_, listed: Listed) => listed,
      page: (_, { answer }: Listed) => Math.min(answer.page, answer.pages),
      seenAt: ({ context }) => context.now(),
    }),
    rememberSearch: assign({ search: (_, search: string) => search }),
    rememberKind: assign({ kind: (_, kind: AuditKind | null) => kind }),
    rememberPage: assign({ page: (_, page: number) => page }),
    goToFirstPage: assign({ page: 1 }),
    rememberAct: assign({
      act: (_, act: OperatorAct) => act,
      amount: '',
      reason: '',
      refusal: null,
      done: null,
    }),
    rememberAmount: assign({ amount: (_, amount: string) => amount }),
    rememberReason: assign({ reason: (_, reason: string) => reason }),
    rememberRefusal: assign({ refusal: (_, { error }: { error: unknown }) => refusalOf(error).detail ?? '' }),
    rememberDone: assign({ done: ({ context }) => context.act, act: null }),
    forgetAct: assign({ act: null }),
  },
}).createMachine({
  id: 'operatorList',
  context: ({ input: { now, place, search = '' } }) => ({
    ...{ now, place, search, kind: null, page: 1, listed: null, seenAt: now() },
    ...{ act: null, amount: '', reason: '', refusal: null, done: null },
  }),
  initial: 'browsing',
  states: {
    browsing: {
      initial: 'fetchingList',
      on: {
        'search.typed': { actions: { type: 'rememberSearch', params: ({ event }) => event.search } },
        'search.submitted': { target: '.fetchingList', actions: 'goToFirstPage' },
        'kind.chosen': {
          target: '.fetchingList',
          actions: [{ type: 'rememberKind', params: ({ event }) => event.kind }, 'goToFirstPage'],
        },
        'page.chosen': {
          target: '.fetchingList',
          actions: { type: 'rememberPage', params: ({ event }) => event.page },
        },
      },
      states: {
        fetchingList: {
          invoke: {
            id: 'fetchList',
            src: 'fetchList',
            input: ({ context: { place, search, kind, page } }) => ({
              ...{ place, kind, page },
              search: search.trim(),
            }),
            onDone: {
              target: 'listed',
              actions: { type: 'rememberList', params: ({ event }) => event.output },
            },
            onError: 'failed',
          },
        },
        failed: { on: { retried: 'fetchingList' } },
        listed: {
          on: {
            'act.wanted': {
              target: '#operatorList.acting',
              actions: { type: 'rememberAct', params: ({ event }) => event.act },
            },
          },
        },
      },
    },
    acting: {
      initial: 'deciding',
      states: {
        deciding: {
          on: {
            'amount.typed': { actions: { type: 'rememberAmount', params: ({ event }) => event.amount } },
            'reason.typed': { actions: { type: 'rememberReason', params: ({ event }) => event.reason } },
            'act.confirmed': { guard: 'actIsDecided', target: 'doingAct' },
            'act.cancelled': { target: '#operatorList.browsing.listed', actions: 'forgetAct' },
          },
        },
        doingAct: {
          invoke: {
            id: 'doAct',
            src: 'doAct',
            input: ({ context: { act, amount, reason } }) => {
              if (!act) throw new Error('nothing was decided');
              return { act, amount: Number(amount), reason: reason.trim() };
            },
            onDone: { target: '#operatorList.browsing.fetchingList', actions: 'rememberDone' },
            onError: {
              target: 'deciding',
              actions: { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
});
