/** Opens sessions and exchanges refresh tokens: each token is good once, a stolen one ends its session. */
import type { AuthRefusalCode } from '../../contract/refusals';
import type { Database, Executor } from '../db/database';
import {
  authSessionsRepository,
  type AuthSession,
  type SecondMethod,
  type SessionMethod,
} from '../repositories/accounts/authSessions.repository';
import { authUsersRepository, type AuthUser } from '../repositories/accounts/authUsers.repository';
import { profilesRepository } from '../repositories/accounts/profiles.repository';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from './accessTokens';
import { AuthRefusal } from './authRefusal';
import { hashOf, newToken } from './opaqueTokens';
import type { SigningKeys } from './signingKeys';
import { describeUser } from './userBody';

/** Seconds in which a used token may come again: two requests at once, or an answer that was lost on the way. */
const GRACE_SECONDS = 10;

export type Grant = Awaited<ReturnType<typeof grant>>;

async function grant(
  db: Executor,
  keys: SigningKeys,
  user: AuthUser,
  session: AuthSession,
  parent: Buffer | null,
) {
  await refuseLocked(db, user.id);
  const refreshToken = newToken();
  await authSessionsRepository(db).addToken(session.id, hashOf(refreshToken), parent);
  const issuedAt = Math.floor(Date.now() / 1000);
  return {
    access_token: await signAccessToken(keys, user, session, issuedAt),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: issuedAt + ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
    user: await describeUser(db, user),
  };
}

export async function beginSession(
  db: Executor,
  keys: SigningKeys,
  userId: string,
  method: SessionMethod,
): Promise<Grant> {
  const user = await authUsersRepository(db).noteSignIn(userId);
  return grant(db, keys, user, await authSessionsRepository(db).begin(userId, method), null);
}

/** The same session from here on with a second factor shown: its tokens are new, and sessions without one end. */
export async function raiseSession(
  db: Executor,
  keys: SigningKeys,
  user: AuthUser,
  sessionId: string,
  method: SecondMethod,
): Promise<Grant> {
  const sessions = authSessionsRepository(db);
  const session = await sessions.raise(sessionId, method);
  await sessions.endBelow(user.id, { except: sessionId });
  return grant(db, keys, user, session, null);
}

/** The refusal is returned, not thrown, because the session's end must be committed with it. */
export async function exchangeRefreshToken(
  db: Database,
  keys: SigningKeys,
  token: string,
): Promise<Grant | AuthRefusal> {
  const hash = hashOf(token);
  return db.transaction(async (tx) => {
    const sessions = authSessionsRepository(tx);
    const found = await sessions.lockToken(hash);
    if (!found) return refused('refresh_token_not_found', 'Refresh Token Not Found');
    const { session, usedSecondsAgo } = found;
    if (session.revokedAt) return refused('session_not_found', 'Session Not Found');
    if (usedSecondsAgo === null) await sessions.markUsed(hash);
    else if (usedSecondsAgo > GRACE_SECONDS || (await sessions.childWasUsed(hash))) {
      await sessions.end(session.id);
      return refused('refresh_token_already_used', 'Already Used');
    }
    const user = await authUsersRepository(tx).find(session.userId);
    if (!user) return refused('user_not_found', 'User Not Found');
    return grant(tx, keys, user, session, hash);
  });
}

async function refuseLocked(db: Executor, userId: string): Promise<void> {
  if (await profilesRepository(db).isLocked(userId)) throw new AuthRefusal(400, 'user_banned');
}

const refused = (code: AuthRefusalCode, why: string) =>
  new AuthRefusal(400, code, `Invalid Refresh Token: ${why}`);
