/** Follows one generation job until it is done or has failed. [J4] [J5] */
import { assign, setup } from 'xstate';
import type { Job } from '../../../contract/job';
import { JOB_POLL_MS } from '../../../contract/limits';
import { notProvided } from '../shared/notProvided';

export const jobStatusMachine = setup({
  types: {
    input: {} as { jobId: string },
    context: {} as { jobId: string; job: Job | null; projectId: string | null; supportEmail: string | null },
    events: {} as { type: 'retried' },
  },
  actors: {
    fetchJob: notProvided<Job, { jobId: string }>('fetchJob'),
    fetchSupportEmail: notProvided<string, void>('fetchSupportEmail'),
  },
  guards: {
    jobIsDone: (_, job: Job) => job.status === 'done' && job.output.project_ids.length > 0,
    jobIsUnderWay: (_, job: Job) => job.status === 'initiated' || job.status === 'running',
  },
  actions: {
    rememberJob: assign((_, job: Job) => ({ job, projectId: job.output.project_ids[0] ?? null })),
    rememberSupportEmail: assign({ supportEmail: (_, email: string) => email }),
  },
  delays: { pollInterval: JOB_POLL_MS },
}).createMachine({
  id: 'jobStatus',
  context: ({ input }) => ({ jobId: input.jobId, job: null, projectId: null, supportEmail: null }),
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
        onDone: [
          {
            guard: { type: 'jobIsDone', params: ({ event }) => event.output },
            actions: { type: 'rememberJob', params: ({ event }) => event.output },
            target: 'done',
          },
          {
            guard: { type: 'jobIsUnderWay', params: ({ event }) => event.output },
            actions: { type: 'rememberJob', params: ({ event }) => event.output },
            target: 'waiting',
          },
          { actions: { type: 'rememberJob', params: ({ event }) => event.output }, target: 'failed' },
        ],
        onError: 'unreachable',
      },
    },
    waiting: { tags: 'pending', after: { pollInterval: 'fetchingJob' } },
    done: { type: 'final' },
    /** The job itself has failed: asking again changes nothing. */
    failed: { tags: 'refused' },
    /** The job could not be asked for: it may well be running. */
    unreachable: { tags: 'refused', on: { retried: 'fetchingJob' } },
  },
});
