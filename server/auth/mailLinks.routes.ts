/** What mailed links do: they open a session that may set a new password, and confirm an address. [A4] [AC1] */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordEvent } from '../audit/recordEvent';
import type { Transaction } from '../db/database';
import { authOneTimeTokensRepository } from '../repositories/accounts/authOneTimeTokens.repository';
import { authUsersRepository } from '../repositories/accounts/authUsers.repository';
import type { AuthRouteDeps } from './authRouteDeps';
import { AuthRefusal } from './authRefusal';
import { emailSchema } from './credentials';
import { checked } from './jsonBody';
import { notOffered } from './notOffered';
import { originForMail, type LinkType } from './mailedLinks';
import { hashOf } from './opaqueTokens';
import { allowedRedirect, ownOrigin } from './origins';
import { perAddress } from './rateLimits';
import { beginSession, type Grant } from './sessionGrants';

const typeSchema = z.enum(['recovery', 'signup', 'email_change', 'email']);
const recoverSchema = z.object({ email: emailSchema });
const phoneTypeSchema = z.enum(['sms', 'phone_change']);
const resendSchema = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['signup', 'email_change']), email: emailSchema }),
  z.object({ type: phoneTypeSchema }),
]);
export const redirectSchema = z.object({ redirect_to: z.string().max(2000).optional() });
const linkSchema = redirectSchema.extend({
  type: typeSchema.default('recovery'),
  token: z.string().max(200).default(''),
});
const tokenSchema = z.object({
  token_hash: z.string().max(200).optional(),
  token: z.string().max(200).optional(),
});
/** E.164: at most fifteen digits, however they are set apart. */
const phoneSchema = z
  .string()
  .transform((typed) => typed.replace(/[+\s]/g, ''))
  .refine((digits) => /^[1-9]\d{1,14}$/.test(digits), 'Invalid phone number format (E.164 required)');
const verifySchema = z.discriminatedUnion('type', [
  tokenSchema.extend({ type: typeSchema }),
  tokenSchema.extend({ type: phoneTypeSchema, phone: phoneSchema.optional() }),
]);
const isPhoneType = (type: string): type is z.output<typeof phoneTypeSchema> =>
  phoneTypeSchema.safeParse(type).success;

export function mailLinkRoutes(
  app: FastifyInstance,
  { config, db, keys, links, limits, devices }: AuthRouteDeps,
): void {
  /** Neither the answer nor its time tells whether there is such an account. */
  const later = (request: FastifyRequest, sending: Promise<void>) =>
    void sending.catch((error: unknown) => request.log.error(error, 'The mail could not be sent.'));

  app.post('/recover', perAddress(10), async (request) => {
    const { email } = checked(recoverSchema, request.body);
    await limits.recovery(request, email);
    originForMail(request, config);
    later(request, sendReset(request, email, checked(redirectSchema, request.query).redirect_to));
    return {};
  });

  app.post('/resend', perAddress(10), async (request) => {
    const asked = checked(resendSchema, request.body);
    if (!('email' in asked)) throw notOffered('phoneResend');
    const { email, type } = asked;
    await limits.recovery(request, email);
    originForMail(request, config);
    later(request, sendAgain(request, type, email, checked(redirectSchema, request.query).redirect_to));
    return {};
  });

  app.get('/verify', perAddress(20), async (request, reply) => {
    const { token, type, redirect_to } = checked(linkSchema, request.query);
    const origin = ownOrigin(request, config);
    const granted = await open(request, type, token);
    if (granted) devices.remember(request, reply, granted.user.email);
    reply.header('referrer-policy', 'no-referrer');
    const target = origin ? allowedRedirect(redirect_to, origin) : '/';
    return reply.redirect(
      `${target.replace(/#.*$/, '')}#${granted ? sessionHash(granted, type) : EXPIRED_HASH}`,
      303,
    );
  });

  app.post('/verify', perAddress(20), async (request, reply) => {
    const { token, token_hash, type } = checked(verifySchema, request.body);
    // No code was ever sent to a phone.
    const granted = isPhoneType(type) ? null : await open(request, type, token_hash ?? token ?? '');
    if (!granted) throw new AuthRefusal(403, 'otp_expired');
    devices.remember(request, reply, granted.user.email);
    return granted;
  });

  async function sendReset(request: FastifyRequest, email: string, redirectTo: string | undefined) {
    const user = await authUsersRepository(db).findByEmail(email);
    const on = { userId: user?.id ?? null, email };
    const asked = { kind: 'password_reset_asked', by: null, on } as const;
    if (!user) return recordEvent(db, request, asked);
    const send = await db.transaction(async (tx) => {
      await recordEvent(tx, request, asked);
      return links.write(tx, request, { type: 'recovery', userId: user.id, to: user.email, redirectTo });
    });
    await send();
  }

  /** An address that waits for its link gets another one; nobody else gets anything. */
  async function sendAgain(
    request: FastifyRequest,
    type: 'signup' | 'email_change',
    email: string,
    redirectTo: string | undefined,
  ) {
    const user = await authUsersRepository(db).findByEmail(email);
    const to = type === 'signup' ? (user?.emailConfirmedAt === null ? email : null) : user?.newEmail;
    if (!user || !to) return;
    await (
      await links.write(db, request, { type, userId: user.id, to, redirectTo })
    )();
  }

  const open = (
    request: FastifyRequest,
    type: z.output<typeof typeSchema>,
    token: string,
  ): Promise<Grant | null> =>
    db.transaction(async (tx) => {
      const userId = await authOneTimeTokensRepository(tx).take(
        type === 'email' ? 'signup' : type,
        hashOf(token),
      );
      if (userId === null || !(await confirm(tx, request, type, userId))) return null;
      const granted = await beginSession(tx, keys, userId, 'otp');
      const by = { userId, email: granted.user.email };
      await recordEvent(tx, request, { kind: 'signed_in', by, details: { method: 'link' } });
      return granted;
    });

  /** False where the address has become somebody else's since. */
  async function confirm(
    tx: Transaction,
    request: FastifyRequest,
    type: LinkType | 'email',
    userId: string,
  ): Promise<boolean> {
    const users = authUsersRepository(tx);
    if (type !== 'email_change') {
      await users.confirmEmail(userId);
      return true;
    }
    const before = await users.find(userId);
    const after = await users.takeNewEmail(userId);
    if (!before || !after) return false;
    await recordEvent(tx, request, {
      kind: 'email_changed',
      by: { userId, email: after.email },
      details: { from: before.email },
    });
    return true;
  }
}

const sessionHash = ({ user: _, ...granted }: Grant, type: string) =>
  new URLSearchParams({
    ...granted,
    expires_in: String(granted.expires_in),
    expires_at: String(granted.expires_at),
    type,
  });

const EXPIRED_HASH = new URLSearchParams({
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
});
