/** How loud a rendered file is, by EBU R128. */
import * as z from 'zod/mini';

export const loudnessSchema = z.object({
  /** LUFS; null where nothing is heard. */
  integrated: z.nullable(z.number()),
  /** LU between its quiet and its loud passages. */
  range: z.number(),
  /** dBTP */
  true_peak: z.nullable(z.number()),
});
export type Loudness = z.infer<typeof loudnessSchema>;
