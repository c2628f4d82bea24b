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
export type OwnRecording = z.infer<typeof recordingSchema>;

export const uploadRecording = defineRoute({
  method: 'POST',
  path: '/recordings',
  summary: 'Upload a voice-over of your own (multipart, field `file`)',
  bodyAs: 'multipart',
  response: recordingSchema,
});
