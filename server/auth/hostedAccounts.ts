/** The account at a hosted Supabase goes with ours, where the operator gave the key that may do so. [AC1] */
import type { Config } from '../config';

export type HostedConfig = Partial<Pick<Config, 'SUPABASE_URL' | 'SUPABASE_SERVICE_ROLE_KEY'>>;
/** Throws where it is still there. */
export type RemoveHostedAccount = (userId: string) => Promise<void>;

const LIMIT_MS = 10_000;
const GONE = 404;

/**
 * Null where accounts are our own, or where Supabase's stay. After an address that did not answer it is not asked
 * again: who comes to remove accounts holds others up with each one that waits, and makes this anew for the next time.
 */
export function hostedAccounts(
  { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key }: HostedConfig,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): RemoveHostedAccount | null {
  if (!url || !key) return null;
  let silent: unknown = null;
  return async (userId) => {
    if (silent) throw new Error('Supabase did not answer for the account before.', { cause: silent });
    const { ok, status } = await fetch(`${url.replace(/\/+$/, '')}/auth/v1/admin/users/${userId}`, {
      method: 'DELETE',
      // The key is for Supabase alone.
      redirect: 'error',
      headers: { apikey: key, authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(LIMIT_MS),
    }).catch((error: unknown) => {
      silent = error;
      throw error;
    });
    if (!ok && status !== GONE) throw new Error(`Supabase does not remove the account: ${status}.`);
  };
}

export const signInStays = (config: HostedConfig): boolean =>
  Boolean(config.SUPABASE_URL) && !config.SUPABASE_SERVICE_ROLE_KEY;
