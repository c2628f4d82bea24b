/** A voice-over of the user's own: recorded or chosen, checked and kept until a video uses it. */
import * as z from 'zod/mini';
import { defineRoute } from './route';

export const recordingSchema = z.object({
  /** Opens it for the next days; what travels as `recording_url`. */
  url: z.string(),
  name: z.string(),
  /** From the first word to the last, with a breath around them. */
  duration_ms: z.number(),
});
/** What it says: a whole script, or one sentence of a video. */
export const recordedPartSchema = z.enum(['script', 'sentence']);
export type RecordedPart = z.infer<typeof recordedPartSchema>;
export type OwnRecording = z.infer<typeof recordingSchema>;

export const uploadRecording = defineRoute({
  method: 'POST',
  path: '/recordings',
  summary: 'Upload a voice-over of your own, of a script or of one sentence (multipart, field `file`)',
  bodyAs: 'multipart',
  query: z.optional(z.object({ of: z.optional(recordedPartSchema) })),
  response: recordingSchema,
});
