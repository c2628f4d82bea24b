/** Writes the mails whose links prove that somebody reads an address. */
import type { FastifyRequest } from 'fastify';
import { authOneTimeTokensRepository } from '../repositories/accounts/authOneTimeTokens.repository';
import type { Executor } from '../db/database';
import { AuthRefusal } from './authRefusal';
import type { AuthDeps } from './authDeps';
import { letterLanguage, linkLetter } from './linkLetter';
import { hashOf, newToken } from './opaqueTokens';
import { allowedRedirect, ownOrigin } from './origins';

export type LinkType = 'recovery' | 'signup' | 'email_change';
interface Link {
  readonly type: LinkType;
  readonly userId: string;
  readonly to: string;
  readonly redirectTo: string | undefined;
}

/** Throws the refusal where this server does not know its own address: no link of it would lead anywhere. */
export function originForMail(request: FastifyRequest, config: AuthDeps['config']): string {
  const origin = ownOrigin(request, config);
  if (origin) return origin;
  request.log.warn(`No mail was sent: set PUBLIC_URL, because "${request.host}" may be anybody's name.`);
  throw new AuthRefusal(422, 'email_provider_disabled');
}

export function createMailedLinks({ config, mail }: Pick<AuthDeps, 'config' | 'mail'>) {
  return {
    /** Keeps the token; what it answers sends the letter, when the token is committed. */
    async write(db: Executor, request: FastifyRequest, { type, userId, to, redirectTo }: Link) {
      const origin = originForMail(request, config);
      const token = newToken();
      await authOneTimeTokensRepository(db).replace(userId, type, hashOf(token));
      const query = new URLSearchParams({
        token,
        type,
        redirect_to: allowedRedirect(redirectTo, origin),
      });
      const language = letterLanguage(request.headers['accept-language']);
      const link = `${origin}/auth/v1/verify?${query}`;
      return () => mail.send(linkLetter({ kind: type, to, link, language }));
    },
    /** Tells the old address that another one was asked for. */
    warn: (request: FastifyRequest, to: string) =>
      mail.send(
        linkLetter({
          kind: 'email_changing',
          to,
          link: null,
          language: letterLanguage(request.headers['accept-language']),
        }),
      ),
  };
}
export type MailedLinks = ReturnType<typeof createMailedLinks>;
