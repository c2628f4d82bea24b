/** The operator's calls: for the first account and whoever is named, and nothing at all for anybody else. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  accountSchema,
  accountsPageSchema,
  auditPageSchema,
  failuresPageSchema,
  overviewSchema,
  partNameSchema,
  trialSchema,
} from '../../../contract/operator';
import { ACCOUNT_KEPT_DAYS } from '../../../contract/limits';
import type { WorkerDrawing } from '../../../contract/worker';
import type { WriterName } from '../../../contract/scripts/script';
import * as routes from '../../../contract/routes/operator.routes';
import { creditChanges, jobs, profiles, projects, workers } from '../../../server/db/schema/app';
import { mfaFactors } from '../../../server/db/schema/auth';
import { startPresence } from '../../../server/health/presence';
import type { PartWorld } from '../../../server/operator/definePart';
import { voicesPart } from '../../../server/operator/parts/voices.part';
import { writerPart } from '../../../server/operator/parts/writer.part';
import { sweepOnce } from '../../../server/sweeping/sweeper';
import type { Letter } from '../../../server/mail/mail';
import { madeProject } from '../../support/world/madeProject';
import { adRequest } from '../../support/world/adRequest';
import { testApp, type TestApp } from '../../support/world/testApp';

let server: TestApp;
let folder: string;
const letters: Letter[] = [];
const [first, named, other] = ['aaaa', 'bbbb', 'cccc'].map((start) => start + randomUUID().slice(4)) as [
  string,
  string,
  string,
];
const mailOf = (userId: string) => `${userId.slice(0, 4)}@example.com`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'operator-'));
  server = await testApp(
    { DATA_DIR: folder, OPERATORS: `somebody@example.com, ${mailOf(named).toUpperCase()}` },
    { mail: { send: async (letter) => void letters.push(letter) } },
  );
  for (const userId of [first, named, other]) await server.call(userId, 'GET', '/user');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const account = async (userId: string) => {
  const { items } = accountsPageSchema.parse(
    (await server.call(first, 'GET', `/operator/users?search=${mailOf(userId)}`)).json(),
  );
  return items[0];
};
test('[OP1] a search for what no database holds finds everybody', async () => {
  for (const list of ['/operator/users?search=%00', '/operator/audit?account=%00'])
    expect((await server.call(first, 'GET', list)).statusCode).toBe(200);
});
const audit = async (query = '') =>
  auditPageSchema.parse((await server.call(first, 'GET', `/operator/audit${query}`)).json());

test('[OP1] each of the operator’s calls is nowhere for anybody else, whatever it is sent', async () => {
  const calls = Object.values(routes);
  expect(calls).toHaveLength(16);
  for (const { method, path: at, access } of calls) {
    expect(access).toBe('operator');
    const url = at.replace(/:(\w+)/g, (_, name: string) =>
      name === 'part' ? 'disk' : name === 'what' ? 'job' : first,
    );
    const refused = await server.call(other, method, url, method === 'POST' ? { amount: 'x' } : undefined);
    expect([url, refused.statusCode, refused.json()]).toEqual([
      url,
      404,
      { code: 'not_found', what: 'address', detail: 'There is nothing at this address.' },
    ]);
    expect((await server.app.inject({ method, url: `/v1${url}` })).statusCode).toBe(401);
  }
  expect((await audit()).total).toBe(0);
});

test('[OP1] the first account and whoever is named are told that they are operators; the second account is not', async () => {
  const told = async (userId: string) => (await server.call(userId, 'GET', '/user')).json();
  expect(await told(first)).toMatchObject({ operator: true });
  expect(await told(named)).toMatchObject({ operator: true });
  expect(await told(other)).not.toHaveProperty('operator');
});

test('[OP1] every part is looked at, and what is broken is told with its reason', async () => {
  await server.db.insert(workers).values({ id: randomUUID(), name: 'here 17' });
  const { parts } = overviewSchema.parse((await server.call(first, 'GET', '/operator/overview')).json());
  expect(parts.map(({ name }) => name)).toEqual(partNameSchema.options);
  const of = (name: string) => parts.find((part) => part.name === name);
  expect(of('mail')).toMatchObject({ state: 'limited', says: { code: 'mail_kept' } });
  expect(of('voices')).toMatchObject({ state: 'limited', says: { code: 'voices_built_in', voices: 1 } });
  expect(of('workers')).toMatchObject({ state: 'good', says: { code: 'workers_alive', alive: 1, busy: 0 } });
  expect(of('version')).toMatchObject({ state: 'good', says: { code: 'version_current' } });
  expect(of('queue')).toMatchObject({ state: 'good', says: { code: 'queue_empty' } });
  // The writer of this test answers nobody.
  expect(of('writer')).toEqual({
    name: 'writer',
    state: 'broken',
    says: { code: 'unknown', why: 'Not part of this test.' },
  });
});

test('[OP1] of the models that were found the first writes, the others are named after it', async () => {
  const said = (found: readonly WriterName[]) => {
    const scripts = { modelsThatWrite: async () => found };
    return writerPart.look({ scripts } as unknown as PartWorld);
  };
  expect(
    await said([
      { kind: 'localModel', model: 'qwen' },
      { kind: 'localModel', model: 'llama' },
    ]),
  ).toEqual({ state: 'good', says: { code: 'writer_local', model: 'qwen', next: ['llama'] } });
  expect(await said([])).toEqual({ state: 'limited', says: { code: 'writer_quotes' } });
});

test('[OP1] which browser draws films, and how, is what the workers say: untested, by canvas, or one by screenshots', async () => {
  const overview = async () =>
    overviewSchema.parse((await server.call(first, 'GET', '/operator/overview')).json());
  const browser = async () => (await overview()).parts.find(({ name }) => name === 'browser');
  expect(await browser()).toEqual({
    name: 'browser',
    state: 'good',
    says: { code: 'browser_untested' },
  });
  const says = async (drawing: WorkerDrawing, name: string) => {
    const id = randomUUID();
    const presence = await startPresence({ db: server.db, logError() {}, id, drawing: () => drawing });
    await server.db.update(workers).set({ name }).where(eq(workers.id, id));
    return presence;
  };
  const quick = await says({ browser: 'Chromium 153 (/shell)', way: 'canvas', reason: '' }, 'a 1');
  expect(await browser()).toEqual({
    name: 'browser',
    state: 'good',
    says: { code: 'browser_canvas', browser: 'Chromium 153 (/shell)' },
  });
  const slowOne = { browser: 'Chromium 150 (/whole)', way: 'screenshots', reason: 'it holds up' } as const;
  const slow = await says(slowOne, 'b 2');
  expect(await browser()).toEqual({
    name: 'browser',
    state: 'limited',
    says: { code: 'browser_screenshots', browser: 'Chromium 150 (/whole)', why: 'it holds up' },
  });
  const told = (await overview()).workers.map(({ name, drawing }) => [name, drawing?.way]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['a 1', 'canvas'],
      ['b 2', 'screenshots'],
    ]),
  );
  await Promise.all([quick.stop(), slow.stop()]);
});

test('[OP1] what keeps strangers’ pages from the machine is told, and where nothing does, what helps', async () => {
  const part = async () => {
    const { parts } = overviewSchema.parse((await server.call(first, 'GET', '/operator/overview')).json());
    const { state, says } = parts.find(({ name }) => name === 'pages') ?? expect.fail();
    return [state, says.code];
  };
  expect(await part()).toEqual(['good', 'pages_untested']);
  const { browser } = server.ports.pages;
  const holding = vi.spyOn(browser, 'holding');
  for (const [held, told] of [
    ['namespaces', ['good', 'pages_namespaces']],
    ['setuid-helper', ['good', 'pages_helper']],
    ['none', ['limited', 'pages_unheld']],
    ['refused', ['limited', 'pages_refused']],
  ] as const) {
    holding.mockReturnValue(held);
    expect(await part()).toEqual(told);
  }
  holding.mockRestore();
  const attempt = vi.spyOn(browser, 'attempt').mockRejectedValueOnce(new Error('no sandbox'));
  const tried = async () => (await server.call(first, 'POST', '/operator/parts/pages/trial')).json();
  expect(await tried()).toMatchObject({ passed: false, says: { code: 'trial_failed', why: 'no sandbox' } });
  attempt.mockResolvedValueOnce('setuid-helper');
  expect(await tried()).toMatchObject({ passed: true, says: { code: 'pages_helper' } });
  attempt.mockRestore();
});

test('[OP1] [OP3] what /v1/ready finds broken is broken on the page, and by a trial', async () => {
  const why = 'ENOSPC: no space left on device';
  const put = vi.spyOn(server.ports.storage, 'put').mockRejectedValue(new Error(why));
  // What was seen before is not believed any more.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  try {
    const ready = (await server.app.inject({ url: '/v1/ready' })).json();
    expect(ready.parts).toMatchObject({ database: 'ok', storage: 'failed' });
    const { parts } = overviewSchema.parse((await server.call(first, 'GET', '/operator/overview')).json());
    const broken = { name: 'storage', state: 'broken', says: { code: 'unknown', why } };
    expect(parts.find(({ name }) => name === 'storage')).toEqual(broken);
    expect((await server.call(first, 'POST', '/operator/parts/storage/trial')).json()).toMatchObject({
      passed: false,
      says: { code: 'trial_failed', why },
    });
  } finally {
    vi.useRealTimers();
    put.mockRestore();
  }
});

test('[OP1] voices that cannot be loaded are told with the reason, not left out in silence', async () => {
  const silent = { name: 'The local model', why: 'tokens.txt is missing in /models' };
  const { speech } = server.ports;
  expect(
    await voicesPart.look({ speech: { ...speech, outOfService: async () => [silent] } } as never),
  ).toEqual({
    state: 'broken',
    says: { code: 'voices_down', service: silent.name, why: silent.why },
  });
});

test('[OP1] a trial does what the part is for, and says what came of it', async () => {
  const attempt = async (part: string) =>
    trialSchema.parse((await server.call(first, 'POST', `/operator/parts/${part}/trial`)).json());
  expect(await attempt('storage')).toMatchObject({ passed: true, says: { code: 'tried_storage' } });
  expect([...server.ports.files.keys()].filter((key) => key.startsWith('probes/'))).toEqual([]);
  expect(await attempt('database')).toMatchObject({ passed: true, says: { code: 'tried_database' } });
  expect(await attempt('disk')).toMatchObject({ passed: true, says: { code: 'tried_disk' } });
  expect(await attempt('queue')).toMatchObject({ passed: true });
  expect(await attempt('version')).toMatchObject({ passed: true });
  expect(await attempt('voices')).toMatchObject({
    passed: true,
    says: { code: 'tried_voices', voice: 'Ada' },
  });
  expect(await attempt('mail')).toMatchObject({
    passed: true,
    says: { code: 'tried_mail', to: mailOf(first) },
  });
  expect(letters.map(({ to }) => to)).toEqual([mailOf(first)]);
  expect(await attempt('writer')).toMatchObject({
    passed: false,
    says: { code: 'trial_failed', why: 'Not part of this test.' },
  });
  const { items } = await audit('?kind=part_tested');
  expect(items[0]).toMatchObject({ actor: mailOf(first), details: { part: 'writer', passed: false } });
});

test('[OP1] credits are given and taken with a reason, to the credit, never below none', async () => {
  const change = (amount: number, reason = 'a gift') =>
    server.call(first, 'POST', `/operator/users/${other}/credits`, { amount, reason });
  expect(accountSchema.parse((await change(25)).json()).credits).toBe(125);
  expect(accountSchema.parse((await change(-5, 'too many')).json()).credits).toBe(120);
  expect((await change(-121)).json()).toMatchObject({ code: 'too_few_credits' });
  expect((await change(5, '  ')).statusCode).toBe(422);
  const ledger = await server.db.select().from(creditChanges).where(eq(creditChanges.userId, other));
  expect(ledger.map(({ amount, reason, by }) => [amount, reason, by])).toEqual([
    [25, 'a gift', first],
    [-5, 'too many', first],
  ]);
  expect((await audit(`?kind=credits_changed&account=${mailOf(other)}`)).items).toMatchObject([
    { actor: mailOf(first), subject: mailOf(other), details: { amount: -5, reason: 'too many' } },
    { details: { amount: 25 } },
  ]);
});

test('[OP1] a locked account is told so wherever it calls, until it is opened again', async () => {
  const lock = (userId: string) =>
    server.call(first, 'POST', `/operator/users/${userId}/lock`, { reason: 'spam' });
  expect(accountSchema.parse((await lock(other)).json()).locked).not.toBeNull();
  const refused = await server.call(other, 'GET', '/projects');
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    {
      code: 'account_locked',
      contact: 'support@reelwright.local',
      detail: 'This account is locked. Write to support@reelwright.local.',
    },
  ]);
  // Pressed twice is locked once.
  await lock(other);
  expect((await audit('?kind=account_locked')).total).toBe(1);
  expect((await lock(named)).json()).toMatchObject({ code: 'operator_account' });
  await server.call(named, 'DELETE', `/operator/users/${other}/lock`);
  expect((await server.call(other, 'GET', '/projects')).statusCode).toBe(200);
  expect(await account(other)).toMatchObject({ locked: null });
});

test('[OP1] a locked account cannot sign in or go on with a session, also with the right password', async () => {
  const auth = (url: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `/auth/v1${url}`, payload });
  const credentials = { email: 'dora@example.com', password: 'correct horse battery' };
  const begun = (await auth('/signup', credentials)).json<{ refresh_token: string; user: { id: string } }>();
  await server.db
    .insert(profiles)
    .values({ userId: begun.user.id, email: credentials.email, credits: 0, lockedAt: new Date() });
  for (const [url, payload] of [
    ['/token?grant_type=password', credentials],
    ['/token?grant_type=refresh_token', { refresh_token: begun.refresh_token }],
  ] as const)
    expect((await auth(url, payload)).json()).toMatchObject({ code: 400, error_code: 'user_banned' });
});

test('[OP1] an account that is deleted goes after its week with all that is its own, unless it is kept before', async () => {
  const [gone, kept] = [randomUUID(), randomUUID()];
  for (const userId of [gone, kept]) await server.call(userId, 'GET', '/user');
  const projectId = await madeProject(server.db, gone);
  await server.ports.storage.put(`u/${gone}/media/a.jpg`, Buffer.from('a'), 'image/jpeg');
  const erase = (userId: string) =>
    server.call(first, 'POST', `/operator/users/${userId}/erasure`, { reason: 'asked by letter' });
  const asked = accountSchema.parse((await erase(gone)).json());
  expect(Date.parse(asked.erased_at ?? '') - Date.now()).toBeGreaterThan(
    ACCOUNT_KEPT_DAYS * 86_400_000 - 60_000,
  );
  expect(letters.at(-1)).toMatchObject({ to: mailOf(gone), subject: 'Your account is being deleted' });
  const sent = letters.length;
  expect((await erase(gone)).statusCode).toBe(200);
  expect(letters).toHaveLength(sent);
  await erase(kept);
  expect((await erase(named)).json()).toMatchObject({ code: 'operator_account' });
  const undone = await server.call(first, 'DELETE', `/operator/users/${kept}/erasure`);
  expect(accountSchema.parse(undone.json()).erased_at).toBeNull();

  const sweep = () =>
    sweepOnce({ db: server.db, storage: server.ports.storage, logError: () => expect.unreachable() });
  const there = async (userId: string) => server.db.$count(profiles, eq(profiles.userId, userId));
  await sweep();
  expect(await there(gone)).toBe(1);
  await server.db
    .update(profiles)
    .set({ eraseAt: new Date(Date.now() - 1000) })
    .where(eq(profiles.userId, gone));
  await sweep();
  expect([await there(gone), await there(kept)]).toEqual([0, 1]);
  expect(await server.db.$count(projects, eq(projects.id, projectId))).toBe(0);
  expect([...server.ports.files.keys()].filter((key) => key.includes(gone))).toEqual([]);
  expect((await audit(`?account=${mailOf(gone)}`)).items.map(({ kind }) => kind)).toEqual([
    'account_erased',
    'account_deletion_asked',
  ]);
});

test('[OP1] who lost their device signs in with the password alone, once an operator removed the second factor', async () => {
  const auth = (url: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `/auth/v1${url}`, payload });
  const credentials = { email: 'emil@example.com', password: 'correct horse battery' };
  const begun = (await auth('/signup', credentials)).json<{ refresh_token: string; user: { id: string } }>();
  const userId = begun.user.id;
  await server.db.insert(profiles).values({ userId, email: credentials.email, credits: 0 });
  await server.db
    .insert(mfaFactors)
    .values({ userId, type: 'totp', secret: 'JBSWY3DPEHPK3PXP', status: 'verified' });
  const seen = async () =>
    accountsPageSchema.parse((await server.call(first, 'GET', '/operator/users?search=emil')).json())
      .items[0];
  expect(await seen()).toMatchObject({ has_second_factor: true });
  const remove = (payload: object) =>
    server.call(first, 'POST', `/operator/users/${userId}/second-factor/removal`, payload);
  expect((await remove({ reason: ' ' })).statusCode).toBe(422);
  const removed = await remove({ reason: 'lost phone, called back' });
  expect(accountSchema.parse(removed.json()).has_second_factor).toBe(false);
  // The session of the lost device has ended.
  const again = await auth('/token?grant_type=refresh_token', { refresh_token: begun.refresh_token });
  expect(again.statusCode).toBe(400);
  expect((await auth('/token?grant_type=password', credentials)).statusCode).toBe(200);
  expect(letters.at(-1)).toMatchObject({
    to: credentials.email,
    subject: 'Your second factor was removed',
  });
  // Pressed twice is removed once.
  await remove({ reason: 'again' });
  expect((await audit('?kind=second_factor_removed')).items).toMatchObject([
    { actor: mailOf(first), subject: credentials.email, details: { reason: 'lost phone, called back' } },
  ]);
});

test('[OP1] [TR2] an operator’s call that is repeated under its key is done once', async () => {
  const before = (await account(other))?.credits ?? 0;
  const give = (amount: number) =>
    server.app.inject({
      method: 'POST',
      url: `/v1/operator/users/${other}/credits`,
      headers: { authorization: `Bearer ${first}`, 'idempotency-key': 'gift-1' },
      payload: { amount, reason: 'a gift' },
    });
  const [once, twice] = [await give(7), await give(7)];
  expect(twice.headers['idempotency-replayed']).toBe('true');
  expect(twice.json()).toEqual(once.json());
  expect((await give(8)).json()).toMatchObject({ code: 'idempotency_key_reused' });
  expect((await account(other))?.credits).toBe(before + 7);
  // Whoever is no operator learns nothing by a key.
  const stranger = await server.app.inject({
    method: 'POST',
    url: `/v1/operator/users/${other}/credits`,
    headers: { authorization: `Bearer ${other}`, 'idempotency-key': 'gift-1' },
    payload: { amount: 7, reason: 'a gift' },
  });
  expect(stranger.statusCode).toBe(404);
});

test('[OP1] a failed job is listed with its own error, and tried again for its owner', async () => {
  const { job_id } = (await server.call(other, 'POST', '/generate/videos', adRequest(other))).json<{
    job_id: string;
  }>();
  await server.db
    .update(jobs)
    .set({
      status: 'failed',
      failure: 'It could not be made.',
      cause: 'Error: no room',
      finishedAt: new Date(),
    })
    .where(eq(jobs.id, job_id));
  const { items } = failuresPageSchema.parse((await server.call(first, 'GET', '/operator/failures')).json());
  expect(items).toMatchObject([
    { id: job_id, what: 'job', email: mailOf(other), told: 'It could not be made.', cause: 'Error: no room' },
  ]);
  const credits = (await account(other))?.credits ?? 0;
  const again = (await server.call(first, 'POST', `/operator/failures/job/${job_id}/retry`)).json<{
    id: string;
  }>();
  expect((await server.call(other, 'GET', `/jobs/${again.id}`)).json()).toMatchObject({
    status: 'initiated',
  });
  expect((await account(other))?.credits).toBe(credits - 10);
  expect((await audit('?kind=job_tried_again')).items).toMatchObject([
    { subject: mailOf(other), details: { what: 'job', id: job_id, as: again.id } },
  ]);
  const { waiting } = overviewSchema.parse((await server.call(first, 'GET', '/operator/overview')).json());
  expect(waiting).toMatchObject([{ email: mailOf(other), waiting: 2 }]);
});

test('[OP1] a failed render of several formats is tried again in all of them, in their order', async () => {
  const projectId = await madeProject(server.db, other);
  const settings = { kind: 'mp4', resolution: '720p', fps: 30, captions: 'burnt' };
  const formats = ['9:16', '1:1', '16:9'];
  await server.call(other, 'POST', `/project/${projectId}/render`, { settings, formats });
  const batch = formats.map((format) => ({
    settings: { ...settings, format },
    ...{ state: 'failed', failure: 'It could not be drawn.' },
  }));
  await server.pool.query(
    `update projects set status = 'failed', render_id = null, render = null, batch = $1, render_settings = $2,
       failure = 'It could not be drawn.' where id = $3`,
    [JSON.stringify(batch), JSON.stringify(batch.at(-1)?.settings), projectId],
  );
  const again = await server.call(first, 'POST', `/operator/failures/render/${projectId}/retry`);
  expect(again.statusCode).toBe(200);
  const { output } = (await server.call(other, 'GET', `/project/${projectId}`)).json();
  expect(
    output.batch.map((one: { settings: { format: string }; state: string }) => [
      one.settings.format,
      one.state,
    ]),
  ).toEqual([
    ['9:16', 'rendering'],
    ['1:1', 'waiting'],
    ['16:9', 'waiting'],
  ]);
  await server.call(other, 'DELETE', `/project/${projectId}`);
});

test('[OP1] accounts are listed by pages and found by a part of their address, taken as it is typed', async () => {
  await server.db.insert(profiles).values(
    Array.from({ length: 25 }, (_, n) => ({
      ...{ userId: randomUUID(), email: `many_${n}@example.org`, credits: 0 },
    })),
  );
  const list = async (query: string) =>
    accountsPageSchema.parse((await server.call(first, 'GET', `/operator/users${query}`)).json());
  const page = await list('?search=MANY_&page=2');
  expect([page.total, page.pages, page.page, page.items.length]).toEqual([25, 2, 2, 5]);
  expect((await list('?search=many%25')).total).toBe(0);
});
