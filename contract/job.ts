/** A generation job: what was asked, which step it is in, what came out. [J1]–[J5] */
import * as z from 'zod/mini';
import { layoutEntrySchema } from './layoutEntry';
import { fractionSchema } from './amounts';
import { refusalSchema } from './refusals';

export const jobStatusSchema = z.enum(['initiated', 'running', 'done', 'failed']);
export type JobStatus = z.infer<typeof jobStatusSchema>;
export const jobKindSchema = z.enum(['urltoads', 'text_to_videos']);
export type JobKind = z.infer<typeof jobKindSchema>;

/** Every step that a job may have; a pipeline uses these names and no others. */
export const jobStepNameSchema = z.enum([
  'voice-over',
  'captions',
  'media',
  'pictures',
  'project',
  'layouts',
  'thumbnail',
]);
export type JobStepName = z.infer<typeof jobStepNameSchema>;

/** The steps of each kind of job in the order in which they are told; some run side by side. */
export const stepsOfKind = {
  urltoads: ['voice-over', 'captions', 'media', 'project', 'layouts', 'thumbnail'],
  text_to_videos: ['voice-over', 'captions', 'pictures', 'project', 'layouts', 'thumbnail'],
} as const satisfies Record<JobKind, readonly JobStepName[]>;

export const jobSchema = z.object({
  _id: z.string(),
  id: z.string(),
  title: z.string(),
  description: z.string(),
  status: jobStatusSchema,
  created_time: z.iso.datetime(),
  created_with: jobKindSchema,
  input: z.object({
    images: z.array(z.string()),
    videos: z.array(z.string()),
    script: z.string(),
    remote_dir: z.string(),
  }),
  output: z.object({
    /** Where the job's files are; ends with a slash, so that a file's name can be joined to it. */
    remote_dir: z.string(),
    layouts: z.array(layoutEntrySchema),
    project_ids: z.array(z.string()),
  }),
  progress: z.object({
    /** The step that is running, or null before the first and after the last. */
    step: z.nullable(jobStepNameSchema),
    steps: z.array(z.object({ name: jobStepNameSchema, state: z.enum(['waiting', 'running', 'done']) })),
    /** 0 to 1 over the whole job. */
    fraction: fractionSchema,
  }),
  /** Why the job failed, in words for the person who asked for it. */
  failure: z.nullable(z.string()),
  /** The same apart from its sentence; jobs of older days have none. */
  refusal: z.optional(refusalSchema),
});
export type Job = z.infer<typeof jobSchema>;

/** Characters of a description in the list of jobs. */
export const LISTED_DESCRIPTION_CHARACTERS = 300;
/** What a card shows: of the pictures and clips at most the first one each, of the description its beginning. [J2] */
export const jobListItemSchema = z.extend(z.omit(jobSchema, { input: true, output: true, progress: true }), {
  input: z.pick(jobSchema.shape.input, { images: true, videos: true }),
  output: z.pick(jobSchema.shape.output, { project_ids: true }),
  progress: z.pick(jobSchema.shape.progress, { step: true, fraction: true }),
});
export type JobListItem = z.infer<typeof jobListItemSchema>;

export const jobCreatedSchema = z.object({ job_id: z.string() });
