/** Tokens that are accepted and tokens that are not, of both kinds. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUDIENCE, ISSUER, tokenReader } from '../../../server/auth/accessTokens';
import { loadSigningKeys } from '../../../server/auth/signingKeys';
import { serverSecret } from '../../../server/auth/secrets';
import { createVerifier } from '../../../server/auth/verifier';
import { authSessionsRepository } from '../../../server/repositories/accounts/authSessions.repository';
import { profilesRepository } from '../../../server/repositories/accounts/profiles.repository';
import { openAuthServer, signedUp, type AuthServer } from './support/authServer';

const USER = '7f3c1f8e-7d4e-4b52-9a54-0f5d7f1a2b3c';
let server: AuthServer;
let hosted: { http: Server; url: string; pair: Awaited<ReturnType<typeof generateKeyPair>> };

beforeAll(async () => {
  server = await openAuthServer();
  const pair = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'hosted', alg: 'ES256', use: 'sig' };
  const http = createServer((request, response) => {
    const found = request.url === '/auth/v1/.well-known/jwks.json';
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  hosted = { http, pair, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
});
afterAll(async () => {
  await new Promise((resolve) => hosted.http.close(resolve));
  await server.close();
});

const ours = (claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: server.keys.kid }).sign(server.keys.privateKey);
const theirs = (claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'hosted' }).sign(hosted.pair.privateKey);
const soon = () => Math.floor(Date.now() / 1000) + 60;
const claimsOf = async () => {
  const { session } = await signedUp(server, `${crypto.randomUUID()}@example.com`);
  const [, body = ''] = session.access_token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as JWTPayload;
  return { token: session.access_token, claims };
};
const refused = { statusCode: 401, code: 'unauthorized' };

test('a tampered token is refused', async () => {
  const { token, claims } = await claimsOf();
  const [head, , signature] = token.split('.');
  const body = Buffer.from(JSON.stringify({ ...claims, sub: USER })).toString('base64url');
  await expect(server.verifier.verify(`${head}.${body}.${signature}`)).rejects.toMatchObject(refused);
});

test.each<[string, (claims: JWTPayload) => Promise<string> | string]>([
  ['an expired one', (claims) => ours({ ...claims, exp: soon() - 120 })],
  ['one without an end', ({ exp: _, ...claims }) => ours(claims)],
  ['one for somebody else', (claims) => ours({ ...claims, aud: 'others' })],
  ['one of another issuer', (claims) => ours({ ...claims, iss: 'urn:other' })],
  ['one of another session', (claims) => ours({ ...claims, session_id: USER })],
  ['an unsigned one', (claims) => new UnsecuredJWT(claims).encode()],
  [
    'one signed with a shared secret',
    (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32, 1)),
  ],
  [
    'one of a stranger with our key id',
    (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: server.keys.kid })
        .sign(hosted.pair.privateKey),
  ],
  ['plain text', () => 'let me in'],
])('%s is refused', async (_, forge) => {
  const { token, claims } = await claimsOf();
  expect(await server.verifier.verify(token)).toMatchObject({ userId: claims.sub });
  await expect(server.verifier.verify(await forge(claims))).rejects.toMatchObject(refused);
});

test('[Q3] a signature that was checked is not asked for again, until its token expires', async () => {
  const { token, claims } = await claimsOf();
  let now = Date.now();
  let checks = 0;
  const find: typeof server.keys.find = (...asked) => {
    checks += 1;
    return server.keys.find(...asked);
  };
  const read = tokenReader({ ...server.keys, find }, () => now);
  expect(await read(token)).toMatchObject({ userId: claims.sub });
  expect(await read(token)).toMatchObject({ userId: claims.sub });
  expect(checks).toBe(1);
  now = Number(claims.exp) * 1000;
  await expect(read(token)).rejects.toMatchObject({ code: 'ERR_JWT_EXPIRED' });
});

test('[Q3] a token is refused as soon as its session ends, however often it was accepted', async () => {
  const { token, claims } = await claimsOf();
  await server.verifier.verify(token);
  await authSessionsRepository(server.db).end(String(claims['session_id']));
  await expect(server.verifier.verify(token)).rejects.toMatchObject(refused);
});

test('[A6] how somebody stands is read together with their session', async () => {
  const { token } = await claimsOf();
  const caller = await server.verifier.verify(token);
  expect(caller.profile).toBeNull();
  await profilesRepository(server.db).see(caller, 100, caller.profile);
  expect((await server.verifier.verify(token)).profile).toEqual({
    email: caller.email,
    lockedAt: null,
    eraseAt: null,
  });
});

test('[Q3] a token of the hosted Supabase is accepted where it is configured', async () => {
  const verifier = createVerifier({ ...server, config: { SUPABASE_URL: `${hosted.url}/` } });
  const good = {
    iss: `${hosted.url}/auth/v1`,
    aud: AUDIENCE,
    sub: USER,
    email: 'h@example.com',
    exp: soon(),
  };
  expect(await verifier.verify(await theirs(good))).toEqual({
    userId: USER,
    sessionId: null,
    email: 'h@example.com',
  });
  const { token, claims } = await claimsOf();
  expect(await verifier.verify(token)).toMatchObject({ userId: claims.sub });
  for (const wrong of [
    { iss: 'https://other.example' },
    { aud: 'anon' },
    { exp: soon() - 120 },
    { sub: 'x' },
  ]) {
    await expect(verifier.verify(await theirs({ ...good, ...wrong }))).rejects.toMatchObject(refused);
  }
  await expect(verifier.verify(await theirs({ ...good, iss: ISSUER }))).rejects.toMatchObject(refused);
  await expect(server.verifier.verify(await theirs(good))).rejects.toMatchObject(refused);
});

test('servers that start at the same moment make one key and one secret', async () => {
  const fresh = await openAuthServer();
  try {
    const names = Array.from({ length: 4 }, () => 'media');
    const secrets = await Promise.all(names.map((name) => serverSecret(fresh.db, name)));
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
    expect(secrets[0]).toHaveLength(32);
    await fresh.db.execute('truncate auth.signing_keys');
    const keys = await Promise.all([loadSigningKeys(fresh.db), loadSigningKeys(fresh.db)]);
    expect(keys[0].kid).toBe(keys[1].kid);
  } finally {
    await fresh.close();
  }
});
