/** What a list tells of a project: pages that only list them load no schema of documents. [P1] */
import * as z from 'zod/mini';

export const projectStatusSchema = z.enum(['draft', 'rendering', 'failed', 'done']);
export type ProjectStatus = z.infer<typeof projectStatusSchema>;

export const projectListItemSchema = z.object({
  _id: z.string(),
  id: z.string(),
  status: projectStatusSchema,
  input: z.object({ title: z.string() }),
  output: z.object({ thumbnail_url: z.nullable(z.string()), rendered_video_url: z.nullable(z.string()) }),
  /** ms, of the document as it is; none where that does not tell. */
  length: z.optional(z.number()),
  created_time: z.iso.datetime(),
});
export type ProjectListItem = z.infer<typeof projectListItemSchema>;
