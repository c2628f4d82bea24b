/** The bearer of a call to the authentication itself: an open session of ours and its user. */
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import { authSessionsRepository } from '../repositories/accounts/authSessions.repository';
import { isId } from '../repositories/ids';
import { readAccessToken } from './accessTokens';
import { AuthRefusal } from './authRefusal';
import type { SigningKeys } from './signingKeys';

export const bearerTokenOf = (header: string | undefined): string | null =>
  /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1] ?? null;

export async function openSessionOf(request: FastifyRequest, db: Database, keys: SigningKeys) {
  const token = bearerTokenOf(request.headers.authorization);
  if (!token) throw new AuthRefusal(401, 'no_authorization');
  const { userId, sessionId } = await readAccessToken(keys, token).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new AuthRefusal(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${why}`);
  });
  const open =
    isId(userId) && isId(sessionId) ? await authSessionsRepository(db).findOpen(userId, sessionId) : null;
  if (!open) throw new AuthRefusal(403, 'session_not_found');
  return open;
}
