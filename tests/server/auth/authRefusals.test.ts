/** What the authentication refuses, and that it leaves nothing behind. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAuthServer, signedUp, type AuthServer } from './support/authServer';

let server: AuthServer;
beforeAll(async () => {
  server = await openAuthServer();
});
afterAll(() => server.close());

const post = async (path: string, payload: unknown, headers: Record<string, string> = {}) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/auth/v1${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers };
};
const rows = async () => (await server.db.execute(sql`select count(*)::int as n from auth.users`)).rows[0];

test.each([
  ['not JSON', '/signup', '{', 400, 'bad_json'],
  ['an empty body', '/signup', '', 422, 'validation_failed'],
  ['no e-mail address', '/signup', { password: 'x' }, 422, 'validation_failed'],
  ['a wrong e-mail address', '/signup', { email: 'ada', password: 'x' }, 422, 'validation_failed'],
  ['no password', '/signup', { email: 'a@example.com', password: '' }, 422, 'validation_failed'],
  [
    'a password too long to hash',
    '/signup',
    { email: 'a@example.com', password: 'x'.repeat(257) },
    422,
    'validation_failed',
  ],
  ['an unknown grant', '/token?grant_type=magic', {}, 422, 'validation_failed'],
  [
    'a refresh token of nobody',
    '/token?grant_type=refresh_token',
    { refresh_token: 'x' },
    400,
    'refresh_token_not_found',
  ],
  ['a mail token of nobody', '/verify', { type: 'recovery', token_hash: 'x' }, 403, 'otp_expired'],
  ['another type of mail token', '/verify', { type: 'signup', token_hash: 'x' }, 422, 'validation_failed'],
  ['signing out without a token', '/logout', '', 401, 'no_authorization'],
  ['another address', '/nowhere', {}, 404, 'not_found'],
])('%s is refused in the shape of Supabase', async (_, path, payload, status, error_code) => {
  const before = await rows();
  const answer = await post(path, payload);
  expect(answer).toMatchObject({
    status,
    body: { code: status, error_code, msg: expect.any(String) as string },
  });
  expect(await rows()).toEqual(before);
});

test('a token that is none is refused', async () => {
  const answer = await server.app.inject({
    url: '/auth/v1/user',
    headers: { authorization: 'Bearer a.b.c' },
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ error_code: 'bad_jwt' });
});

test('[A4] an unknown address gets the same answer and no mail', async () => {
  const answer = await post('/recover', { email: 'nobody@example.com' });
  expect(answer).toMatchObject({ status: 200, body: {} });
  expect(server.letters).toEqual([]);
});

test('[A4] a link may lead to this server only', async () => {
  const { email } = await signedUp(server, 'target@example.com');
  const arrival = server.nextLetter();
  await post(
    `/recover?redirect_to=${encodeURIComponent('https://evil.example/steal')}`,
    { email },
    { host: 'localhost:4000' },
  );
  expect((await arrival).text).toContain(`redirect_to=${encodeURIComponent('http://localhost:4000/')}`);
});

test('[A4] a forged host is not put into a mail', async () => {
  const answer = await post('/recover', { email: 'target@example.com' }, { host: 'evil.example' });
  expect(answer).toMatchObject({ status: 422, body: { error_code: 'email_provider_disabled' } });
  const { headers } = await server.app.inject({
    url: '/auth/v1/verify?token=x&redirect_to=https://evil.example/',
    headers: { host: 'evil.example' },
  });
  expect(headers['location']).toMatch(/^\/#error=/);
});

test('answers with tokens are stored nowhere on the way', async () => {
  expect((await post('/signup', { email: 'c@example.com', password: 'x' })).headers['cache-control']).toBe(
    'no-store',
  );
});

test('only hashes are kept', async () => {
  const { session } = await signedUp(server, 'd@example.com', 'a password in clear');
  const { rows: kept } = await server.db.execute(
    sql`select password_hash, encode(hash, 'escape') as token from auth.users u join auth.sessions s on s.user_id = u.id join auth.refresh_tokens t on t.session_id = s.id where u.email = 'd@example.com'`,
  );
  expect(kept).toHaveLength(1);
  expect(kept[0]?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(kept)).not.toContain(session.refresh_token);
});

test('the public keys hold no private half', async () => {
  const answer = await server.app.inject({ url: '/auth/v1/.well-known/jwks.json' });
  const { keys } = answer.json<{ keys: Record<string, string>[] }>();
  expect(keys).toHaveLength(1);
  expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y']);
});

test('health and settings answer anybody', async () => {
  expect((await server.app.inject({ url: '/auth/v1/health' })).json()).toMatchObject({ name: 'GoTrue' });
  expect((await server.app.inject({ url: '/auth/v1/settings' })).json()).toMatchObject({
    disable_signup: false,
  });
});

test('one e-mail address can be tried ten times in five minutes, from wherever', async () => {
  const statuses: number[] = [];
  for (let from = 1; from <= 11; from++) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      remoteAddress: `10.0.0.${from}`,
      payload: { email: 'guessed@example.com', password: 'x' },
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
});

test('one address can ask for ten reset mails a minute', async () => {
  const statuses: number[] = [];
  for (let to = 1; to <= 11; to++) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/auth/v1/recover',
      remoteAddress: '10.1.1.1',
      payload: { email: `n${to}@example.com` },
    });
    statuses.push(answer.statusCode);
    if (to === 11) expect(answer.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});
