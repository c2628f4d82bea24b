/** Calls on generation jobs. */
import type { Job } from '../../contract/job';
import { createAdVideo, getJob, type AdVideoRequest } from '../../contract/jobs.routes';
import type { Call } from './http';

export interface JobsService {
  fetchJob(input: { jobId: string }, signal?: AbortSignal): Promise<Job>;
  createAdVideo(request: AdVideoRequest, signal?: AbortSignal): Promise<{ jobId: string }>;
}

export const createJobsService = (call: Call): JobsService => ({
  fetchJob: (params, signal) => call(getJob, { params, ...(signal && { signal }) }),
  createAdVideo: async (body, signal) => {
    const { job_id } = await call(createAdVideo, { body, ...(signal && { signal }) });
    return { jobId: job_id };
  },
});
