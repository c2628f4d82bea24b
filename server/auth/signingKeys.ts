/** The keys that sign access tokens: ES256, made once, the newest signs and all verify. */
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JSONWebKeySet,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';
import type { Database } from '../db/database';
import { signingKeysRepository, type SigningKeyRow } from '../repositories/accounts/signingKeys.repository';

export interface SigningKeys {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  /** Public halves only. */
  readonly jwks: JSONWebKeySet;
  readonly find: JWTVerifyGetKey;
}

export async function loadSigningKeys(db: Database): Promise<SigningKeys> {
  const rows = await signingKeysRepository(db).loadOrMake(newKey);
  const newest = rows[0];
  if (!newest) throw new Error('There is no signing key.');
  const jwks = { keys: rows.map(({ jwk }) => publicHalf(jwk)) };
  return {
    kid: newest.kid,
    privateKey: (await importJWK(newest.jwk, 'ES256')) as CryptoKey,
    jwks,
    find: createLocalJWKSet(jwks),
  };
}

async function newKey(): Promise<SigningKeyRow> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { kid, jwk: { ...jwk, kid, alg: 'ES256', use: 'sig' } };
}

const publicHalf = ({ d: _, ...jwk }: JWK): JWK => ({ ...jwk, key_ops: ['verify'] });
