/** Supabase's own client against the listening server. */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../../../server/auth/passwords';
import { openAuthServer, signedUp, type AuthServer } from './support/authServer';

let server: AuthServer;
beforeEach(async () => {
  server = await openAuthServer();
});
afterEach(() => server.close());

const linkIn = (text: string) => text.match(/https?:\S+/)?.[0] ?? '';

test('[Q4] a new account is signed in at once, and its token is accepted', async () => {
  const { session } = await signedUp(server, 'Ada@Example.com ');
  expect(session.user.email).toBe('ada@example.com');
  expect(session.expires_in).toBe(3600);
  expect(await server.verifier.verify(session.access_token)).toEqual({
    userId: session.user.id,
    sessionId: expect.any(String) as string,
    email: 'ada@example.com',
    profile: null,
  });
});

test('[Q3] the right password signs in, a wrong one and an unknown address read alike', async () => {
  const { session, email, password } = await signedUp(server);
  const right = await server.client().signInWithPassword({ email: 'ADA@example.com', password });
  expect(right.data.user?.id).toBe(session.user.id);
  for (const wrong of [
    { email, password: 'wrong' },
    { email: 'nobody@example.com', password },
  ]) {
    const { error } = await server.client().signInWithPassword(wrong);
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  }
});

test('[A2] a second account on the same address is refused', async () => {
  await signedUp(server);
  const { error } = await server.client().signUp({ email: 'ADA@example.com', password: 'another horse' });
  expect(error).toMatchObject({
    status: 422,
    code: 'user_already_exists',
    message: 'User already registered',
  });
});

test('[A5] whoever has a short password keeps it, and a new one is longer', async () => {
  const { client, email } = await signedUp(server, 'b@example.com');
  await server.db.execute(sql`update auth.users set password_hash = ${await hashPassword('x')}`);
  expect((await server.client().signInWithPassword({ email, password: 'x' })).error).toBeNull();
  const { error } = await client.updateUser({ password: 'sevenxy' });
  expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
});

test('[A9] a refresh gives another token of the same session', async () => {
  const { client, session } = await signedUp(server);
  const { data, error } = await client.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  expect((await client.getUser()).data.user?.id).toBe(session.user.id);
});

test('two refreshes at the same moment both go on', async () => {
  const { session } = await signedUp(server);
  const both = await Promise.all(
    [server.client(), server.client()].map((one) =>
      one.refreshSession({ refresh_token: session.refresh_token }),
    ),
  );
  expect(both.map(({ error }) => error)).toEqual([null, null]);
});

