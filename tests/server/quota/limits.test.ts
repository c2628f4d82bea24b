/** Limits of a person and of everybody: each is reached in words, with a way on, and never passed by two at once. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { VideoData } from '../../../contract/video/videoData';
import { readConfig } from '../../../server/config';
import { jobs, media, projects, recordings, renderedFiles } from '../../../server/db/schema/app';
import { accountsRepository } from '../../../server/repositories/operator/accounts.repository';
import { limitsInForce } from '../../../server/quota/limitsInForce';
import { limitsOf } from '../../../server/quota/limits';
import { usageOf } from '../../../server/quota/usage';
import { adRequest } from '../../support/world/adRequest';
import { madeProject } from '../../support/world/madeProject';
import { testApp, type TestApp } from '../../support/world/testApp';
import { withCredits } from '../../support/world/withCredits';

const FEW = {
  USER_JOBS: '2',
  USER_RENDERS: '2',
  USER_PROJECTS: '3',
  USER_UPLOADS_A_DAY: '2',
  TOTAL_JOBS: '3',
};
let server: TestApp;
let ann: string;
beforeAll(async () => {
  server = await testApp({ ...FEW, USER_STORAGE_GB: '0.001' });
});
afterAll(() => server.close());
beforeEach(async () => {
  ann = randomUUID();
  await server.db.update(jobs).set({ status: 'done' });
});

const start = (user = ann) => server.call(user, 'POST', '/generate/videos', adRequest(user));
const render = (projectId: string, user = ann) => server.call(user, 'POST', `/project/${projectId}/render`);
const usage = async () => (await server.call(ann, 'GET', '/usage')).json();
const keep = (bytes: number) =>
  server.db.insert(media).values({
    ...{ key: `u/${ann}/media/${randomUUID()}.jpg`, userId: ann, bytes, width: 1, height: 1 },
    ...{ kind: 'image' as const, contentType: 'image/jpeg' },
  });
const changeDocument = async (projectId: string, change: Partial<VideoData>) => {
  const [row] = await server.db.select().from(projects).where(eq(projects.id, projectId));
  const videoData = { ...(row?.videoData as VideoData), ...change };
  await server.db.update(projects).set({ videoData }).where(eq(projects.id, projectId));
};

test('[TR2] of five starts at once, as many are taken as a person may have, and the credits of the others stay', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => start()));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 429, 429, 429]);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toEqual({
    ...{ code: 'too_many_jobs', most: 2 },
    detail: '2 of your videos are being made already. Wait until one is ready, then try again.',
  });
  expect(refused?.headers['retry-after']).toBe('60');
  expect(await usage()).toMatchObject({ credits: 80, jobs: { under_way: 2, limit: 2 } });
});

test('[TR2] what everybody has under way together is limited, too', async () => {
  const others = [randomUUID(), randomUUID(), randomUUID()];
  for (const other of others) expect((await start(other)).statusCode).toBe(200);
  expect((await start()).json()).toMatchObject({ code: 'server_busy' });
  expect((await start()).statusCode).toBe(503);
});

test('[TR2] a job counts as the project that it becomes', async () => {
  await madeProject(server.db, ann);
  await madeProject(server.db, ann);
  expect((await start()).statusCode).toBe(200);
  expect((await start()).json()).toMatchObject({ code: 'too_many_projects', most: 3 });
});

test('[TR2] a third render waits until one of two is ready; one that is under way is no other', async () => {
  const [first = '', second = '', third = ''] = await Promise.all(
    [1, 2, 3].map(() => madeProject(server.db, ann)),
  );
  await server.call(ann, 'GET', '/user');
  expect((await render(first)).statusCode).toBe(200);
  expect((await render(second)).statusCode).toBe(200);
  expect((await render(third)).json()).toMatchObject({ code: 'too_many_renders', most: 2 });
  expect((await render(first)).statusCode).toBe(200);
  const [row] = await server.db.select().from(projects).where(eq(projects.id, third));
  expect(row?.status).toBe('draft');
});

test.each([
  ['4096×4096 at 60 frames a second for ten minutes', { width: 4096, height: 4096 }, 60, 600, 422],
  ['1080×1920 at 30 for ten minutes', { width: 1080, height: 1920 }, 30, 600, 200],
  ['1080×1920 at 30 for three minutes', { width: 1080, height: 1920 }, 30, 180, 200],
  ['4K at 60 for a minute', { width: 2160, height: 3840 }, 60, 60, 200],
])('[TR2] a render of %s', async (_, size, fps, seconds, status) => {
  const projectId = await madeProject(server.db, ann);
  await changeDocument(projectId, { size, fps, duration: seconds * 1000 });
  const answer = await render(projectId);
  expect(answer.statusCode).toBe(status);
  if (status === 422)
    expect(answer.json()).toEqual({
      ...{ code: 'render_too_large', ...size, fps, seconds, fitSeconds: 39, fitWidth: 1054, fitHeight: 1054 },
      detail:
        'This video is too large to render here: 4096×4096 pixels, 60 frames a second, 600 s. At this size 39 s would fit; at this length, 1054×1054 pixels.',
    });
});

test('[TR2] a full storage says how much is used, and refuses jobs, renders and uploads before they are read', async () => {
  const projectId = await madeProject(server.db, ann);
  await keep(600_000);
  expect((await start()).statusCode).toBe(200);
  await keep(400_000);
  const detail =
    'Your storage is full: 0.001 of 0.001 GB are in use. Delete projects or brand files you no longer need; the space is free ten minutes later.';
  for (const url of [
    '/generate/videos',
    `/project/${projectId}/render`,
    ...['/media/upload', '/recordings', '/brandkit/assets/logo', '/generate/product_info'],
  ]) {
    const body = { ...adRequest(ann), url: 'https://shop.example/lamp' };
    const answer = await server.call(ann, 'POST', url, url.startsWith('/g') ? body : undefined);
    expect([url, answer.json()]).toEqual([url, { code: 'storage_full', used: 0.001, most: 0.001, detail }]);
  }
  expect((await usage()).stored).toEqual({
    ...{ bytes: 1_000_000, limit: 1_000_000, media: 1_000_000, recordings: 0, brand_assets: 0, videos: 0 },
  });
});

test('[TR2] uploads are counted by the day, those that are refused for their content, too', async () => {
  const upload = () => server.call(ann, 'POST', '/media/upload');
  expect((await upload()).json().code).toBe('no_file');
  expect((await upload()).json().code).toBe('no_file');
  const answer = await upload();
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({ code: 'too_many_uploads', most: 2 });
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(24 * 3600);
  await server.pool.query('update daily_uploads set day = day - 1');
  expect((await upload()).json().code).toBe('no_file');
  expect((await usage()).uploads_today).toEqual({ count: 1, limit: 2 });
});

test('[TR2] 0 is no limit', async () => {
  const limits = limitsOf(readConfig({ USER_JOBS: '0', USER_STORAGE_GB: '0', RENDER_MAX_GIGAPIXELS: '0' }));
  expect(limits).toMatchObject({ renderPixels: null, user: { jobs: null, bytes: null, renders: 10 } });
  await withCredits(server.db, { userId: ann, email: 'a@example.com', credits: 7 });
  expect(await usageOf(server.db, limits, ann)).toMatchObject({
    credits: 7,
    jobs: { under_way: 0, limit: null, place: null },
  });
});

test('[OP1] an operator sees each limit by its variable, and who is nearest to it', async () => {
  const other = await testApp({ ...FEW, TOTAL_STORAGE_GB: '3' });
  const rows = [ann, ann, randomUUID()].map((userId, index) => ({
    ...{ key: `u/${userId}/media/${index}.jpg`, userId, bytes: 1_500_000, width: 1, height: 1 },
    ...{ kind: 'image' as const, contentType: 'image/jpeg' },
  }));
  await other.db.insert(media).values(rows);
  await madeProject(other.db, ann);
  const limits = await limitsInForce(other.db, readConfig({ ...FEW, TOTAL_STORAGE_GB: '3' }));
  await other.close();
  expect(limits.map(({ name, limit, used }) => [name, limit, used])).toEqual([
    ['RENDER_MAX_GIGAPIXELS', 40e9, null],
    ['USER_JOBS', 2, 0],
    ['USER_RENDERS', 2, 0],
    ['USER_STORAGE_GB', 20e9, 3_000_000],
    ['USER_UPLOADS_A_DAY', 2, 0],
    ['USER_PROJECTS', 3, 1],
    ['TOTAL_JOBS', 3, 0],
    ['TOTAL_RENDERS', 500, 0],
    ['TOTAL_STORAGE_GB', 3e9, 4_500_000],
  ]);
});

test('[OP1] [TR2] an operator is told of an account what its owner is told', async () => {
  const projectId = await madeProject(server.db, ann);
  await keep(300_000);
  const film = { projectId, kind: 'mp4' as const, userId: ann, key: 'v.mp4', bytes: 50_000 };
  await server.db.insert(renderedFiles).values(film);
  const file = { key: `u/${ann}/recordings/a.webm`, userId: ann, bytes: 20_000 };
  await server.db.insert(recordings).values(file);
  expect((await start()).statusCode).toBe(200);
  await server.call(ann, 'POST', '/media/upload');
  const own = await usage();
  expect([own.stored.bytes, own.jobs.under_way, own.uploads_today.count]).toEqual([370_000, 1, 1]);
  expect(await accountsRepository(server.db).find(ann)).toMatchObject({
    bytes: own.stored.bytes,
    uploadsToday: own.uploads_today.count,
    underWay: own.jobs.under_way + own.renders.under_way,
    credits: own.credits,
    projects: own.projects.count,
  });
});
