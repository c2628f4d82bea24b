/** The publish check as a person asks for it: what was found, gone to or mended, and looked at again. [PC1] */
import { assign, setup, type DoneActorEvent } from 'xstate';
import type { CheckReport } from '../../editor-engine/check/checkReport';
import type { Finding } from '../../editor-engine/check/finding';
import { actionNotProvided, notProvided } from '../shared/notProvided';

const reportOf = ({ event }: { event: DoneActorEvent<CheckReport> }) => event.output;
const remember = { type: 'remember', params: reportOf } as const;
const lookThrough = {
  id: 'lookThrough',
  src: 'lookThrough',
  onDone: [
    { guard: { type: 'somethingIsFound', params: reportOf }, target: 'found', actions: remember },
    { target: 'clean', actions: remember },
  ],
  onError: 'failed',
} as const;

export const publishCheckMachine = setup({
  types: {
    context: {} as { readonly report: CheckReport },
    events: {} as
      | { type: 'check.requested' }
      | { type: 'finding.chosen'; finding: Finding }
      | { type: 'mend.chosen'; finding: Finding }
      | { type: 'sheet.closed' },
  },
  actors: { lookThrough: notProvided<CheckReport, void>('lookThrough') },
  guards: {
    somethingIsFound: (_, { findings }: CheckReport) => findings.length > 0,
  },
  actions: {
    remember: assign({ report: (_, report: CheckReport) => report }),
    mend: actionNotProvided<Finding>('mend'),
    goTo: actionNotProvided<Finding>('goTo'),
  },
}).createMachine({
  id: 'publishCheck',
  context: { report: { findings: [], unknown: [] } },
  initial: 'idle',
  states: {
    idle: { on: { 'check.requested': 'checking' } },
    checking: {
      invoke: lookThrough,
      on: { 'sheet.closed': 'idle' },
    },
    found: {
      on: {
        'finding.chosen': {
          target: 'idle',
          actions: { type: 'goTo', params: ({ event }) => event.finding },
        },
        'mend.chosen': {
          target: 'checkingAgain',
          actions: { type: 'mend', params: ({ event }) => event.finding },
        },
        'sheet.closed': 'idle',
      },
    },
    /** What was found stays in sight until it is known what is left of it. */
    checkingAgain: {
      invoke: lookThrough,
      on: { 'sheet.closed': 'idle' },
    },
    clean: { on: { 'sheet.closed': 'idle' } },
    failed: { on: { 'check.requested': 'checking', 'sheet.closed': 'idle' } },
  },
});