test('a refresh token used again after the grace ends the whole session', async () => {
  const { client, session } = await signedUp(server);
  const second = await client.refreshSession();
  await server.db.execute(sql`update auth.refresh_tokens set used_at = used_at - interval '11 seconds'`);
  const stolen = await server.client().refreshSession({ refresh_token: session.refresh_token });
  expect(stolen.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
  const owner = await server
    .client()
    .refreshSession({ refresh_token: second.data.session?.refresh_token ?? '' });
  expect(owner.error?.name).toBe('AuthSessionMissingError');
  await expect(server.verifier.verify(session.access_token)).rejects.toMatchObject({ statusCode: 401 });
});

test('a token used again within the grace is reuse once its child has been used', async () => {
  const { client, session } = await signedUp(server);
  await client.refreshSession();
  await client.refreshSession();
  const { error } = await server.client().refreshSession({ refresh_token: session.refresh_token });
  expect(error).toMatchObject({ code: 'refresh_token_already_used' });
});

test('a new password replaces the old one and ends the other sessions', async () => {
  const { client, session, email, password } = await signedUp(server);
  const other = await server.client().signInWithPassword({ email, password });
  const same = await client.updateUser({ password });
  expect(same.error).toMatchObject({ status: 422, code: 'same_password' });
  expect((await client.updateUser({ password: 'new horse', data: { name: 'Ada' } })).error).toBeNull();
  expect((await client.getUser()).data.user?.user_metadata).toEqual({ name: 'Ada' });
  await expect(server.verifier.verify(other.data.session?.access_token ?? '')).rejects.toThrow();
  expect(await server.verifier.verify(session.access_token)).toMatchObject({ email });
  expect((await server.client().signInWithPassword({ email, password })).error?.code).toBe(
    'invalid_credentials',
  );
  expect((await server.client().signInWithPassword({ email, password: 'new horse' })).error).toBeNull();
});

test('[A4] the mail link opens a session that may set a new password, once', async () => {
  const { email } = await signedUp(server);
  const arrival = server.nextLetter();
  const { error } = await server
    .client()
    .resetPasswordForEmail(email, { redirectTo: `${server.origin}/reset-password` });
  expect(error).toBeNull();
  const letter = await arrival;
  expect(letter).toMatchObject({ to: email, subject: 'Choose a new password' });
  const link = linkIn(letter.text);
  const first = await fetch(link, { redirect: 'manual' });
  expect(first.status).toBe(303);
  expect(first.headers.get('cache-control')).toBe('no-store');
  const target = new URL(first.headers.get('location') ?? '');
  expect(`${target.origin}${target.pathname}`).toBe(`${server.origin}/reset-password`);
  const granted = new URLSearchParams(target.hash.slice(1));
  expect(granted.get('type')).toBe('recovery');

  const client = server.client();
  await client.setSession({
    access_token: granted.get('access_token') ?? '',
    refresh_token: granted.get('refresh_token') ?? '',
  });
  expect((await client.updateUser({ password: 'remembered horse' })).error).toBeNull();
  expect(
    (await server.client().signInWithPassword({ email, password: 'remembered horse' })).error,
  ).toBeNull();

  const again = await fetch(link, { redirect: 'manual' });
  expect(again.headers.get('location')).toContain('error_code=otp_expired');
});

test('[A4] the token of the mail can be posted, too', async () => {
  const { email, session } = await signedUp(server);
  const arrival = server.nextLetter();
  await server.client().resetPasswordForEmail(email);
  const token_hash = new URL(linkIn((await arrival).text)).searchParams.get('token') ?? '';
  const { data } = await server.client().verifyOtp({ type: 'recovery', token_hash });
  expect(data.user?.id).toBe(session.user.id);
  const again = await server.client().verifyOtp({ type: 'recovery', token_hash });
  expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
});

test('a mail link is good for an hour', async () => {
  const { email } = await signedUp(server);
  const arrival = server.nextLetter();
  await server.client().resetPasswordForEmail(email);
  const link = linkIn((await arrival).text);
  await server.db.execute(
    sql`update auth.one_time_tokens set expires_at = expires_at - interval '61 minutes'`,
  );
  const answer = await fetch(link, { redirect: 'manual' });
  expect(answer.headers.get('location')).toContain('error=access_denied');
});

test('[R9] signing out ends the session; scopes keep to theirs', async () => {
  const { client, session, email, password } = await signedUp(server);
  const sessionOf = async () => {
    const one = server.client();
    const { data } = await one.signInWithPassword({ email, password });
    return { one, token: data.session?.access_token ?? '' };
  };
  const [a, b] = [await sessionOf(), await sessionOf()];
  expect((await a.one.signOut({ scope: 'local' })).error).toBeNull();
  await expect(server.verifier.verify(a.token)).rejects.toThrow();
  expect(await server.verifier.verify(b.token)).toMatchObject({ email });
  expect((await client.signOut({ scope: 'others' })).error).toBeNull();
  await expect(server.verifier.verify(b.token)).rejects.toThrow();
  expect(await server.verifier.verify(session.access_token)).toMatchObject({ email });
  expect((await client.signOut()).error).toBeNull();
  await expect(server.verifier.verify(session.access_token)).rejects.toThrow();
});

test('[TR2] what is kept with an account is limited, also bit by bit, and large data of older days lets its owner in', async () => {
  const refused = { status: 400, code: 'validation_failed' };
  const { client, email, password } = await signedUp(server);
  const large = 'x'.repeat(60_000);
  expect((await client.updateUser({ data: { large } })).error).toMatchObject(refused);
  const other = { email: 'b@example.com', password, options: { data: { large } } };
  expect((await server.client().signUp(other)).error).toMatchObject(refused);
  expect((await client.updateUser({ data: { a: 'x'.repeat(5000) } })).error).toBeNull();
  expect((await client.updateUser({ data: { b: 'x'.repeat(5000) } })).error).toMatchObject(refused);
  await server.db.execute(
    sql`update auth.users set user_metadata = jsonb_build_object('large', ${large}::text) where email = ${email}`,
  );
  const again = await server.client().signInWithPassword({ email, password });
  expect(again.data.session?.access_token.length).toBeLessThan(4000);
  expect(again.data.user?.user_metadata).toEqual({ large });
});
