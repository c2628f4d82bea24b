/** Access tokens: who is calling and in which session, good for an hour. */
import { jwtVerify, SignJWT } from 'jose';
import type { AuthSession } from '../repositories/accounts/authSessions.repository';
import type { AuthUser } from '../repositories/accounts/authUsers.repository';
import { metadataBytes } from './credentials';
import type { SigningKeys } from './signingKeys';

/** Stays the same when the server's address changes, so that nobody is signed out by that. */
export const ISSUER = 'urn:reelwright:auth';
export const AUDIENCE = 'authenticated';
export const ACCESS_TOKEN_SECONDS = 3600;

export const SIGNED_IN_BY_EMAIL = { provider: 'email', providers: ['email'] };

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** How the session was opened, the newest first, as the claims `aal` and `amr` say it. */
const assurance = ({ aal, method, createdAt, secondMethod, secondAt }: AuthSession) => ({
  aal,
  amr: [
    ...(secondMethod && secondAt ? [{ method: secondMethod, timestamp: secondsOf(secondAt) }] : []),
    { method, timestamp: secondsOf(createdAt) },
  ],
});
/** A token is a header of every call, and a server takes 16 kB of those; all of it is in the user's own answer. */
const TOKEN_METADATA_BYTES = 1024;
const smallMetadata = (metadata: AuthUser['metadata']) =>
  metadataBytes(metadata) <= TOKEN_METADATA_BYTES ? metadata : {};

export function signAccessToken(
  keys: SigningKeys,
  user: AuthUser,
  session: AuthSession,
  issuedAt: number,
): Promise<string> {
  return new SignJWT({
    email: user.email,
    phone: '',
    role: AUDIENCE,
    ...assurance(session),
    session_id: session.id,
    app_metadata: SIGNED_IN_BY_EMAIL,
    user_metadata: smallMetadata(user.metadata),
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'ES256', kid: keys.kid, typ: 'JWT' })
    .setSubject(user.id)
    .setAudience(AUDIENCE)
    .setIssuer(ISSUER)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(keys.privateKey);
}

interface OwnToken {
  readonly userId: string;
  readonly sessionId: string;
  /** In seconds since 1970. */
  readonly expiresAt: number;
}

/** A browser asks every few seconds with the same token; of the largest, these are some 5 MB. */
const MOST_KEPT = 2000;

/** `readAccessToken` that checks a signature once: what was signed stays so until it expires, and says nothing of its session. */
export function tokenReader(keys: SigningKeys, now: () => number = Date.now) {
  const kept = new Map<string, OwnToken>();
  return async (token: string): Promise<OwnToken> => {
    const known = kept.get(token);
    if (known && known.expiresAt > Math.floor(now() / 1000)) return known;
    kept.delete(token);
    const read = await readAccessToken(keys, token, now);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(token, read);
    return read;
  };
}

/** The user's and the session's id in a token of ours; throws jose's error for any other. */
export async function readAccessToken(
  keys: SigningKeys,
  token: string,
  now: () => number = Date.now,
): Promise<OwnToken> {
  const { payload } = await jwtVerify(token, keys.find, {
    issuer: ISSUER,
    audience: AUDIENCE,
    algorithms: ['ES256'],
    requiredClaims: ['sub', 'exp', 'session_id'],
    currentDate: new Date(now()),
  });
  return {
    userId: String(payload.sub),
    sessionId: String(payload['session_id']),
    expiresAt: payload.exp ?? 0,
  };
}
