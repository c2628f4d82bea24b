/** Calls that follow generation jobs, and start one again. [J2] [J4] */
import * as z from 'zod/mini';
import { jobCreatedSchema, jobListItemSchema, jobSchema } from '../job';
import { defineRoute } from './route';

const params = z.object({ jobId: z.string() });

export const getJob = defineRoute({
  method: 'GET',
  path: '/jobs/:jobId',
  summary: 'One job of the caller',
  params,
  response: jobSchema,
});
export const listJobs = defineRoute({
  method: 'GET',
  path: '/generate/jobs',
  summary: "The caller's jobs, newest first",
  response: z.array(jobListItemSchema),
});
export const retryJob = defineRoute({
  method: 'POST',
  path: '/jobs/:jobId/retry',
  summary: 'Start a new job of the request of one that failed',
  params,
  response: jobCreatedSchema,
});
