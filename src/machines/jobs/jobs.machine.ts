/** The list of the user's jobs: by tab, by filter, followed while any of them runs. [J1] [J2] [J5] */
import { assign, setup } from 'xstate';
import type { JobListItem } from '../../../contract/job';
import { JOB_POLL_MS } from '../../../contract/limits';
import { keepUnchanged } from '../shared/keepUnchanged';
import { newestFirst } from '../shared/newestFirst';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';
import { isUnderWay, type JobFilter, type JobsView } from '../../../contract/ui/jobsView';

type Jobs = readonly JobListItem[];
interface JobsContext extends JobsView {
  readonly now: () => number;
  readonly jobs: Jobs;
  /** The moment from which the ages of things are counted, in ms since 1970. */
  readonly seenAt: number;
  /** The failed job that is tried again, and what the server said when it refused. */
  readonly retried: { readonly job: JobListItem; readonly refusal: string | null } | null;
  readonly newJobId: string | null;
}
type JobsEvent =
  | { type: 'retried' }
  | { type: 'tab.chosen'; tab: JobsView['tab'] }
  | { type: 'filters.chosen'; filters: readonly JobFilter[] }
  /** The address says otherwise: a link, or the way back. */
  | { type: 'address.changed'; view: JobsView }
  | { type: 'job.retried'; job: JobListItem };

const MINUTE_MS = 60_000;

export const jobsMachine = setup({
  types: {
    input: {} as { now: () => number; view: JobsView },
    context: {} as JobsContext,
    events: {} as JobsEvent,
  },
  actors: {
    fetchJobs: notProvided<Jobs, void>('fetchJobs'),
    retryJob: notProvided<{ jobId: string }, { jobId: string }>('retryJob'),
  },
  guards: { someAreUnderWay: ({ context }) => context.jobs.some(isUnderWay) },
  actions: {
    rememberNewestFirst: assign({
      jobs: ({ context }, jobs: Jobs) => keepUnchanged(context.jobs, newestFirst(jobs)),
    }),
    readTheClock: assign({ seenAt: ({ context }) => context.now() }),
    rememberTab: assign({ tab: (_, tab: JobsView['tab']) => tab }),
    rememberFilters: assign({ filters: (_, filters: readonly JobFilter[]) => filters }),
    rememberView: assign((_, { tab, filters }: JobsView) => ({ tab, filters })),
    rememberRetried: assign({ retried: (_, job: JobListItem) => ({ job, refusal: null }) }),
    rememberRefusal: assign({
      retried: ({ context }, failure: { error: unknown }) =>
        context.retried && { ...context.retried, refusal: refusalOf(failure.error).detail },
    }),
    rememberNewJob: assign({ newJobId: (_, { jobId }: { jobId: string }) => jobId }),
  },
  delays: { pollInterval: JOB_POLL_MS, minute: MINUTE_MS },
}).createMachine({
  id: 'jobs',
  context: ({ input: { now, view } }) => ({
    ...view,
    now,
    jobs: [],
    seenAt: now(),
    retried: null,
    newJobId: null,
  }),
  initial: 'loading',
  on: {
    'tab.chosen': { actions: { type: 'rememberTab', params: ({ event }) => event.tab } },
    'filters.chosen': { actions: { type: 'rememberFilters', params: ({ event }) => event.filters } },
    'address.changed': { actions: { type: 'rememberView', params: ({ event }) => event.view } },
  },
  states: {
    loading: {
      invoke: {
        id: 'fetchJobs',
        src: 'fetchJobs',
        onDone: {
          target: 'loaded',
          actions: { type: 'rememberNewestFirst', params: ({ event }) => event.output },
        },
        onError: 'failed',
      },
    },
    failed: { on: { retried: 'loading' } },
    loaded: {
      type: 'parallel',
      states: {
        list: {
          initial: 'resting',
          states: {
            resting: {
              entry: 'readTheClock',
              after: {
                pollInterval: { guard: 'someAreUnderWay', target: 'refreshing' },
                minute: { target: 'resting', reenter: true },
              },
            },
            refreshing: {
              invoke: {
                id: 'fetchJobs',
                src: 'fetchJobs',
                onDone: {
                  target: 'resting',
                  actions: { type: 'rememberNewestFirst', params: ({ event }) => event.output },
                },
                /** A blip does not empty the list: it is looked at again. */
                onError: 'resting',
              },
            },
          },
        },
        retry: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'job.retried': {
                  target: 'retryingJob',
                  actions: { type: 'rememberRetried', params: ({ event }) => event.job },
                },
              },
            },
            retryingJob: {
              invoke: {
                id: 'retryJob',
                src: 'retryJob',
                input: ({ context }) => ({ jobId: context.retried?.job._id ?? '' }),
                onDone: {
                  target: '#jobs.opened',
                  actions: { type: 'rememberNewJob', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'refused',
                  actions: { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            refused: {
              on: {
                'job.retried': {
                  target: 'retryingJob',
                  actions: { type: 'rememberRetried', params: ({ event }) => event.job },
                },
              },
            },
          },
        },
      },
    },
    opened: { type: 'final' },
  },
});
