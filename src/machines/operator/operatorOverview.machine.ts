/** What stands behind the server, looked at again now and then; one part at a time is tried. [OP1] */
import { assign, setup } from 'xstate';
import type { Overview, PartName, Trial } from '../../../contract/operator';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

interface Tried {
  readonly part: PartName;
  readonly trial: Trial | 'tooLate' | { readonly refusal: string | null };
}
interface OverviewContext {
  readonly now: () => number;
  readonly overview: Overview | null;
  /** The moment from which ages are counted, in ms since 1970. */
  readonly seenAt: number;
  readonly trying: PartName | null;
  /** What came of trials since the page was opened, the last of each part. */
  readonly tried: readonly Tried[];
}
type OverviewEvent =
  | { type: 'retried' }
  | { type: 'part.tried'; part: PartName }
  | { type: 'trial.cancelled' };

const LOOK_AGAIN_MS = 10_000;
/** Longer than the server gives any of them. */
const TRIAL_LIMIT_MS = 100_000;

export const operatorOverviewMachine = setup({
  types: {
    input: {} as { now: () => number },
    context: {} as OverviewContext,
    events: {} as OverviewEvent,
  },
  actors: {
    fetchOverview: notProvided<Overview, void>('fetchOverview'),
    tryPart: notProvided<Trial, { part: PartName }>('tryPart'),
  },
  actions: {
    rememberOverview: assign({ overview: (_, overview: Overview) => overview }),
    readTheClock: assign({ seenAt: ({ context }) => context.now() }),
    rememberTrying: assign({
      trying: (_, part: PartName) => part,
      tried: ({ context }, part: PartName) => context.tried.filter((one) => one.part !== part),
    }),
    rememberTrial: assign({
      tried: ({ context: { tried, trying } }, trial: Tried['trial']) =>
        trying ? [...tried, { part: trying, trial }] : tried,
    }),
    forgetTrying: assign({ trying: null }),
  },
  delays: { lookAgain: LOOK_AGAIN_MS, trialLimit: TRIAL_LIMIT_MS },
}).createMachine({
  id: 'operatorOverview',
  context: ({ input: { now } }) => ({ now, overview: null, seenAt: now(), trying: null, tried: [] }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetchOverview',
        src: 'fetchOverview',
        onDone: {
          target: 'loaded',
          actions: { type: 'rememberOverview', params: ({ event }) => event.output },
        },
        onError: 'failed',
      },
    },
    failed: { on: { retried: 'loading' } },
    loaded: {
      type: 'parallel',
      states: {
        look: {
          initial: 'resting',
          states: {
            resting: { entry: 'readTheClock', after: { lookAgain: 'refreshing' } },
            refreshing: {
              invoke: {
                id: 'fetchOverview',
                src: 'fetchOverview',
                onDone: {
                  target: 'resting',
                  actions: { type: 'rememberOverview', params: ({ event }) => event.output },
                },
                // What was seen last stays, with its age.
                onError: 'unanswered',
              },
            },
            unanswered: { after: { lookAgain: 'refreshing' } },
          },
        },
        trial: {
          initial: 'idle',
          states: {
            idle: {
              entry: 'forgetTrying',
              on: {
                'part.tried': {
                  target: 'tryingPart',
                  actions: { type: 'rememberTrying', params: ({ event }) => event.part },
                },
              },
            },
            tryingPart: {
              invoke: {
                id: 'tryPart',
                src: 'tryPart',
                input: ({ context }) => ({ part: context.trying ?? 'database' }),
                onDone: {
                  target: 'idle',
                  actions: { type: 'rememberTrial', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'idle',
                  actions: {
                    type: 'rememberTrial',
                    params: ({ event }) => ({ refusal: refusalOf(event.error).detail }),
                  },
                },
              },
              after: {
                trialLimit: { target: 'idle', actions: { type: 'rememberTrial', params: 'tooLate' } },
              },
              on: { 'trial.cancelled': 'idle' },
            },
          },
        },
      },
    },
  },
});
