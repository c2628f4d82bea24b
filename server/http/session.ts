/** Routes that need a session see who is calling; everybody else is refused before the body is read. */
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { bearerTokenOf } from '../auth/bearer';
import type { VerifiedCaller, Verifier } from '../auth/verifier';
import type { Caller } from './implement';
import { NotFound, Unauthorized } from './problems';

interface SessionWorld {
  readonly verifier: Verifier;
  /** Told of every caller, so that a new one gets a profile. Throws for one who may not go where they are going. */
  readonly seeCaller: (caller: VerifiedCaller, route: FastifyContextConfig) => Promise<void>;
  readonly isOperator: (caller: Caller) => Promise<boolean>;
}

export function requireSession(
  app: FastifyInstance,
  { verifier, seeCaller, isOperator }: SessionWorld,
): void {
  app.addHook('onRequest', async (request) => {
    const { access = 'public' } = request.routeOptions.config;
    if (access === 'public') return;
    const token = bearerTokenOf(request.headers.authorization);
    if (!token) throw new Unauthorized();
    const verified = await verifier.verify(token);
    const { userId, email, sessionId } = verified;
    request.caller = { userId, email, sessionId };
    await seeCaller(verified, request.routeOptions.config);
    if (access === 'operator' && !(await isOperator(request.caller))) throw new NotFound('address');
  });
}
