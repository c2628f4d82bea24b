/** Calls that start generation jobs, and foretell them. */
import type { JobForecast, JobShape } from '../../contract/jobForecast';
import {
  createAdVideo,
  createExplainerVideo,
  foretellJob,
  type AdVideoRequest,
  type ExplainerVideoRequest,
} from '../../contract/routes/jobStart.routes';
import type { Call } from './http';

export interface JobStartService {
  foretellJob(shape: JobShape, signal?: AbortSignal): Promise<JobForecast>;
  createAdVideo(request: AdVideoRequest, signal?: AbortSignal): Promise<{ jobId: string }>;
  createExplainerVideo(request: ExplainerVideoRequest, signal?: AbortSignal): Promise<{ jobId: string }>;
}

export const createJobStartService = (call: Call): JobStartService => ({
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
