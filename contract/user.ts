/** The signed-in user's profile. */
import * as z from 'zod/mini';

export const userSchema = z.object({ id: z.string(), email: z.string(), credits: z.int() });
export type User = z.infer<typeof userSchema>;
