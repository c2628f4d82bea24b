/** Beginning a session: by a new account, by a password, by a refresh token. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { recordEvent } from '../audit/recordEvent';
import { authUsersRepository, type AuthUser } from '../repositories/accounts/authUsers.repository';
import type { AuthRouteDeps } from './authRouteDeps';
import { AuthRefusal } from './authRefusal';
import { credentialsSchema } from './credentials';
import { checked } from './jsonBody';
import { hashPassword, passwordMatches } from './passwords';
import { partyOf } from './partyOf';
import { notOffered } from './notOffered';
import { originForMail } from './mailedLinks';
import { redirectSchema } from './mailLinks.routes';
import { refuseWeakPassword } from './passwordRules';
import { perAddress } from './rateLimits';
import { userBody } from './userBody';
import { beginSession, exchangeRefreshToken, type Grant } from './sessionGrants';

const grantSchema = z.object({ grant_type: z.string().optional() });
/** Other ways to begin a session, as `grant_type` names them. */
const grantsNotOffered = { id_token: 'identityToken', pkce: 'pkce', web3: 'wallet' } as const;
const whoSchema = z.object({ email: z.unknown().optional(), phone: z.unknown().optional() });
const isNotOffered = (grant: string): grant is keyof typeof grantsNotOffered =>
  Object.hasOwn(grantsNotOffered, grant);
const refreshSchema = z.object({ refresh_token: z.string().min(1).max(200) });

/** As a new account would read, and nothing of the one that there is. */
const nobodyLike = ({ email }: AuthUser) => {
  const now = new Date();
  const nobody = {
    id: randomUUID(),
    email,
    passwordHash: '',
    emailConfirmedAt: null,
    confirmationSentAt: now,
    newEmail: null,
    newEmailSentAt: null,
    lastSignInAt: null,
    metadata: {},
    createdAt: now,
    updatedAt: now,
  };
  return { ...userBody(nobody, []), identities: [] };
};

/** An account has an e-mail address: none without, and none by a phone number. */
function refuseNewNameless(body: unknown): void {
  const { email, phone } = checked(whoSchema, body);
  if (!email) throw notOffered(phone ? 'phoneSignUp' : 'anonymous');
}
function refusePhone(body: unknown): void {
  const { email, phone } = checked(whoSchema, body);
  if (!email && phone) throw notOffered('phoneSignIn');
}

export function tokenRoutes(
  app: FastifyInstance,
  { config, db, keys, limits, devices, links }: AuthRouteDeps,
): void {
  app.post('/signup', perAddress(20), async (request, reply) => {
    refuseNewNameless(request.body);
    const { email, password, data } = checked(credentialsSchema, request.body);
    await refuseWeakPassword(password, email, config);
    const account = { email, passwordHash: await hashPassword(password), metadata: data ?? {} };
    if (config.CONFIRM_EMAIL) {
      await limits.recovery(request, email);
      const { redirect_to } = checked(redirectSchema, request.query);
      return signUpToBeConfirmed(request, account, redirect_to);
    }
    const granted = await db.transaction(async (tx) => {
      const user = await authUsersRepository(tx).create({ ...account, isConfirmed: true });
      if (!user) throw new AuthRefusal(422, 'user_already_exists');
      await recordEvent(tx, request, { kind: 'signed_up', by: partyOf(user) });
      return beginSession(tx, keys, user.id, 'password');
    });
    devices.remember(request, reply, email);
    return granted;
  });

  app.post('/token', perAddress(60), async (request, reply) => {
    const { grant_type = '' } = checked(grantSchema, request.query);
    if (isNotOffered(grant_type)) throw notOffered(grantsNotOffered[grant_type]);
    if (grant_type === 'refresh_token') {
      const answer = await exchangeRefreshToken(db, keys, checked(refreshSchema, request.body).refresh_token);
      if (answer instanceof AuthRefusal) throw answer;
      return answer;
    }
    if (grant_type !== 'password')
      throw new AuthRefusal(400, 'invalid_credentials', 'unsupported_grant_type');
    refusePhone(request.body);
    const { email, password } = checked(credentialsSchema, request.body);
    await limits.password(request, email);
    const granted = await signIn(request, email, password);
    devices.remember(request, reply, email);
    return granted;
  });

  /** Answers alike whether the address is new, waits for its link, or has an account: only its mailbox tells. */
  async function signUpToBeConfirmed(
    request: FastifyRequest,
    account: { email: string; passwordHash: string; metadata: Record<string, unknown> },
    redirectTo: string | undefined,
  ) {
    originForMail(request, config);
    const { body, send } = await db.transaction(async (tx) => {
      const users = authUsersRepository(tx);
      const made = await users.create({ ...account, isConfirmed: false });
      if (made) await recordEvent(tx, request, { kind: 'signed_up', by: partyOf(made) });
      const user = made ?? (await users.findByEmail(account.email));
      if (!user) throw new Error('The account went while it was signed up.');
      if (user.emailConfirmedAt !== null) return { body: nobodyLike(user), send: async () => {} };
      const to = { type: 'signup', userId: user.id, to: user.email, redirectTo } as const;
      return {
        send: await links.write(tx, request, to),
        body: userBody(await users.noteConfirmationMail(user.id), []),
      };
    });
    void send().catch((error: unknown) => request.log.error(error, 'The mail could not be sent.'));
    return body;
  }

  async function signIn(request: FastifyRequest, email: string, password: string): Promise<Grant> {
    const user = await authUsersRepository(db).findByEmail(email);
    if (!(await passwordMatches(user?.passwordHash, password)) || !user) {
      const on = { userId: user?.id ?? null, email };
      await recordEvent(db, request, { kind: 'sign_in_failed', by: null, on });
      throw new AuthRefusal(400, 'invalid_credentials');
    }
    if (user.emailConfirmedAt === null) throw new AuthRefusal(400, 'email_not_confirmed');
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
