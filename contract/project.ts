/** A project: one video, its editing document and its rendered file. [P3] [V1]–[V6] */
import { z } from 'zod';
import { videoDataSchema } from './videoData';

export const projectStatusSchema = z.enum(['draft', 'rendering', 'failed', 'done']);
export type ProjectStatus = z.infer<typeof projectStatusSchema>;

export const projectListItemSchema = z.object({
  _id: z.string(),
  id: z.string(),
  status: projectStatusSchema,
  input: z.object({ title: z.string() }),
  output: z.object({ thumbnail_url: z.string().nullable(), rendered_video_url: z.string().nullable() }),
  created_time: z.iso.datetime(),
});
export type ProjectListItem = z.infer<typeof projectListItemSchema>;

export const renderProgressSchema = z.object({
  stage: z.enum(['waiting', 'preparing', 'drawing', 'finishing']),
  frames_done: z.int().nonnegative(),
  frames_total: z.int().nonnegative(),
  /** 0 to 1. */
  fraction: z.number().min(0).max(1),
  /** Null until enough frames are drawn to tell. */
  seconds_left: z.number().nonnegative().nullable(),
});
export type RenderProgress = z.infer<typeof renderProgressSchema>;

export const projectSchema = projectListItemSchema.extend({
  output: projectListItemSchema.shape.output.extend({
    video_data: videoDataSchema,
    render: renderProgressSchema.nullable(),
    /** Why the last render failed, in words for a person. */
    failure: z.string().nullable(),
  }),
});
export type Project = z.infer<typeof projectSchema>;
