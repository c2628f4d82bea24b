/** Follows one generation job until it is done or has failed. [J4] [J5] */
import { assign, setup } from 'xstate';
import type { Job } from '../../../contract/job';
import { JOB_POLL_MS, POLL_TROUBLES } from '../../../contract/limits';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

interface JobStatusContext {
  readonly jobId: string;
  readonly job: Job | null;
  /** Polls in a row that found no server. */
  readonly troubles: number;
  readonly projectId: string | null;
  readonly supportEmail: string | null;
  /** The job that was made of the same request. */
  readonly newJobId: string | null;
  /** Why it could not be made, in the server's words. */
  readonly refusal: string | null;
}
interface Failure {
  readonly error: unknown;
}

const told = ({ event }: { event: { output: Job } }) => event.output;
const remember = { type: 'rememberJob', params: told } as const;
/** Where a job that was fetched leads, whoever waited for it. */
const judged = [
  { guard: { type: 'jobIsDone', params: told }, actions: remember, target: '#jobStatus.done' },
  { guard: { type: 'jobIsUnderWay', params: told }, actions: remember, target: '#jobStatus.waiting' },
  { actions: remember, target: '#jobStatus.failed' },
] as const;

export const jobStatusMachine = setup({
  types: {
    input: {} as { jobId: string },
    context: {} as JobStatusContext,
    events: {} as { type: 'retried' },
  },
  actors: {
    fetchJob: notProvided<Job, { jobId: string }>('fetchJob'),
    fetchSupportEmail: notProvided<string, void>('fetchSupportEmail'),
    retryJob: notProvided<{ jobId: string }, { jobId: string }>('retryJob'),
  },
  guards: {
    jobIsDone: (_, job: Job) => job.status === 'done' && job.output.project_ids.length > 0,
    jobIsUnderWay: (_, job: Job) => job.status === 'initiated' || job.status === 'running',
    thereIsNoSuchJob: (_, { error }: Failure) => refusalOf(error).status === 404,
    troubleMayPass: ({ context }) => context.job !== null && context.troubles < POLL_TROUBLES,
    theJobHasFailed: ({ context }) => context.job?.status === 'failed',
  },
  actions: {
    rememberJob: assign((_, job: Job) => ({
      job,
      projectId: job.output.project_ids[0] ?? null,
      troubles: 0,
    })),
    countTrouble: assign({ troubles: ({ context }) => context.troubles + 1 }),
    rememberSupportEmail: assign({ supportEmail: (_, email: string) => email }),
    rememberNewJob: assign({ newJobId: (_, { jobId }: { jobId: string }) => jobId }),
    rememberRefusal: assign({ refusal: (_, { error }: Failure) => refusalOf(error).detail }),
    forgetRefusal: assign({ refusal: null }),
  },
  delays: { pollInterval: JOB_POLL_MS },
}).createMachine({
  id: 'jobStatus',
  context: ({ input }) => ({
    jobId: input.jobId,
    job: null,
    troubles: 0,
    projectId: null,
    supportEmail: null,
    newJobId: null,
    refusal: null,
  }),
  invoke: {
    id: 'fetchSupportEmail',
    src: 'fetchSupportEmail',
    onDone: { actions: { type: 'rememberSupportEmail', params: ({ event }) => event.output } },
    /** The words for a failed job name nobody then. */
    onError: {},
  },
  initial: 'fetchingJob',
  states: {
    fetchingJob: {
      tags: 'pending',
      invoke: {
        id: 'fetchJob',
        src: 'fetchJob',
        input: ({ context }) => ({ jobId: context.jobId }),
        onDone: judged,
        onError: [
          {
            guard: { type: 'thereIsNoSuchJob', params: ({ event }) => ({ error: event.error }) },
            target: 'missing',
          },
          { guard: 'troubleMayPass', target: 'waiting', actions: 'countTrouble' },
          { target: 'unreachable' },
        ],
      },
    },
    waiting: { tags: 'pending', after: { pollInterval: 'fetchingJob' } },
    done: { type: 'final' },
    /** The job itself has failed: asking for it again changes nothing, but the same can be begun anew. */
    failed: { tags: 'refused', on: { retried: { guard: 'theJobHasFailed', target: 'retryingJob' } } },
    retryingJob: {
      tags: 'refused',
      entry: 'forgetRefusal',
      invoke: {
        id: 'retryJob',
        src: 'retryJob',
        input: ({ context }) => ({ jobId: context.jobId }),
        onDone: {
          actions: { type: 'rememberNewJob', params: ({ event }) => event.output },
          target: 'begunAnew',
        },
        onError: {
          actions: { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
          target: 'retryRefused',
        },
      },
    },
    retryRefused: { tags: 'refused', on: { retried: 'retryingJob' } },
    begunAnew: { type: 'final' },
    /** The job could not be asked for: it may well be running. */
    unreachable: {
      tags: 'refused',
      initial: 'told',
      on: { retried: 'fetchingJob' },
      states: {
        told: { after: { pollInterval: 'lookingAgain' } },
        /** Its page comes back by itself once the server does. */
        lookingAgain: {
          invoke: {
            id: 'fetchJob',
            src: 'fetchJob',
            input: ({ context }) => ({ jobId: context.jobId }),
            onDone: judged,
            onError: [
              {
                guard: { type: 'thereIsNoSuchJob', params: ({ event }) => ({ error: event.error }) },
                target: '#jobStatus.missing',
              },
              { target: 'told' },
            ],
          },
        },
      },
    },
    /** There is none, or it is somebody else's. */
    missing: { type: 'final' },
  },
});
