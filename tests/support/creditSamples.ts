/** What became of somebody's credits, and what the API says of it. */
import type { CreditLedger } from '../../contract/creditLedger';
import type { creditLedgerMachine } from '../../src/machines/creditLedger/creditLedger.machine';
import type { Samples } from './walking/walkMachine';

const ad = { job_id: 'j1', job_kind: 'urltoads', about: 'Ember Flask' } as const;
const nobodys = { job_id: null, job_kind: null, state: null } as const;

export const someLedger: CreditLedger = {
  balance: 1085,
  held: 10,
  bookings: [
    {
      ...{ number: 6, at: '2026-11-24T12:00:00.000Z', kind: 'hold', amount: -10, balance: 1085 },
      ...{ job_id: 'j2', job_kind: 'text_to_videos', about: 'Tides', state: 'held' },
    },
    {
      ...{ ...ad, number: 5, at: '2026-11-24T11:00:00.000Z', kind: 'give_back', amount: 10, balance: 1095 },
      state: null,
    },
    {
      ...{ ...ad, number: 4, at: '2026-11-23T12:00:00.000Z', kind: 'hold', amount: -10, balance: 1085 },
      state: 'given_back',
    },
  ],
  before: 4,
};
export const olderLedger: CreditLedger = {
  balance: 7,
  held: 0,
  bookings: [
    {
      ...{ ...nobodys, number: 3, at: '2026-11-23T11:00:00.000Z', kind: 'operator', amount: -5 },
      ...{ balance: 1095, about: 'Too many' },
    },
    {
      ...{ ...nobodys, number: 2, at: '2026-11-22T12:00:00.000Z', kind: 'operator', amount: 1000 },
      ...{ balance: 1100, about: 'A gift' },
    },
    {
      ...{ ...nobodys, number: 1, at: '2026-11-22T11:00:00.000Z', kind: 'grant', amount: 100 },
      ...{ balance: 100, about: '' },
    },
  ],
  before: null,
};
const none: CreditLedger = { balance: 0, held: 0, bookings: [], before: null };
const lost = new TypeError('fetch failed');

export const ledgerSamples: Samples<typeof creditLedgerMachine> = {
  'xstate.done.actor.fetchNewest': [
    { type: 'xstate.done.actor.fetchNewest', output: someLedger },
    { type: 'xstate.done.actor.fetchNewest', output: none },
  ],
  'xstate.error.actor.fetchNewest': [{ type: 'xstate.error.actor.fetchNewest', error: lost }],
  'xstate.done.actor.fetchOlder': [{ type: 'xstate.done.actor.fetchOlder', output: olderLedger }],
  'xstate.error.actor.fetchOlder': [{ type: 'xstate.error.actor.fetchOlder', error: lost }],
};
