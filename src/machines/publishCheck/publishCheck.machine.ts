/** The publish check as a person asks for it: what was found, gone to or mended, and looked at again. [PC1] */
import { assign, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { LONG_CALL_LIMIT_MS } from '../../../contract/limits';
import type { CheckReport } from '../../editor-engine/check/checkReport';
import type { Finding } from '../../editor-engine/check/finding';
import { actionNotProvided, notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

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
    context: {} as {
      readonly report: CheckReport;
      /** Of a sentence that is being spoken. */
      readonly spoken: Finding | null;
      /** The server's sentence, where it was not spoken. */
      readonly problem: string | null;
    },
    events: {} as
      | { type: 'check.requested' }
      | { type: 'finding.chosen'; finding: Finding }
      | { type: 'mend.chosen'; finding: Finding }
      | { type: 'sheet.closed' },
  },
  actors: {
    lookThrough: notProvided<CheckReport, void>('lookThrough'),
    /** Has it said, and puts that into the video as one step. */
    speakSentence: notProvided<void, { finding: Finding | null }>('speakSentence'),
  },
  delays: { longCallLimit: LONG_CALL_LIMIT_MS },
  guards: {
    isMendedBySpeech: (_, { mend }: Finding) => mend !== null && 'speech' in mend,
    somethingIsFound: (_, { findings }: CheckReport) => findings.length > 0,
  },
  actions: {
    remember: assign({ report: (_, report: CheckReport) => report }),
    rememberSentence: assign({ spoken: (_, finding: Finding) => finding }),
    rememberProblem: assign({ problem: (_, error: unknown) => refusalOf(error).detail }),
    mend: actionNotProvided<Finding>('mend'),
    goTo: actionNotProvided<Finding>('goTo'),
  },
}).createMachine({
  id: 'publishCheck',
  context: { report: { findings: [], unknown: [] }, spoken: null, problem: null },
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
        'mend.chosen': [
          {
            guard: { type: 'isMendedBySpeech', params: ({ event }) => event.finding },
            target: 'speakingSentence',
            actions: { type: 'rememberSentence', params: ({ event }) => event.finding },
          },
          {
            target: 'checkingAgain',
            actions: { type: 'mend', params: ({ event }) => event.finding },
          },
        ],
        'sheet.closed': 'idle',
      },
      initial: 'listed',
      states: {
        listed: {},
        /** The sentence could not be spoken. */
        unspoken: {},
      },
    },
    speakingSentence: {
      invoke: {
        id: 'speakSentence',
        src: 'speakSentence',
        input: ({ context }) => ({ finding: context.spoken }),
        onDone: 'checkingAgain',
        onError: {
          target: 'found.unspoken',
          actions: {
            type: 'rememberProblem',
            params: ({ event }: { event: ErrorActorEvent }) => event.error,
          },
        },
      },
      after: {
        longCallLimit: {
          target: 'found.unspoken',
          actions: { type: 'rememberProblem', params: null },
        },
      },
      on: { 'sheet.closed': 'idle' },
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
