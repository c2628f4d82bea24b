/** What a worker says of itself: what it does since when, and how it draws. [OP1] */
import * as z from 'zod/mini';

export const workerDoingSchema = z.object({
  queue: z.enum(['generate', 'render', 'chunk', 'join', 'pack']),
  /** Of the job, project or pack. */
  id: z.string(),
  since: z.iso.datetime(),
});
export type WorkerDoing = z.infer<typeof workerDoingSchema>;

export const workerDrawingSchema = z.object({
  /** Its version and where it is. */
  browser: z.string(),
  way: z.enum(['canvas', 'screenshots']),
  /** Why it is not drawn by canvas; empty where it is. */
  reason: z.string(),
});
export type WorkerDrawing = z.infer<typeof workerDrawingSchema>;
