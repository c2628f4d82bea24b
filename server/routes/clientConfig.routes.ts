/** Tells the browser which authentication answers. Nothing secret: Supabase's anonymous key is public. */
import type { FastifyInstance } from 'fastify';
import { signInStays } from '../auth/hostedAccounts';
import { getClientConfig } from '../../contract/routes/clientConfig.routes';
import { implement } from '../http/implement';
import type { Ports } from '../ports';

export function clientConfigRoutes(
  app: FastifyInstance,
  { config, transcriber }: Pick<Ports, 'config' | 'transcriber'>,
): void {
  const hosted = config.SUPABASE_URL?.replace(/\/+$/, '');
  implement(app, getClientConfig, async () => ({
    auth_url: hosted ? `${hosted}/auth/v1` : '/auth/v1',
    auth_key: hosted ? (config.SUPABASE_ANON_KEY ?? null) : null,
    support_email: config.SUPPORT_EMAIL,
    flows: config.FLOWS,
    look_up: config.WIKIPEDIA,
    transcribes: transcriber !== null,
    sign_in_stays: signInStays(config),
  }));
}
