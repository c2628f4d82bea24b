/** Supabase's authentication client, loaded when it is first needed: most pages open without it. */
import type { AuthClient } from '@supabase/supabase-js';
import type { ClientConfig } from '../../contract/routes/clientConfig.routes';
import { SESSION_KEY, type SessionStorage } from './browser/stored/sessionStorage';

interface Options {
  readonly fetchClientConfig: () => Promise<ClientConfig>;
  readonly sessions: SessionStorage;
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
}

/** Implicit flow: the session is this tab's, so the tab that a mail link opens could not finish a PKCE one. */
export async function loadAuthClient({
  fetchClientConfig,
  sessions,
  origin,
  fetch,
}: Options): Promise<InstanceType<typeof AuthClient>> {
  const [{ AuthClient: Client }, config] = await Promise.all([import('./supabaseAuth'), fetchClientConfig()]);
  return new Client({
    url: new URL(config.auth_url, origin).href,
    headers: config.auth_key === null ? {} : { apikey: config.auth_key },
    storageKey: SESSION_KEY,
    storage: sessions.forClient,
    flowType: 'implicit',
    // The session's chart refreshes.
    autoRefreshToken: false,
    experimental: { recoveryCodes: true },
    fetch,
  });
}
