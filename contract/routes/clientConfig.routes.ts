/** What the browser must know before anybody is signed in. */
import * as z from 'zod/mini';
import { defineRoute } from './route';

export const clientConfigSchema = z.object({
  /** Base of the authentication: an address, or a path on the own origin. */
  auth_url: z.string(),
  /** Sent as `apikey` to a hosted Supabase; null for the built-in authentication. */
  auth_key: z.nullable(z.string()),
  support_email: z.string(),
  /** Whether the charts are shown live, at `/flows` and in a drawer on every page. */
  flows: z.boolean(),
  /** Whether topics may be looked up on Wikipedia. */
  look_up: z.boolean(),
  /** Whether what is said in a clip can be written down. */
  transcribes: z.boolean(),
  /** Whether who signs in is kept by a service that a deleted account stays at. */
  sign_in_stays: z.boolean(),
});
export type ClientConfig = z.infer<typeof clientConfigSchema>;

export const getClientConfig = defineRoute({
  method: 'GET',
  path: '/client-config',
  summary: 'Which authentication answers, and whom to write to',
  access: 'public',
  response: clientConfigSchema,
});
