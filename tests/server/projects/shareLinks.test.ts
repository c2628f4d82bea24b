/** Links to share: who makes them, what they open to whom, and that they stop. [ED4] */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newShareLinkSchema, type NewShareLink, type ShareDays } from '../../../contract/shareLink';
import { auditEvents, profiles, projects, renderedFiles, shareLinks } from '../../../server/db/schema/app';
import { createDiskStorage } from '../../../server/storage/diskStorage';
import { projectPrefix, type Storage } from '../../../server/storage/storage';
import { sweepOnce } from '../../../server/sweeping/sweeper';
import { madeProject } from '../../support/world/madeProject';
import { testApp, type TestApp } from '../../support/world/testApp';

let server: TestApp;
let folder: string;
let storage: Storage;
let ann: string;
let projectId: string;
const INDEX = '<html><head>\n    <title>Reelwright</title>\n  </head></html>';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'client-'));
  await writeFile(path.join(folder, 'index.html'), INDEX);
  storage = createDiskStorage(path.join(folder, 'media'));
  server = await testApp(
    { PUBLIC_URL: 'https://videos.example', TRUST_PROXY: 'true' },
    { storage, folders: { clientDir: folder, assetsDir: folder } },
  );
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  ann = randomUUID();
  await server.call(ann, 'GET', '/user');
  projectId = await madeProject(server.db, ann);
});

const put = (name: string, text: string, type: string) =>
  storage.put(`${projectPrefix(ann, projectId)}${name}`, Buffer.from(text), type);
async function rendered(title = 'Lamp') {
  const own = projectPrefix(ann, projectId);
  const keys = { film: `${own}video-1.mp4`, vtt: `${own}video-1.vtt`, poster: `${own}thumbnail.jpg` };
  await put('video-1.mp4', '0123456789', 'video/mp4');
  await put('video-1.vtt', 'WEBVTT', 'text/vtt');
  await put('thumbnail.jpg', 'picture', 'image/jpeg');
  await put('secret.json', '{}', 'application/json');
  await server.db
    .update(projects)
    .set({ title, status: 'done', renderedKey: keys.film, thumbnailKey: keys.poster })
    .where(eq(projects.id, projectId));
  const picture = { width: 1080, height: 1920, fps: 30 };
  const of = { projectId, userId: ann, kind: 'mp4' as const, key: keys.film, vttKey: keys.vtt, bytes: 10 };
  await server.db.insert(renderedFiles).values({ ...of, ...picture });
}
const links = `share-links`;
const ask = (days: ShareDays = 7, who = ann) =>
  server.call(who, 'POST', `/project/${projectId}/${links}`, { days });
async function make(days: ShareDays = 7): Promise<NewShareLink & { token: string }> {
  const link = newShareLinkSchema.parse((await ask(days)).json());
  return { ...link, token: link.url?.split('/').at(-1) ?? '' };
}
const list = async () =>
  (await server.call(ann, 'GET', `/project/${projectId}/${links}`)).json<NewShareLink[]>();
/** Each caller from an address of its own, so that no test is in another's way. */
const get = (url: string, headers: Record<string, string> = {}, from: string = randomUUID()) =>
  server.app.inject({ url, headers: { 'x-forwarded-for': from, ...headers } });
const watch = (token: string) => get(`/v1/watch/${token}`);
const page = (token: string) => get(`/watch/${token}`, { accept: 'text/html' });
const film = (token: string, headers?: Record<string, string>) => get(`/media/watch/${token}/film`, headers);
const revoke = (id: string) => server.call(ann, 'DELETE', `/project/${projectId}/${links}/${id}`);
const statuses = async (token: string) =>
  Promise.all([watch(token), page(token), film(token)].map(async (answer) => (await answer).statusCode));

