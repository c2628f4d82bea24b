/** Calls that follow generation jobs, and start one again. */
import type { Job, JobListItem } from '../../contract/job';
import { getJob, listJobs, retryJob } from '../../contract/routes/jobs.routes';
import type { Call } from './http';

export interface JobsService {
  fetchJobs(signal?: AbortSignal): Promise<readonly JobListItem[]>;
  fetchJob(input: { jobId: string }, signal?: AbortSignal): Promise<Job>;
  /** A new job of the request of one that failed. */
  retryJob(input: { jobId: string }, signal?: AbortSignal): Promise<{ jobId: string }>;
}

export const createJobsService = (call: Call): JobsService => ({
  fetchJobs: (signal) => call(listJobs, { ...(signal && { signal }) }),
  fetchJob: (params, signal) => call(getJob, { params, ...(signal && { signal }) }),
  retryJob: async (params, signal) => {
    const { job_id } = await call(retryJob, { params, once: true, ...(signal && { signal }) });
    return { jobId: job_id };
  },
});
