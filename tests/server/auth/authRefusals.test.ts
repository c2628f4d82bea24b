/** What the authentication refuses, and that it leaves nothing behind. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longTest } from '../../support/form';
import { testApp } from '../../support/world/testApp';
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
  ['an empty body', '/signup', '', 422, 'anonymous_provider_disabled'],
  ['no e-mail address', '/signup', { password: 'x' }, 422, 'anonymous_provider_disabled'],
  ['a wrong e-mail address', '/signup', { email: 'ada', password: 'x' }, 400, 'validation_failed'],
  ['an address that is none', '/signup', { email: { a: 1 }, password: 'x' }, 400, 'validation_failed'],
  ['no password', '/signup', { email: 'a@example.com', password: '' }, 400, 'validation_failed'],
  [
    'a password too long to hash',
    '/signup',
    { email: 'a@example.com', password: 'x'.repeat(257) },
    400,
    'validation_failed',
  ],
  ['an unknown grant', '/token?grant_type=magic', {}, 400, 'invalid_credentials'],
  ['no grant', '/token', {}, 400, 'invalid_credentials'],
  [
    'a refresh token of nobody',
    '/token?grant_type=refresh_token',
    { refresh_token: 'x' },
    400,
    'refresh_token_not_found',
  ],
  ['a mail token of nobody', '/verify', { type: 'recovery', token_hash: 'x' }, 403, 'otp_expired'],
  ['another type of mail token', '/verify', { type: 'invite', token_hash: 'x' }, 400, 'validation_failed'],
  ['a short password', '/signup', { email: 'a@example.com', password: 'sevenxy' }, 422, 'weak_password'],
  ['a well-known one', '/signup', { email: 'a@example.com', password: 'Password123' }, 422, 'weak_password'],
  [
    'the address as a password',
    '/signup',
    { email: 'a@example.com', password: 'A@example.com' },
    422,
    'weak_password',
  ],
  ['signing out without a token', '/logout', '', 401, 'no_authorization'],
  ['another address', '/nowhere', {}, 404, 'not_found'],
  ['a passkey', '/passkeys/authentication/options', {}, 404, 'passkey_disabled'],
])('%s is refused in the shape of Supabase', async (_, path, payload, status, error_code) => {
  const before = await rows();
  const answer = await post(path, payload);
  expect(answer).toMatchObject({
    status,
    body: { code: status, error_code, msg: expect.any(String) as string },
  });
  expect(await rows()).toEqual(before);
});

test('a browser that is led to another service’s sign-in is told that there is none', async () => {
  const answer = await server.app.inject({ url: '/auth/v1/authorize?provider=google' });
  expect(answer.json()).toEqual({
    code: 400,
    error_code: 'validation_failed',
    msg: 'Unsupported provider: provider is not enabled',
  });
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

test.each([
  ['U+0000', String.raw`{"n":"a\u0000b"}`],
  ['U+0000 in a name', String.raw`{"a\u0000b":1}`],
  ['half of a surrogate pair', String.raw`{"n":"\ud800"}`],
  ['6,000 levels', '{"a":'.repeat(6000) + '1' + '}'.repeat(6000)],
])('%s in what a new account brings is refused in words', async (_, data) => {
  const body = `{"email":"hostile@example.com","password":"correct horse","data":${data}}`;
  expect(await post('/signup', body)).toMatchObject({
    status: 400,
    body: { error_code: 'validation_failed' },
  });
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
  expect(
    (await post('/signup', { email: 'c@example.com', password: 'correct horse' })).headers['cache-control'],
  ).toBe('no-store');
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

const tryPassword = (remoteAddress: string, email: string, password: string, cookie = '') =>
  server.app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    remoteAddress,
    headers: { cookie },
    payload: { email, password },
  });

test('an account can be tried ten times in five minutes from one address, and is told when again', async () => {
  const answers = [];
  for (let nth = 1; nth <= 11; nth++) answers.push(await tryPassword('10.0.0.1', 'guessed@example.com', 'x'));
  expect(answers.map((answer) => answer.statusCode)).toEqual([...Array<number>(10).fill(400), 429]);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
});

longTest(
  'an account can be tried a hundred times in five minutes from everywhere, and its owner signs in all the same',
  async () => {
    await signedUp(server, 'owner@example.com', 'correct horse');
    const signedIn = await tryPassword('10.2.0.1', 'owner@example.com', 'correct horse');
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0];
    const statuses: number[] = [];
    for (let from = 1; from <= 101; from++)
      statuses.push((await tryPassword(`10.3.0.${from}`, 'owner@example.com', 'x')).statusCode);
    expect(statuses.indexOf(429)).toBe(99);
    expect((await tryPassword('10.2.0.1', 'owner@example.com', 'correct horse')).statusCode).toBe(429);
    expect((await tryPassword('10.4.0.1', 'owner@example.com', 'correct horse', cookie)).statusCode).toBe(
      200,
    );
    expect((await tryPassword('10.4.0.1', 'other@example.com', 'x', cookie)).statusCode).toBe(400);
  },
  60_000,
);

test('who has signed in with a device gets a reset mail although strangers asked for many', async () => {
  await signedUp(server, 'flooded@example.com', 'correct horse');
  const signedIn = await tryPassword('10.5.0.1', 'flooded@example.com', 'correct horse');
  const ask = (remoteAddress: string, cookie?: string) =>
    server.app.inject({
      method: 'POST',
      url: '/auth/v1/recover',
      remoteAddress,
      headers: { host: 'localhost', ...(cookie ? { cookie } : {}) },
      payload: { email: 'flooded@example.com' },
    });
  const statuses: number[] = [];
  for (let nth = 0; nth < 12; nth++) statuses.push((await ask(`10.6.0.${nth}`)).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  expect((await ask('10.5.0.1', String(signedIn.headers['set-cookie']).split(';')[0])).statusCode).toBe(200);
});

test('behind one proxy, what a caller writes into X-Forwarded-For is nobody’s address', async () => {
  const behind = await testApp({ TRUST_PROXY: 'true' });
  const statuses: number[] = [];
  for (let nth = 1; nth <= 21; nth++) {
    const answer = await behind.app.inject({
      method: 'POST',
      url: '/auth/v1/verify',
      remoteAddress: '10.9.9.9',
      headers: { 'x-forwarded-for': `10.7.0.${nth}, 192.0.2.1` },
      payload: { type: 'recovery', token_hash: 'x' },
    });
    statuses.push(answer.statusCode);
  }
  await behind.close();
  expect(statuses).toEqual([...Array<number>(20).fill(403), 429]);
});

test('[A4] a private address that is not of this machine is not put into a mail', async () => {
  const email = 'neighbour@example.com';
  expect(await post('/recover', { email }, { host: '192.0.2.7:3000' })).toMatchObject({ status: 422 });
  expect(await post('/recover', { email }, { host: '10.255.255.254' })).toMatchObject({ status: 422 });
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
