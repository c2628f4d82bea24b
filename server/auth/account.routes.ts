/** What a signed-in person does with the account: look at it, change it, sign out. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { recordEvent } from '../audit/recordEvent';
import { authSessionsRepository } from '../repositories/accounts/authSessions.repository';
import { authUsersRepository } from '../repositories/accounts/authUsers.repository';
import type { AuthRouteDeps } from './authRouteDeps';
import { AuthRefusal } from './authRefusal';
import { openSessionOf } from './bearer';
import { userChangesSchema } from './credentials';
import { checked } from './jsonBody';
import { hashPassword, passwordMatches } from './passwords';
import { perAddress } from './rateLimits';
import { partyOf } from './partyOf';
import { userBody } from './userBody';

const logoutSchema = z.object({ scope: z.enum(['global', 'local', 'others']).default('global') });

export function accountRoutes(app: FastifyInstance, { db, keys }: AuthRouteDeps): void {
  app.get('/user', perAddress(120), async (request) =>
    userBody((await openSessionOf(request, db, keys)).user),
  );

  app.put('/user', perAddress(20), async (request) => {
    const { user, session } = await openSessionOf(request, db, keys);
    const { password, data } = checked(userChangesSchema, request.body);
    if (password !== undefined && (await passwordMatches(user.passwordHash, password))) {
      throw new AuthRefusal(422, 'same_password', 'New password should be different from the old password.');
    }
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    const changed = await db.transaction(async (tx) => {
      const users = authUsersRepository(tx);
      if (passwordHash !== undefined) {
        await users.setPassword(user.id, passwordHash);
        // Whoever knew the old password is out.
        await authSessionsRepository(tx).endAll(user.id, { except: session.id });
        // A session that a mailed link began is one of somebody who forgot the password.
        const kind = session.method === 'otp' ? 'password_reset' : 'password_changed';
        await recordEvent(tx, request, { kind, by: partyOf(user) });
      }
      if (data !== undefined) await users.addMetadata(user.id, data);
      return users.find(user.id);
    });
    return userBody(changed ?? user);
  });

  app.post('/logout', perAddress(60), async (request, reply) => {
    const { user, session } = await openSessionOf(request, db, keys);
    const { scope } = checked(logoutSchema, request.query);
    await db.transaction(async (tx) => {
      const sessions = authSessionsRepository(tx);
      if (scope === 'local') await sessions.end(session.id);
      else await sessions.endAll(user.id, scope === 'others' ? { except: session.id } : {});
      await recordEvent(tx, request, { kind: 'signed_out', by: partyOf(user), details: { scope } });
    });
    return reply.code(204).send();
  });
}
