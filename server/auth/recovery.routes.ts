/** A forgotten password: the mail is asked for, its link opens a session that may set a new one. [A4] */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordEvent } from '../audit/recordEvent';
import { authOneTimeTokensRepository } from '../repositories/accounts/authOneTimeTokens.repository';
import { authUsersRepository } from '../repositories/accounts/authUsers.repository';
import type { AuthRouteDeps } from './authRouteDeps';
import { AuthRefusal } from './authRefusal';
import { emailSchema } from './credentials';
import { checked } from './jsonBody';
import { hashOf, newToken } from './opaqueTokens';
import { allowedRedirect, ownOrigin } from './origins';
import { perAddress } from './rateLimits';
import { letterLanguage, recoveryLetter } from './recoveryLetter';
import type { LetterLanguage } from './recoveryWords';
import { beginSession, type Grant } from './sessionGrants';

const TYPE = 'recovery';
const recoverSchema = z.object({ email: emailSchema });
const redirectSchema = z.object({ redirect_to: z.string().max(2000).optional() });
const linkSchema = redirectSchema.extend({ token: z.string().max(200).default('') });
const verifySchema = z.object({
  type: z.literal(TYPE),
  token_hash: z.string().max(200).optional(),
  token: z.string().max(200).optional(),
});

export function recoveryRoutes(
  app: FastifyInstance,
  { config, db, keys, mail, limits, devices }: AuthRouteDeps,
): void {
  app.post('/recover', perAddress(10), async (request) => {
    const { email } = checked(recoverSchema, request.body);
    await limits.recovery(request, email);
    const origin = ownOrigin(request, config);
    if (!origin) {
      request.log.warn(
        `No reset mail was sent: set PUBLIC_URL, because "${request.host}" may be anybody's name.`,
      );
      throw new AuthRefusal(422, 'email_provider_disabled', 'Reset mails are not set up on this server.');
    }
    const { redirect_to } = checked(redirectSchema, request.query);
    // Neither the answer nor its time tells whether there is such an account.
    const language = letterLanguage(request.headers['accept-language']);
    void sendLink(request, email, origin, allowedRedirect(redirect_to, origin), language).catch(
      (error: unknown) => request.log.error(error, 'The reset mail could not be sent.'),
    );
    return {};
  });

  app.get('/verify', perAddress(20), async (request, reply) => {
    const { token, redirect_to } = checked(linkSchema, request.query);
    const origin = ownOrigin(request, config);
    const granted = await begin(request, token);
    if (granted) devices.remember(request, reply, granted.user.email);
    reply.header('referrer-policy', 'no-referrer');
    const target = origin ? allowedRedirect(redirect_to, origin) : '/';
    return reply.redirect(
      `${target.replace(/#.*$/, '')}#${granted ? sessionHash(granted) : EXPIRED_HASH}`,
      303,
    );
  });

  app.post('/verify', perAddress(20), async (request, reply) => {
    const { token, token_hash } = checked(verifySchema, request.body);
    const granted = await begin(request, token_hash ?? token ?? '');
    if (!granted) throw new AuthRefusal(403, 'otp_expired', 'Token has expired or is invalid');
    devices.remember(request, reply, granted.user.email);
    return granted;
  });

  async function sendLink(
    request: FastifyRequest,
    email: string,
    origin: string,
    redirectTo: string,
    language: LetterLanguage,
  ): Promise<void> {
    const user = await authUsersRepository(db).findByEmail(email);
    const on = { userId: user?.id ?? null, email };
    const asked = { kind: 'password_reset_asked', by: null, on } as const;
    if (!user) return recordEvent(db, request, asked);
    const token = newToken();
    await db.transaction(async (tx) => {
      await authOneTimeTokensRepository(tx).replace(user.id, TYPE, hashOf(token));
      await recordEvent(tx, request, asked);
    });
    const query = new URLSearchParams({ token, type: TYPE, redirect_to: redirectTo });
    await mail.send(recoveryLetter(user.email, `${origin}/auth/v1/verify?${query}`, language));
  }

  const begin = (request: FastifyRequest, token: string): Promise<Grant | null> =>
    db.transaction(async (tx) => {
      const userId = await authOneTimeTokensRepository(tx).take(TYPE, hashOf(token));
      if (userId === null) return null;
      await authUsersRepository(tx).confirmEmail(userId);
      const granted = await beginSession(tx, keys, userId, 'otp');
      const by = { userId, email: granted.user.email };
      await recordEvent(tx, request, { kind: 'signed_in', by, details: { method: 'link' } });
      return granted;
    });
}

const sessionHash = ({ user: _, ...granted }: Grant) =>
  new URLSearchParams({
    ...granted,
    expires_in: String(granted.expires_in),
    expires_at: String(granted.expires_at),
    type: TYPE,
  });

const EXPIRED_HASH = new URLSearchParams({
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
});
