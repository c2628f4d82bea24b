/** Tells the browser which authentication answers. Nothing secret: Supabase's anonymous key is public. */
import type { FastifyInstance } from 'fastify';
import { signInStays } from '../auth/hostedAccounts';
import { getClientConfig } from '../../contract/routes/clientConfig.routes';
import type { Config } from '../config';
import { implement } from '../http/implement';

export function clientConfigRoutes(app: FastifyInstance, { config }: { config: Config }): void {
  const hosted = config.SUPABASE_URL?.replace(/\/+$/, '');
  implement(app, getClientConfig, async () => ({
    auth_url: hosted ? `${hosted}/auth/v1` : '/auth/v1',
    auth_key: hosted ? (config.SUPABASE_ANON_KEY ?? null) : null,
    support_email: config.SUPPORT_EMAIL,
    flows: config.FLOWS,
    look_up: config.WIKIPEDIA,
    sign_in_stays: signInStays(config),
  }));
}
