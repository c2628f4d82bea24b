/** The signed-in user's profile. */
import * as z from 'zod/mini';

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  credits: z.int(),
  /** When the account is erased, where its owner has deleted it: until then it can be kept. [AC1] */
  erased_at: z.optional(z.string()),
  /** Whether mail goes out of here. [ED4] */
  mail_notice: z.optional(z.boolean()),
  /** Only of whoever runs the server. */
  operator: z.optional(z.boolean()),
});
export type User = z.infer<typeof userSchema>;
