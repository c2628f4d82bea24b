/** Who is signed in, as the browser knows it. [A6] */
import * as z from 'zod/mini';

export const sessionSchema = z.object({
  userId: z.string(),
  email: z.string(),
  /** The bearer token of every call. */
  token: z.string().check(z.minLength(1)),
  /** ms for which the token is good, from the moment at which the session was handed over. */
  expiresInMs: z.number(),
  /** The password was right, and the account's second factor is still to be shown. */
  needsCode: z.optional(z.boolean()),
});
export type Session = z.infer<typeof sessionSchema>;

export const credentialsSchema = z.object({ email: z.string(), password: z.string() });
export type Credentials = z.infer<typeof credentialsSchema>;
