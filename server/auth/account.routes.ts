/** What a signed-in person does with the account: look at it, change it, sign out. [AC1] */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordEvent } from '../audit/recordEvent';
import { authSessionsRepository } from '../repositories/accounts/authSessions.repository';
import { authUsersRepository, type AuthUser } from '../repositories/accounts/authUsers.repository';
import type { AuthRouteDeps } from './authRouteDeps';
import { AuthRefusal } from './authRefusal';
import { openSessionOf } from './bearer';
import { METADATA_BYTES, METADATA_TOO_LARGE, metadataBytes, userChangesSchema } from './credentials';
import { checked } from './jsonBody';
import { redirectSchema } from './mailLinks.routes';
import { refuseWeakPassword } from './passwordRules';
import { hashPassword, passwordMatches } from './passwords';
import { perAddress } from './rateLimits';
import { partyOf } from './partyOf';
import { describeUser } from './userBody';

const logoutSchema = z.object({ scope: z.enum(['global', 'local', 'others']).default('global') });

const largest = (metadata: object) => Math.max(METADATA_BYTES, metadataBytes(metadata));

export function accountRoutes(
  app: FastifyInstance,
  { config, db, keys, limits, links }: AuthRouteDeps,
): void {
  app.get('/user', perAddress(120), async (request) =>
    describeUser(db, (await openSessionOf(request, db, keys)).user),
  );

  app.put('/user', perAddress(20), async (request) => {
    const { user, session, isHalfOpen } = await openSessionOf(request, db, keys);
    const { password, data, email } = checked(userChangesSchema, request.body);
    if (isHalfOpen && (password !== undefined || email !== undefined))
      throw new AuthRefusal(401, 'insufficient_aal');
    const newEmail = email === undefined || email === user.email ? null : email;
    if (newEmail !== null) await refuseNewEmail(request, newEmail);
    if (password !== undefined) await refuseNewPassword(user, password);
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    const { redirect_to: redirectTo } = checked(redirectSchema, request.query);
    const { changed, send } = await db.transaction(async (tx) => {
      const users = authUsersRepository(tx);
      if (passwordHash !== undefined) {
        await users.setPassword(user.id, passwordHash);
        // Whoever knew the old password is out, and so is a change of address that they asked for.
        await authSessionsRepository(tx).endAll(user.id, { except: session.id });
        if (newEmail === null) await users.forgetNewEmail(user.id);
        // A session that a mailed link began is one of somebody who forgot the password.
        const kind = session.method === 'otp' ? 'password_reset' : 'password_changed';
        await recordEvent(tx, request, { kind, by: partyOf(user) });
      }
      if (data !== undefined) {
        await users.addMetadata(user.id, data);
        // Bit by bit it would grow as large; what was kept before there was a limit stays, and may shrink.
        const { metadata } = (await users.find(user.id)) ?? user;
        if (metadataBytes(metadata) > largest(user.metadata))
          throw new AuthRefusal(400, 'validation_failed', METADATA_TOO_LARGE);
      }
      if (newEmail === null) return { changed: await users.find(user.id), send: async () => {} };
      await users.askNewEmail(user.id, newEmail);
      await recordEvent(tx, request, {
        kind: 'email_change_asked',
        by: partyOf(user),
        details: { to: newEmail },
      });
      const to = { type: 'email_change', userId: user.id, to: newEmail, redirectTo } as const;
      return { send: await links.write(tx, request, to), changed: await users.find(user.id) };
    });
    await send();
    if (newEmail !== null) await links.warn(request, user.email);
    return describeUser(db, changed ?? user);
  });

  async function refuseNewEmail(request: FastifyRequest, email: string): Promise<void> {
    await limits.recovery(request, email);
    if (await authUsersRepository(db).findByEmail(email)) throw new AuthRefusal(422, 'email_exists');
  }
  async function refuseNewPassword(user: AuthUser, password: string): Promise<void> {
    if (await passwordMatches(user.passwordHash, password)) throw new AuthRefusal(422, 'same_password');
    await refuseWeakPassword(password, user.email, config);
  }

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
