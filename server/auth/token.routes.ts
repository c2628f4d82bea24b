/** Beginning a session: by a new account, by a password, by a refresh token. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordEvent } from '../audit/recordEvent';
import { authUsersRepository } from '../repositories/accounts/authUsers.repository';
import type { AuthRouteDeps } from './authRouteDeps';
import { AuthRefusal } from './authRefusal';
import { credentialsSchema } from './credentials';
import { checked } from './jsonBody';
import { hashPassword, passwordMatches } from './passwords';
import { partyOf } from './partyOf';
import { perAddress } from './rateLimits';
import { beginSession, exchangeRefreshToken, type Grant } from './sessionGrants';

const grantSchema = z.object({ grant_type: z.enum(['password', 'refresh_token']) });
const refreshSchema = z.object({ refresh_token: z.string().min(1).max(200) });

export function tokenRoutes(app: FastifyInstance, { db, keys, limits, devices }: AuthRouteDeps): void {
  app.post('/signup', perAddress(20), async (request, reply) => {
    const { email, password, data } = checked(credentialsSchema, request.body);
    const passwordHash = await hashPassword(password);
    const granted = await db.transaction(async (tx) => {
      const user = await authUsersRepository(tx).create({ email, passwordHash, metadata: data ?? {} });
      if (!user) throw new AuthRefusal(422, 'user_already_exists', 'User already registered');
      await recordEvent(tx, request, { kind: 'signed_up', by: partyOf(user) });
      return beginSession(tx, keys, user.id, 'password');
    });
    devices.remember(request, reply, email);
    return granted;
  });

  app.post('/token', perAddress(60), async (request, reply) => {
    const { grant_type } = checked(grantSchema, request.query);
    if (grant_type === 'refresh_token') {
      const answer = await exchangeRefreshToken(db, keys, checked(refreshSchema, request.body).refresh_token);
      if (answer instanceof AuthRefusal) throw answer;
      return answer;
    }
    const { email, password } = checked(credentialsSchema, request.body);
    await limits.password(request, email);
    const granted = await signIn(request, email, password);
    devices.remember(request, reply, email);
    return granted;
  });

  async function signIn(request: FastifyRequest, email: string, password: string): Promise<Grant> {
    const user = await authUsersRepository(db).findByEmail(email);
    if (!(await passwordMatches(user?.passwordHash, password)) || !user) {
      const on = { userId: user?.id ?? null, email };
      await recordEvent(db, request, { kind: 'sign_in_failed', by: null, on });
      throw new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials');
    }
    return db.transaction(async (tx) => {
      await recordEvent(tx, request, {
        kind: 'signed_in',
        by: partyOf(user),
        details: { method: 'password' },
      });
      return beginSession(tx, keys, user.id, 'password');
    });
  }
}
