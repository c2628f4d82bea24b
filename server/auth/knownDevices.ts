/**
 * Device cookies, after OWASP's "Slow Down Online Guessing Attacks with Device Cookies": a browser in which somebody
 * has signed in has tries of its own, so that strangers who guess cannot use up the owner's.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface KnownDevices {
  /** The id of the device when somebody has signed in to this account with it, else null. */
  idOf(request: FastifyRequest, email: string): string | null;
  remember(request: FastifyRequest, reply: FastifyReply, email: string): void;
}

const NAME = 'reelwright_device';
const KEPT_SECONDS = 180 * 24 * 60 * 60;
const COOKIE = new RegExp(String.raw`(?:^|;\s*)${NAME}=([\w-]{22})\.([\w-]{43})(?:;|$)`);

export function createKnownDevices(secret: Buffer): KnownDevices {
  const signatureOf = (id: string, email: string) =>
    createHmac('sha256', secret).update(`${id}\n${email}`).digest('base64url');
  return {
    idOf({ headers }, email) {
      const [, id = '', signature = ''] = COOKIE.exec(headers.cookie ?? '') ?? [];
      const right = Buffer.from(signatureOf(id, email));
      const given = Buffer.from(signature);
      return given.length === right.length && timingSafeEqual(given, right) ? id : null;
    },
    remember(request, reply, email) {
      if (this.idOf(request, email)) return;
      const id = randomBytes(16).toString('base64url');
      const secure = request.protocol === 'https' ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${NAME}=${id}.${signatureOf(id, email)}; Path=/auth/v1; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
      );
    },
  };
}
