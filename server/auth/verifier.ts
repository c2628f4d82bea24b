/** Who is behind a bearer token: a session of ours, or one of the hosted Supabase where that is configured. */
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { Caller } from '../http/implement';
import { Unauthorized } from '../http/problems';
import { bearers } from '../repositories/accounts/authSessions.repository';
import type { KnownProfile } from '../repositories/accounts/profiles.repository';
import { isId } from '../repositories/ids';
import { AUDIENCE, ISSUER, tokenReader } from './accessTokens';
import type { SigningKeys } from './signingKeys';

export interface VerifiedCaller extends Caller {
  /** As it was read together with the session; null where there is none, left out where nobody looked. */
  readonly profile?: KnownProfile | null;
}

export interface Verifier {
  /** @param bearer the token itself. Throws Unauthorized. */
  verify(bearer: string): Promise<VerifiedCaller>;
}

export interface VerifierDeps {
  readonly config: Pick<Config, 'SUPABASE_URL'>;
  readonly db: Database;
  readonly keys: SigningKeys;
}

export function createVerifier({ config, db, keys }: VerifierDeps): Verifier {
  const hosted = config.SUPABASE_URL ? hostedVerifier(config.SUPABASE_URL) : null;

  const readToken = tokenReader(keys);
  const findBearer = bearers(db);

  async function verifyOurs(token: string): Promise<VerifiedCaller | null> {
    const { userId, sessionId } = await readToken(token);
    if (!isId(userId) || !isId(sessionId)) return null;
    const bearer = await findBearer(userId, sessionId);
    if (!bearer || bearer.isHalfOpen) return null;
    return { userId, sessionId, email: bearer.email, profile: bearer.profile };
  }

  return {
    async verify(bearer) {
      const verify = hosted && issuerOf(bearer) !== ISSUER ? hosted : verifyOurs;
      const caller = await verify(bearer).catch(nobodyIfRefused);
      if (!caller) throw new Unauthorized();
      return caller;
    },
  };
}

/** Supabase's newer keys only: a shared secret (HS256) would have to be known here, too. */
function hostedVerifier(supabaseUrl: string) {
  const issuer = `${supabaseUrl.replace(/\/+$/, '')}/auth/v1`;
  const find = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));
  return async (token: string): Promise<Caller | null> => {
    const { payload } = await jwtVerify(token, find, {
      issuer,
      audience: AUDIENCE,
      algorithms: ['ES256', 'RS256'],
      requiredClaims: ['sub', 'exp'],
    });
    const { sub = '', email, session_id: session } = payload;
    const sessionId = typeof session === 'string' && isId(session) ? session : null;
    return isId(sub) ? { userId: sub, sessionId, email: typeof email === 'string' ? email : '' } : null;
  };
}

const issuerOf = (token: string) => {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
};

/** A database or a key server that is away is no reason to call somebody a stranger. */
function nobodyIfRefused(error: unknown): null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^ERR_J(WT|WS|OSE|WK)/.test(code) || code === 'ERR_JWKS_TIMEOUT') throw error;
  return null;
}
