/** Calls that start and follow generation jobs. [W15] [J2] [J4] [X3] */
import { z } from 'zod';
import { captionStyleSchema } from './captionStyle';
import { jobListItemSchema, jobSchema } from './job';
import { DESCRIPTION_CHARACTERS, SCRIPT_CHARACTERS, TITLE_CHARACTERS } from './limits';
import { defineRoute } from './route';
import { topicTextSchema } from './script';

const addressSchema = z.string().min(1).max(2048);
const scriptTextSchema = z.string().max(SCRIPT_CHARACTERS);

export const adVideoRequestSchema = z.object({
  images: z.array(addressSchema).max(50),
  videos: z.array(addressSchema).max(50),
  background_music_url: addressSchema,
  title: z.string().trim().min(1).max(TITLE_CHARACTERS),
  description: z.string().trim().max(DESCRIPTION_CHARACTERS),
  script: scriptTextSchema,
  /** The voice's name. */
  selected_voice: z.string().min(1).max(200),
  caption_style: captionStyleSchema.optional(),
});
export type AdVideoRequest = z.infer<typeof adVideoRequestSchema>;

export const explainerVideoRequestSchema = z.object({
  topic: topicTextSchema,
  selected_voice: z.string().min(1).max(200),
  background_music_url: addressSchema,
  script: scriptTextSchema,
});
export type ExplainerVideoRequest = z.infer<typeof explainerVideoRequestSchema>;

const jobCreatedSchema = z.object({ job_id: z.string() });

export const createAdVideo = defineRoute({
  method: 'POST',
  path: '/generate/videos',
  summary: 'Start the job that makes an ad',
  body: adVideoRequestSchema,
  response: jobCreatedSchema,
});
export const createExplainerVideo = defineRoute({
  method: 'POST',
  path: '/generate/t2v',
  summary: 'Start the job that makes an explainer',
  body: explainerVideoRequestSchema,
  response: jobCreatedSchema,
});
export const getJob = defineRoute({
  method: 'GET',
  path: '/jobs/:jobId',
  summary: 'One job of the caller',
  params: z.object({ jobId: z.string() }),
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
  params: z.object({ jobId: z.string() }),
  response: jobCreatedSchema,
});
