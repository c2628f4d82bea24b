/** [AC1] What people expect of an account, by Supabase's own client. */
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { AuthClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAuthServer, signedUp, type AuthServer } from './support/authServer';

let server: AuthServer;
let strict: AuthServer;
beforeAll(async () => {
  [server, strict] = await Promise.all([
    openAuthServer(),
    openAuthServer({ CONFIRM_EMAIL: 'true', PASSWORD_MIN_LENGTH: '12' }),
  ]);
});
afterAll(async () => {
  await Promise.all([server.close(), strict.close()]);
});

const linkIn = (text: string) => text.match(/https?:\S+/)?.[0] ?? '';
const hashOfRedirect = async (link: string) => {
  const { headers } = await fetch(link, { redirect: 'manual' });
  return new URLSearchParams(new URL(headers.get('location') ?? '').hash.slice(1));
};
const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
const clientWithCodes = () =>
  new AuthClient({
    url: server.url,
    autoRefreshToken: false,
    persistSession: true,
    experimental: { recoveryCodes: true },
  });

test('[AC1] an account has its address as an identity', async () => {
  const { session } = await signedUp(server, 'identity@example.com');
  expect(session.user.identities).toMatchObject([
    {
      user_id: session.user.id,
      provider: 'email',
      identity_data: { email: 'identity@example.com', email_verified: true, sub: session.user.id },
    },
  ]);
});

test('[AC1] a new address takes the old one’s place when its link is opened, and the old one is told', async () => {
  const { client, email, password } = await signedUp(server, 'old@example.com');
  const before = server.letters.length;
  const { data, error } = await client.updateUser({ email: 'New@example.com' });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, new_email: 'new@example.com' });
  expect(server.letters.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
    ['new@example.com', 'Confirm your new e-mail address'],
    [email, 'Your e-mail address is about to change'],
  ]);
  expect((await server.client().signInWithPassword({ email, password })).error).toBeNull();
  const granted = await hashOfRedirect(linkIn(server.letters[before]?.text ?? ''));
  expect(granted.get('type')).toBe('email_change');
  const changed = await server.client().signInWithPassword({ email: 'new@example.com', password });
  expect(changed.data.user).toMatchObject({ email: 'new@example.com' });
  expect(changed.data.user?.new_email).toBeUndefined();
  expect((await server.client().signInWithPassword({ email, password })).error?.code).toBe(
    'invalid_credentials',
  );
});

test('[AC1] an address that somebody has is refused, also when they took it in between', async () => {
  await signedUp(server, 'taken@example.com');
  const { client } = await signedUp(server, 'wants@example.com');
  expect((await client.updateUser({ email: 'taken@example.com' })).error?.code).toBe('email_exists');
  const before = server.letters.length;
  await client.updateUser({ email: 'later@example.com' });
  await signedUp(server, 'later@example.com');
  expect((await hashOfRedirect(linkIn(server.letters[before]?.text ?? ''))).get('error_code')).toBe(
    'otp_expired',
  );
});

test('[AC1] a new password stops a change of address', async () => {
  const { client } = await signedUp(server, 'guard@example.com');
  const before = server.letters.length;
  await client.updateUser({ email: 'thief@example.com' });
  const { data } = await client.updateUser({ password: 'a stronger horse' });
  expect(data.user?.new_email).toBeUndefined();
  expect((await hashOfRedirect(linkIn(server.letters[before]?.text ?? ''))).get('error')).toBe(
    'access_denied',
  );
});

test('[AC1] where the operator asks for it, an account opens with the link in its mail', async () => {
  const account = { email: 'slow@example.com', password: 'correct horse battery' };
  expect((await strict.client().signUp({ ...account, password: 'eleven char' })).error).toMatchObject({
    code: 'weak_password',
    message: 'Password should be at least 12 characters.',
  });
  const arrival = strict.nextLetter();
  const { data } = await strict.client().signUp(account);
  expect(data.session).toBeNull();
  expect(data.user?.identities).toHaveLength(1);
  expect((await strict.client().signInWithPassword(account)).error).toMatchObject({
    status: 400,
    code: 'email_not_confirmed',
  });
  const again = strict.nextLetter();
  await arrival;
  expect((await strict.client().resend({ type: 'signup', email: account.email })).error).toBeNull();
  const link = linkIn((await again).text);
  expect((await hashOfRedirect(link)).get('type')).toBe('signup');
  expect((await strict.client().signInWithPassword(account)).error).toBeNull();
  const other = await strict.client().signUp(account);
  expect([other.error, other.data.user?.identities]).toEqual([null, []]);
});