test('[ED4] a link plays its video to whoever has it, with poster and captions, and counts how often it was opened', async () => {
  await rendered();
  const { token, url, ends_time, created_time, opens, id } = await make();
  expect(token).toMatch(/^[\w-]{43}$/u);
  expect(url).toBe(`https://videos.example/watch/${token}`);
  expect(Date.parse(ends_time ?? '') - Date.parse(created_time)).toBe(7 * 86_400_000);
  expect(opens).toBe(0);
  const shown = (await watch(token)).json<Record<string, string>>();
  const file = (name: string) =>
    expect.stringMatching(`^https://videos.example/media/watch/${token}/${name}\\?at=\\d+$`);
  expect(shown).toEqual({
    title: 'Lamp',
    film_url: file('film'),
    poster_url: file('poster'),
    captions_url: file('captions'),
    width: 1080,
    height: 1920,
  });
  const bodies = await Promise.all(
    [shown['film_url'], shown['poster_url'], shown['captions_url']].map(async (address) => {
      const answer = await get(new URL(address ?? '').pathname);
      return [answer.headers['content-type'], answer.body];
    }),
  );
  expect(bodies).toEqual([
    ['video/mp4', '0123456789'],
    ['image/jpeg', 'picture'],
    ['text/vtt', 'WEBVTT'],
  ]);
  await watch(token);
  expect(await list()).toEqual([{ id, created_time, ends_time, opens: 2 }]);
});

test('[ED4] a film is sent in the parts that a player asks for, never kept beyond its link, never listed', async () => {
  await rendered();
  const { token } = await make(null);
  const part = await film(token, { range: 'bytes=2-4' });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
  expect(part.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect((await film(token, { range: 'bytes=10-' })).statusCode).toBe(416);
});

test('[ED4] its page says what a preview shows, whatever the title holds, and no search engine lists it', async () => {
  await rendered(`<script>"Ann's" $& lamp</script>`);
  const { token } = await make();
  const answer = await page(token);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  const escaped = '&lt;script&gt;&quot;Ann&#39;s&quot; $&amp; lamp&lt;/script&gt;';
  for (const part of [
    `<title>${escaped}</title>`,
    '<meta name="robots" content="noindex, nofollow" />',
    `<meta property="og:title" content="${escaped}" />`,
    `<meta property="og:image" content="https://videos.example/media/watch/${token}/poster?at=`,
    `<meta property="og:video" content="https://videos.example/media/watch/${token}/film?at=`,
    '<meta property="og:video:height" content="1920" />',
  ])
    expect(answer.body).toContain(part);
  expect((await list())[0]?.opens).toBe(0);
});

test('[ED4] a link opens its own video’s three files and nothing else', async () => {
  await rendered();
  const { token } = await make();
  for (const name of [
    'secret.json',
    'constructor',
    '..%2Fsecret.json',
    'film%2F..%2Fsecret.json',
    'video-1.mp4',
  ])
    expect([name, (await get(`/media/watch/${token}/${name}`)).statusCode]).toEqual([name, 404]);
});

test('[ED4] guessed, expired and revoked links say so, and their files stop with them', async () => {
  await rendered();
  const [expired, revoked] = [await make(1), await make()];
  await server.db
    .update(shareLinks)
    .set({ endsAt: new Date(Date.now() - 1000) })
    .where(eq(shareLinks.id, expired.id));
  expect((await revoke(revoked.id)).statusCode).toBe(200);
  expect((await revoke(revoked.id)).statusCode).toBe(404);
  const guesses = ['x', 'a'.repeat(43), `${revoked.token}x`, '%00'];
  for (const guess of guesses) expect([guess, await statuses(guess)]).toEqual([guess, [404, 404, 404]]);
  expect(await statuses(expired.token)).toEqual([410, 410, 410]);
  expect(await statuses(revoked.token)).toEqual([410, 410, 410]);
  const codes = [guesses[1] ?? '', expired.token, revoked.token].map(
    async (token) => (await watch(token)).json().code,
  );
  expect(await Promise.all(codes)).toEqual(['not_found', 'share_link_expired', 'share_link_revoked']);
  expect((await page(expired.token)).body).not.toContain('og:');
  expect(await list()).toEqual([]);
});

test('[ED4] a link is closed while its project is deleted or its account locked or leaving, and opens again with it', async () => {
  await rendered();
  const { token } = await make();
  await server.call(ann, 'DELETE', `/project/${projectId}`);
  expect(await statuses(token)).toEqual([404, 404, 404]);
  await server.call(ann, 'POST', `/project/${projectId}/restore`);
  expect(await statuses(token)).toEqual([200, 200, 200]);
  for (const change of [
    { lockedAt: new Date() },
    { lockedAt: null, eraseAt: new Date(Date.now() + 60_000) },
  ]) {
    await server.db.update(profiles).set(change).where(eq(profiles.userId, ann));
    expect(await statuses(token)).toEqual([404, 404, 404]);
  }
});

test('[ED4] only a project’s owner makes, sees and revokes its links', async () => {
  await rendered();
  const { id } = await make();
  const bert = randomUUID();
  await server.call(bert, 'GET', '/user');
  const tries = [
    ask(7, bert),
    server.call(bert, 'GET', `/project/${projectId}/${links}`),
    server.call(bert, 'DELETE', `/project/${projectId}/${links}/${id}`),
    server.call(ann, 'DELETE', `/project/${randomUUID()}/${links}/${id}`),
    server.app.inject({ url: `/v1/project/${projectId}/${links}` }),
  ];
  expect((await Promise.all(tries)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 401]);
  expect(await list()).toHaveLength(1);
});

test('[ED4] what was not rendered cannot be shared, nor for a time of one’s own, nor without end in number', async () => {
  expect((await ask()).json()).toMatchObject({ code: 'nothing_to_share' });
  await rendered();
  expect((await ask(3 as ShareDays)).statusCode).toBe(422);
  const made = await Promise.all(Array.from({ length: 21 }, () => ask()));
  expect(made.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 20 }, () => 200),
    409,
  ]);
});

