/** A voice that can read a script aloud. [W11] [R14] */
import { z } from 'zod';

export const voiceSchema = z.object({
  id: z.string(),
  /** What travels as `selected_voice`. */
  name: z.string(),
  /** `cloned` or anything else. */
  category: z.string(),
  description: z.string(),
  sample_url: z.string(),
  labels: z.object({
    use_case: z.string().optional(),
    description: z.string().optional(),
    descriptive: z.string().optional(),
    accent: z.string().optional(),
    gender: z.string().optional(),
    age: z.string().optional(),
  }),
});
export type Voice = z.infer<typeof voiceSchema>;