test('[AC1] a second factor: without its code a session opens nothing, and each code opens once', async () => {
  const { client, session, email, password } = await signedUp(server, 'factor@example.com');
  const bystander = await server.client().signInWithPassword({ email, password });
  const { data: enrolled } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (enrolled?.type !== 'totp') throw new Error('no factor');
  expect(enrolled.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
  expect(enrolled.totp.uri).toMatch(/^otpauth:\/\/totp\/Reelwright:factor%40example\.com\?/);
  const { secret } = enrolled.totp;
  // Not verified yet: nothing is asked for.
  expect(await server.verifier.verify(session.access_token)).toMatchObject({ email });

  const wrong = await client.mfa.challengeAndVerify({ factorId: enrolled.id, code: '000000' });
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  const code = codeOf(secret);
  expect((await client.mfa.challengeAndVerify({ factorId: enrolled.id, code })).error).toBeNull();
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
  });
  expect((await client.mfa.listFactors()).data?.totp).toMatchObject([{ friendly_name: 'Phone' }]);
  await expect(server.verifier.verify(bystander.data.session?.access_token ?? '')).rejects.toThrow();

  const second = server.client();
  const half = await second.signInWithPassword({ email, password });
  expect((await second.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  await expect(server.verifier.verify(half.data.session?.access_token ?? '')).rejects.toThrow();
  expect((await second.updateUser({ password: 'a thief’s horse' })).error?.code).toBe('insufficient_aal');
  expect((await second.mfa.unenroll({ factorId: enrolled.id })).error?.code).toBe('insufficient_aal');
  expect((await second.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('insufficient_aal');
  // The code that was used above.
  expect((await second.mfa.challengeAndVerify({ factorId: enrolled.id, code })).error?.code).toBe(
    'mfa_verification_failed',
  );
  const next = codeOf(secret, Date.now() + 30_000);
  expect((await second.mfa.challengeAndVerify({ factorId: enrolled.id, code: next })).error).toBeNull();
  const { data: whole } = await second.getSession();
  expect(await server.verifier.verify(whole.session?.access_token ?? '')).toMatchObject({ email });

  expect((await second.mfa.unenroll({ factorId: enrolled.id })).error).toBeNull();
  const plain = await server.client().signInWithPassword({ email, password });
  expect(await server.verifier.verify(plain.data.session?.access_token ?? '')).toMatchObject({ email });
});

test('[AC1] a challenge is good for five minutes', async () => {
  const { client } = await signedUp(server, 'late@example.com');
  const { data: factor } = await client.mfa.enroll({ factorType: 'totp' });
  if (factor?.type !== 'totp') throw new Error('no factor');
  const { data: challenge } = await client.mfa.challenge({ factorId: factor.id });
  await server.db.execute(
    sql`update auth.mfa_challenges set created_at = created_at - interval '301 seconds'`,
  );
  const { error } = await client.mfa.verify({
    factorId: factor.id,
    challengeId: challenge?.id ?? '',
    code: codeOf(factor.totp.secret),
  });
  expect(error?.code).toBe('mfa_challenge_expired');
});

test('[AC1] ten recovery codes stand in for a lost device, each once', async () => {
  const { email, password } = await signedUp(server, 'lost@example.com');
  const client = clientWithCodes();
  await client.signInWithPassword({ email, password });
  expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_recovery_codes_sole_factor');
  const { data: factor } = await client.mfa.enroll({ factorType: 'totp' });
  if (factor?.type !== 'totp') throw new Error('no factor');
  await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.totp.secret) });
  const { data: made } = await client.mfa.recoveryCodes.generate();
  expect(made?.codes).toHaveLength(10);
  const [first = '', second = ''] = made?.codes ?? [];

  const other = clientWithCodes();
  await other.signInWithPassword({ email, password });
  const typed = (first.match(/.{4}/g) ?? []).join('-').toUpperCase();
  expect((await other.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull();
  expect((await other.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal2' });
  expect((await other.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
  const third = clientWithCodes();
  await third.signInWithPassword({ email, password });
  expect((await third.mfa.recoveryCodes.verify({ code: first })).error?.code).toBe('mfa_verification_failed');
  const again = await other.mfa.recoveryCodes.regenerate();
  expect(again.data?.codes).not.toContain(second);
  expect((await third.mfa.recoveryCodes.verify({ code: second })).error?.code).toBe(
    'mfa_verification_failed',
  );
});
