import { expect, test } from 'vitest';
import { createAuthService } from '../../../src/services/auth.service';
import { loadAuthClient } from '../../../src/services/authClient';
import { createSessionStorage } from '../../../src/services/browser/stored/sessionStorage';

const granted = (token: string, expires_in = 3600) => ({
  access_token: token,
  token_type: 'bearer',
  expires_in,
  expires_at: Math.floor(Date.now() / 1000) + expires_in,
  refresh_token: `refresh-${token}`,
  user: { id: 'u1', email: 'ada@example.com', app_metadata: {}, user_metadata: {}, aud: 'authenticated' },
});

function open({ stored = null as string | null, answers = [] as [number, unknown][] } = {}) {
  const kept = new Map<string, string>(stored === null ? [] : [['user', stored]]);
  const asked: string[] = [];
  const logged: string[] = [];
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const sessions = createSessionStorage({
    storage,
    now: Date.now,
    logFailure: (message) => void logged.push(message),
  });
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(String(input));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    const [status, body] = answer;
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  };
  const auth = createAuthService({
    sessions,
    origin: 'http://app.test',
    addressHoldsSession: () => false,
    loadClient: () =>
      loadAuthClient({
        sessions,
        fetch,
        origin: 'http://app.test',
        fetchClientConfig: async () => ({
          auth_url: '/auth/v1',
          auth_key: null,
          support_email: 's@x',
          flows: false,
          look_up: true,
          transcribes: false,
          sign_in_stays: false,
        }),
      }),
  });
  return { auth, asked, kept, logged };
}
const ada = { email: 'ada@example.com', password: 'x' };

test('[A6] signing in stores the session under `user` with a `token`, and tells of it', async () => {
  const { auth, kept, asked } = open({ answers: [[200, granted('t1')]] });
  const told: (string | undefined)[] = [];
  auth.watch((session) => told.push(session?.token));
  expect(await auth.signIn(ada)).toMatchObject({ userId: 'u1', email: 'ada@example.com', token: 't1' });
  expect(asked).toEqual(['http://app.test/auth/v1/token?grant_type=password']);
  expect(JSON.parse(kept.get('user') ?? '')).toMatchObject({ token: 't1', access_token: 't1' });
  expect(told).toEqual(['t1']);
});

test('[A2] a refusal brings the authentication’s own sentence', async () => {
  const body = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' };
  const { auth } = open({ answers: [[400, body]] });
  await expect(auth.signIn(ada)).rejects.toMatchObject({ status: 400, detail: 'Invalid login credentials' });
});

test('[A2] silence brings no sentence', async () => {
  await expect(open().auth.signIn(ada)).rejects.toMatchObject({ kind: 'network', detail: null });
});

test('[A3] a sign-up that must be confirmed has no session yet', async () => {
  const { auth, kept } = open({ answers: [[200, granted('t1').user]] });
  expect(await auth.signUp(ada)).toBeNull();
  expect(kept.size).toBe(0);
});

test.each(['{', '{"token":""}', '"text"'])(
  '[A7] a stored %s counts as signed out and is logged',
  async (stored) => {
    const { auth, kept, logged, asked } = open({ stored });
    expect(await auth.restoreSession()).toBeNull();
    expect(kept.size).toBe(0);
    expect(logged).toEqual(['The stored user cannot be read; it counts as signed out.']);
    expect(asked).toEqual([]);
  },
);

test('[A6] a fresh stored session is restored without asking anybody', async () => {
  const { auth, asked } = open({ stored: JSON.stringify({ ...granted('t1'), token: 't1' }) });
  expect(await auth.restoreSession()).toMatchObject({ token: 't1' });
  expect(asked).toEqual([]);
});

test('[A9] a stored session that has expired is exchanged first', async () => {
  const stored = JSON.stringify({ ...granted('t1', -5), token: 't1' });
  const { auth, asked } = open({ stored, answers: [[200, granted('t2')]] });
  expect(await auth.restoreSession()).toMatchObject({ token: 't2' });
  expect(asked).toEqual(['http://app.test/auth/v1/token?grant_type=refresh_token']);
});

test('[A9] a refresh gives the new token', async () => {
  const stored = JSON.stringify({ ...granted('t1'), token: 't1' });
  const { auth } = open({ stored, answers: [[200, granted('t2')]] });
  expect(await auth.refreshSession()).toMatchObject({ token: 't2' });
});

test('[A4] the reset mail is asked for with the page that it leads to', async () => {
  const { auth, asked } = open({ answers: [[200, {}]] });
  await auth.sendResetLink({ email: 'ada@example.com' });
  expect(asked).toEqual([
    `http://app.test/auth/v1/recover?redirect_to=${encodeURIComponent('http://app.test/reset-password')}`,
  ]);
});

test('[A4] too many mails are refused in words', async () => {
  const body = { code: 429, error_code: 'over_request_rate_limit', msg: 'Too many tries.' };
  const { auth } = open({ answers: [[429, body]] });
  const sending = auth.sendResetLink({ email: 'ada@example.com' });
  await expect(sending).rejects.toMatchObject({ status: 429, detail: 'Too many tries.' });
});

test('[R13] a new password is set in the session that stands', async () => {
  const stored = JSON.stringify({ ...granted('t1'), token: 't1' });
  const { auth, asked } = open({ stored, answers: [[200, granted('t1').user]] });
  await auth.setPassword({ password: 'a new one' });
  expect(asked).toEqual(['http://app.test/auth/v1/user']);
});

test.each([
  ['without a session', null, []],
  [
    'in one that has ended',
    JSON.stringify({ ...granted('t1'), token: 't1' }),
    [[403, { code: 403, error_code: 'session_not_found', msg: 'The session has ended.' }]],
  ],
] as [string, string | null, [number, unknown][]][])(
  '[R13] no password is set %s',
  async (_, stored, answers) => {
    const { auth } = open({ stored, answers });
    await expect(auth.setPassword({ password: 'x' })).rejects.toMatchObject({ status: 401 });
  },
);

test('[R9] signing out removes the session, also when nobody answers', async () => {
  const stored = JSON.stringify({ ...granted('t1'), token: 't1' });
  const { auth, kept } = open({ stored });
  const told: unknown[] = [];
  auth.watch((session) => told.push(session));
  await expect(auth.signOut()).rejects.toMatchObject({ kind: 'network' });
  expect(kept.size).toBe(0);
  expect(told).toEqual([null]);
});
