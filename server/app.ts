/** What the server is: every route with its session, limits and errors, on the ports that it is given. */
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { authRoutes } from './auth/auth.routes';
import { acceptIdempotencyKeys } from './http/idempotency/acceptIdempotencyKeys';
import { acceptEmptyJson } from './http/jsonBody';
import { answerErrors, answerNoAddress } from './http/errors';
import { requireSession } from './http/session';
import { refuseWhileLeaving } from './http/leavingAccount';
import { secureHeaders } from './http/security';
import { serveStaticFiles } from './http/staticFiles';
import type { AppPorts } from './appPorts';
import type { Config } from './config';
import { metricsRoutes } from './metrics/metrics.routes';
import { createMediaRights } from './media/mediaRights';
import { createOperators } from './operator/operators';
import { AccountLocked } from './repositories/accounts/accountLocked';
import { profilesRepository } from './repositories/accounts/profiles.repository';
import { apiRoutes } from './routes/api.routes';
import { mediaFilesRoutes } from './routes/mediaFiles.routes';
import { watchRoutes } from './routes/watch.routes';

/** Calls a minute of one person, where a route does not say otherwise. */
const CALLS_PER_MINUTE = 600;

export async function buildApp(ports: AppPorts): Promise<FastifyInstance> {
  const { config, db, keys, mail, logger } = ports;
  const app: FastifyInstance = Fastify({
    trustProxy: believedProxies(config.TRUST_PROXY),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: answerNoAddress,
    ...(logger ? { loggerInstance: logger } : {}),
  });
  const operators = createOperators(db, config);
  answerErrors(app);
  if (ports.metrics) metricsRoutes(app, { config, db, metrics: ports.metrics });
  await secureHeaders(app, config);
  await serveStaticFiles(app, ports.folders);
  const rights = createMediaRights(db);
  mediaFilesRoutes(app, { ...ports, rights });
  await app.register(async (scope) => watchRoutes(scope, ports));
  await app.register(async (scope) => authRoutes(scope, { config, db, mail, keys }), { prefix: '/auth/v1' });

  await app.register(
    async (v1) => {
      acceptEmptyJson(v1);
      requireSession(v1, {
        verifier: ports.verifier,
        seeCaller: async (caller, route) => {
          const { isLocked, isLeaving } = await profilesRepository(db).see(
            caller,
            config.CREDITS_ON_SIGNUP,
            caller.profile,
          );
          if (isLocked) throw new AccountLocked(config.SUPPORT_EMAIL);
          if (isLeaving) refuseWhileLeaving(route);
          await rights.noteCall(caller);
        },
        isOperator: operators.includes,
      });
      await v1.register(rateLimit, {
        max: CALLS_PER_MINUTE,
        timeWindow: '1 minute',
        hook: 'preValidation',
        keyGenerator: ({ caller, ip }) => caller?.userId ?? ip,
      });
      acceptIdempotencyKeys(v1, db);
      await apiRoutes(v1, { ...ports, operators, rights });
    },
    { prefix: '/v1' },
  );
  return app;
}

/** Counted from the nearest: whoever stands further away is the caller, or made up by it. */
const believedProxies = (proxies: Config['TRUST_PROXY']) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies;
