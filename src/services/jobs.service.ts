/** Calls on generation jobs. */
import type { Job, JobListItem } from '../../contract/job';
import type { JobForecast, JobShape } from '../../contract/jobForecast';
import {
  createAdVideo,
  createExplainerVideo,
  foretellJob,
  getJob,
  listJobs,
  retryJob,
  type AdVideoRequest,
  type ExplainerVideoRequest,
} from '../../contract/routes/jobs.routes';
import type { Call } from './http';

export interface JobsService {
  fetchJobs(signal?: AbortSignal): Promise<readonly JobListItem[]>;
  fetchJob(input: { jobId: string }, signal?: AbortSignal): Promise<Job>;
  /** A new job of the request of one that failed. */
  retryJob(input: { jobId: string }, signal?: AbortSignal): Promise<{ jobId: string }>;
  foretellJob(shape: JobShape, signal?: AbortSignal): Promise<JobForecast>;
  createAdVideo(request: AdVideoRequest, signal?: AbortSignal): Promise<{ jobId: string }>;
  createExplainerVideo(request: ExplainerVideoRequest, signal?: AbortSignal): Promise<{ jobId: string }>;
}

export const createJobsService = (call: Call): JobsService => ({
  fetchJobs: (signal) => call(listJobs, { ...(signal && { signal }) }),
  fetchJob: (params, signal) => call(getJob, { params, ...(signal && { signal }) }),
  retryJob: async (params, signal) => {
    const { job_id } = await call(retryJob, { params, once: true, ...(signal && { signal }) });
    return { jobId: job_id };
  },
  foretellJob: (query, signal) => call(foretellJob, { query, ...(signal && { signal }) }),
  createAdVideo: async (body, signal) => {
    const { job_id } = await call(createAdVideo, { body, once: true, ...(signal && { signal }) });
    return { jobId: job_id };
  },
  createExplainerVideo: async (body, signal) => {
    const { job_id } = await call(createExplainerVideo, { body, once: true, ...(signal && { signal }) });
    return { jobId: job_id };
  },
});
