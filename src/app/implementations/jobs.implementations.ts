/** The list of jobs, on the API. */
import { jobsMachine } from '../../machines/jobs/jobs.machine';
import { createJobsService } from '../../services/jobs.service';
import type { App } from '../app';
import { asking, calling } from '../calling';

export const provideJobs = ({ call }: App) => {
  const jobs = createJobsService(call);
  return jobsMachine.provide({
    actors: { fetchJobs: asking(jobs.fetchJobs), retryJob: calling(jobs.retryJob) },
  });
};
