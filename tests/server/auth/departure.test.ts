/** [AC1] Leaving: a week to think again, then everything is gone; and one's data to take along. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsToErase } from '../../../server/repositories/accounts/departures.repository';
import type { Letter } from '../../../server/mail/mail';
import { mediaKey, userPrefix } from '../../../server/storage/storage';
import { hostedAccounts, signInStays } from '../../../server/auth/hostedAccounts';
import { readConfig } from '../../../server/config';
import { accountsSweep } from '../../../server/sweeping/accounts.sweep';
import { testApp, type TestApp } from '../../support/world/testApp';

let server: TestApp;
const letters: Letter[] = [];
beforeAll(async () => {
  server = await testApp({}, { mail: { send: async (letter) => void letters.push(letter) } });
});
afterAll(() => server.close());

const withPicture = async (userId: string) => {
  await server.call(userId, 'GET', '/user');
  const key = mediaKey(userId, 'cup.png');
  await server.ports.storage.put(key, Buffer.from('a cup'), 'image/png');
  await server.db.execute(
    sql`insert into media (key, user_id, kind, content_type, bytes, width, height) values (${key}, ${userId}, 'image', 'image/png', 5, 1, 1)`,
  );
  return key;
};

test('[AC1] a deleted account opens nothing but the way back, for a week', async () => {
  const userId = randomUUID();
  await withPicture(userId);
  const left = await server.call(userId, 'POST', '/user/deletion');
  const days = (Date.parse(left.json<{ erased_at: string }>().erased_at) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(7, 2);
  expect(letters.at(-1)).toMatchObject({ subject: 'Your account is being deleted' });
  const sent = letters.length;
  const again = await server.call(userId, 'POST', '/user/deletion');
  expect([again.json(), letters.length]).toEqual([left.json(), sent]);
  const refused = await server.call(userId, 'GET', '/projects');
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'account_leaving' }]);
  expect((await server.call(userId, 'GET', '/user')).json()).toHaveProperty('erased_at');
  expect(await accountsToErase(server.db, 10)).toEqual([]);
  const kept = await server.call(userId, 'DELETE', '/user/deletion');
  expect(kept.json()).not.toHaveProperty('erased_at');
  expect((await server.call(userId, 'GET', '/projects')).statusCode).toBe(200);
});

test('[AC1] after a week its files and all of its rows go, and nobody else’s', async () => {
  const [userId, other] = [randomUUID(), randomUUID()];
  const [mine, theirs] = [await withPicture(userId), await withPicture(other)];
  await server.call(userId, 'POST', '/user/deletion');
  await server.db.execute(sql`update profiles set erase_at = now() where user_id = ${userId}`);
  expect(await accountsToErase(server.db, 10)).toEqual([userId]);
  await server.db.transaction((tx) => accountsSweep().remove(tx, server.ports.storage, userId));
  expect(await server.ports.storage.stat(mine)).toBeNull();
  expect(await server.ports.storage.stat(theirs)).not.toBeNull();
  const { rows } = await server.db.execute(
    sql`select (select count(*)::int from profiles where user_id = ${userId}) profiles, (select count(*)::int from media where user_id = ${userId}) media, (select count(*)::int from media where user_id = ${other}) theirs`,
  );
  expect(rows).toEqual([{ profiles: 0, media: 0, theirs: 1 }]);
});

test('[AC1] a hosted Supabase that does not answer is asked once in a round, not for each account', async () => {
  let asked = 0;
  const remove = hostedAccounts(
    { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_SERVICE_ROLE_KEY: 'secret' },
    async () => {
      asked += 1;
      throw new DOMException('too late', 'TimeoutError');
    },
  )!;
  await expect(remove(randomUUID())).rejects.toThrow('too late');
  await expect(remove(randomUUID())).rejects.toThrow('did not answer for the account before');
  expect(asked).toBe(1);
});

test('[AC1] an account at a hosted Supabase goes first, and the rest waits for that', async () => {
  const userId = randomUUID();
  await server.call(userId, 'GET', '/user');
  await server.db.execute(sql`update profiles set erase_at = now() where user_id = ${userId}`);
  const asked: string[] = [];
  const answering = (status: number) =>
    accountsSweep(
      hostedAccounts(
        { SUPABASE_URL: 'https://x.supabase.co/', SUPABASE_SERVICE_ROLE_KEY: 'secret' },
        async (url, { method, headers } = {}) => {
          asked.push(`${method} ${String(url)} ${new Headers(headers).get('authorization')}`);
          return new Response(null, { status });
        },
      ),
    );
  const sweep = (status: number) =>
    server.db.transaction((tx) => answering(status).remove(tx, server.ports.storage, userId));
  await expect(sweep(503)).rejects.toThrow('Supabase does not remove the account: 503.');
  expect(await accountsToErase(server.db, 10)).toEqual([userId]);
  await sweep(404);
  expect(await accountsToErase(server.db, 10)).toEqual([]);
  expect(new Set(asked)).toEqual(
    new Set([`DELETE https://x.supabase.co/auth/v1/admin/users/${userId} Bearer secret`]),
  );
});

test.each([
  ['our own accounts', {}, false],
  ['hosted ones without the key', { SUPABASE_URL: 'https://x.supabase.co' }, true],
  ['hosted ones with it', { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_SERVICE_ROLE_KEY: 's' }, false],
])('[AC1] whether the sign-in stays is told of %s', (_, environment, stays) => {
  expect(signInStays(readConfig(environment))).toBe(stays);
});

test('[AC1] one’s data come as a ZIP with rows and files, for five minutes', async () => {
  const userId = randomUUID();
  const key = await withPicture(userId);
  const { address } = (await server.call(userId, 'POST', '/user/data')).json<{ address: string }>();
  const zip = await server.app.inject({ url: address });
  expect(zip.headers['content-type']).toBe('application/zip');
  const text = zip.rawPayload.toString('latin1');
  expect(text.slice(0, 2)).toBe('PK');
  for (const name of ['account.json', 'projects.json', `files/${key.slice(userPrefix(userId).length)}`])
    expect(text).toContain(name);
  expect(text).toContain('a cup');
  const [, end = ''] = address.split('.');
  const late = address.replace(end, String(Number(end) - 301));
  expect((await server.app.inject({ url: late })).json()).toMatchObject({ code: 'data_link_ended' });
});
