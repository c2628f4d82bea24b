/** Follows one generation job until it is done or has failed. [J4] [J5] */
import { assign, setup } from 'xstate';
import type { Job } from '../../../contract/job';
import { JOB_POLL_MS } from '../../../contract/limits';
import { notProvided } from '../shared/notProvided';

export const jobStatusMachine = setup({
  types: {
    input: {} as { jobId: string },
    context: {} as { jobId: string; job: Job | null; projectId: string | null },
    events: {} as { type: 'retried' },
  },
  actors: { fetchJob: notProvided<Job, { jobId: string }>('fetchJob') },
  guards: {
    jobIsDone: (_, job: Job) => job.status === 'done' && job.output.project_ids.length > 0,
    jobIsUnderWay: (_, job: Job) => job.status === 'initiated' || job.status === 'running',
  },
  actions: {
    rememberJob: assign((_, job: Job) => ({ job, projectId: job.output.project_ids[0] ?? null })),
  },
  delays: { pollInterval: JOB_POLL_MS },
}).createMachine({
  id: 'jobStatus',
  context: ({ input }) => ({ jobId: input.jobId, job: null, projectId: null }),
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
    failed: { tags: 'refused', type: 'final' },
    /** The job could not be asked for: it may well be running. */
    unreachable: { tags: 'refused', on: { retried: 'fetchingJob' } },
  },
});