test('[ED4] making and revoking stand in the audit log without the token, which is kept nowhere', async () => {
  await rendered();
  const asked = { authorization: `Bearer ${ann}`, 'idempotency-key': 'once' };
  const url = `/v1/project/${projectId}/${links}`;
  const twice = [1, 2].map(
    () => () => server.app.inject({ method: 'POST', url, headers: asked, payload: { days: 7 } }),
  );
  const [first, second] = [(await twice[0]?.())?.json(), (await twice[1]?.())?.json()];
  expect(second).toEqual({ ...first, url: null });
  const token: string = first.url.split('/').at(-1);
  await revoke(first.id);
  const events = await server.db.select().from(auditEvents).where(eq(auditEvents.subjectId, ann));
  const ofLinks = events.filter(({ kind }) => kind.startsWith('share_link'));
  expect(ofLinks.map(({ kind, details }) => [kind, details['linkId']]).toSorted()).toEqual([
    ['share_link_made', first.id],
    ['share_link_revoked', first.id],
  ]);
  const { rows } = await server.pool.query(
    `select (select string_agg(to_jsonb(t)::text, '') from idempotency_keys t)
      || (select string_agg(to_jsonb(t)::text, '') from audit_events t)
      || (select string_agg(to_jsonb(t)::text, '') from share_links t) as kept`,
  );
  expect(rows[0].kept).not.toContain(token);
});

test('[ED4] whoever guesses is told to wait, and nobody else with them', async () => {
  await rendered();
  const { token } = await make();
  const from = randomUUID();
  const answers: number[] = [];
  for (let n = 0; n < 61; n += 1) answers.push((await get('/v1/watch/guess', {}, from)).statusCode);
  expect([answers[59], answers[60]]).toEqual([404, 429]);
  expect(await statuses(token)).toEqual([200, 200, 200]);
});

test('[ED4] a link goes a month after its end, and with its project', async () => {
  await rendered();
  const [old, recent, endless] = [await make(1), await make(1), await make(null)];
  const ended = (days: number) => ({ endsAt: new Date(Date.now() - days * 86_400_000) });
  await server.db.update(shareLinks).set(ended(31)).where(eq(shareLinks.id, old.id));
  await server.db.update(shareLinks).set(ended(29)).where(eq(shareLinks.id, recent.id));
  const world = { db: server.db, storage, logError: () => {} };
  await sweepOnce(world);
  const left = async () =>
    (await server.db.select().from(shareLinks).where(eq(shareLinks.projectId, projectId))).map(
      ({ id }) => id,
    );
  expect((await left()).toSorted()).toEqual([recent.id, endless.id].toSorted());
  await server.db
    .update(projects)
    .set({ deletedAt: new Date(Date.now() - 3_600_000) })
    .where(eq(projects.id, projectId));
  await sweepOnce(world);
  expect(await left()).toEqual([]);
});
