/** The built-in authentication under `/auth/v1`: answers Supabase's own clients. Not mounted beside a hosted one. */
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account.routes';
import { refuseInAuthShape } from './authRefusal';
import type { AuthDeps } from './authDeps';
import { acceptEmptyJson } from './jsonBody';
import { createKnownDevices } from './knownDevices';
import { limitRates, perAddress } from './rateLimits';
import { mailLinkRoutes } from './mailLinks.routes';
import { createMailedLinks } from './mailedLinks';
import { notOfferedRoutes } from './notOffered.routes';
import { secondFactorRoutes } from './secondFactor.routes';
import { serverSecret } from './secrets';
import { tokenRoutes } from './token.routes';

export function authRoutes(app: FastifyInstance, deps: AuthDeps): void {
  if (deps.config.SUPABASE_URL) return;
  app.register(async (scope) => {
    refuseInAuthShape(scope);
    acceptEmptyJson(scope);
    scope.addHook('onSend', async (_, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    });
    const devices = createKnownDevices(await serverSecret(deps.db, 'device'));
    const routeDeps = {
      ...deps,
      devices,
      limits: await limitRates(scope, devices),
      links: createMailedLinks(deps),
    };
    infoRoutes(scope, deps);
    tokenRoutes(scope, routeDeps);
    accountRoutes(scope, routeDeps);
    mailLinkRoutes(scope, routeDeps);
    secondFactorRoutes(scope, routeDeps);
    notOfferedRoutes(scope);
  });
}

function infoRoutes(app: FastifyInstance, { keys, config }: AuthDeps): void {
  app.get('/.well-known/jwks.json', perAddress(300), async (_, reply) => {
    reply.header('cache-control', 'public, max-age=600');
    return keys.jwks;
  });
  app.get('/health', perAddress(300), async () => ({
    name: 'GoTrue',
    description: 'Reelwright answers as Supabase Auth does',
  }));
  app.get('/settings', perAddress(300), async () => ({
    external: { email: true, phone: false },
    disable_signup: false,
    mailer_autoconfirm: !config.CONFIRM_EMAIL,
    phone_autoconfirm: false,
  }));
}
