/** Access tokens: who is calling and in which session, good for an hour. */
import { jwtVerify, SignJWT } from 'jose';
import type { AuthUser } from '../repositories/accounts/authUsers.repository';
import type { SigningKeys } from './signingKeys';

/** Stays the same when the server's address changes, so that nobody is signed out by that. */
export const ISSUER = 'urn:reelwright:auth';
export const AUDIENCE = 'authenticated';
export const ACCESS_TOKEN_SECONDS = 3600;

export const SIGNED_IN_BY_EMAIL = { provider: 'email', providers: ['email'] };

export function signAccessToken(
  keys: SigningKeys,
  user: AuthUser,
  session: { id: string; method: string },
  issuedAt: number,
): Promise<string> {
  return new SignJWT({
    email: user.email,
    phone: '',
    role: AUDIENCE,
    aal: 'aal1',
    amr: [{ method: session.method, timestamp: issuedAt }],
    session_id: session.id,
    app_metadata: SIGNED_IN_BY_EMAIL,
    user_metadata: user.metadata,
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

/** The user's and the session's id in a token of ours; throws jose's error for any other. */
export async function readAccessToken(keys: SigningKeys, token: string) {
  const { payload } = await jwtVerify(token, keys.find, {
    issuer: ISSUER,
    audience: AUDIENCE,
    algorithms: ['ES256'],
    requiredClaims: ['sub', 'exp', 'session_id'],
  });
  return { userId: String(payload.sub), sessionId: String(payload['session_id']) };
}
