/** A voice that can read a script aloud. [W11] [R14] */
import * as z from 'zod/mini';

export const voiceSchema = z.object({
  id: z.string(),
  /** What travels as `selected_voice`. */
  name: z.string(),
  /** `cloned` or anything else. */
  category: z.string(),
  description: z.string(),
  sample_url: z.string(),
  /** What it can read, ISO 639-1; left out where its service does not say. */
  languages: z.optional(z.array(z.string())),
  labels: z.object({
    use_case: z.optional(z.string()),
    description: z.optional(z.string()),
    descriptive: z.optional(z.string()),
    accent: z.optional(z.string()),
    gender: z.optional(z.string()),
    age: z.optional(z.string()),
  }),
});
export type Voice = z.infer<typeof voiceSchema>;
