/** Two workers really draw one film; one is killed in the middle, and the film is right. [RD3] */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import { jobs, projects, renderChunks } from '../../../server/db/schema/app';
import { createDiskStorage } from '../../../server/storage/diskStorage';
import { adRequest } from '../../support/world/adRequest';
import { testApp, type TestApp } from '../../support/world/testApp';
import { startWorkerProcess } from '../../support/world/workerProcess';
import { frameAt, streamsOf } from '../render/support/readVideo';

const ENTRY = fileURLToPath(new URL('renderWorker.ts', import.meta.url));
const SECONDS = 30;
const FPS = 10;
const MINUTES = 60_000;

let server: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'killed-renderer-'));
  server = await testApp({ CREDITS_ON_SIGNUP: '100' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Red and blue by turns, a second each. */
const isRedAt = (second: number) => second % 2 === 0;
function film(projectId: string): VideoData {
  const items = Array.from({ length: SECONDS }, (_, second): TrackItem => ({
    ...{ id: `shape${second}`, name: 'Shape', type: 'shape' },
    display: { from: second * 1000, to: (second + 1) * 1000 },
    details: {
      ...{ shape: 'rectangle', left: 0, top: 0, width: 320, height: 320 },
      fill: isRedAt(second) ? '#ff0000' : '#0000ff',
    },
  }));
  return {
    ...{ projectId, duration: SECONDS * 1000, fps: FPS, size: { width: 320, height: 320 }, tracks: [] },
    trackItemIds: items.map(({ id }) => id),
    trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
    template: 'default',
  };
}

async function makeProject(user: string): Promise<string> {
  const request = adRequest(user, { script: 'A plain script.' });
  const { job_id } = (await server.call(user, 'POST', '/generate/videos', request)).json();
  const maker = startWorkerProcess(server.url);
  const row = async () => (await server.db.select().from(jobs).where(eq(jobs.id, job_id)))[0];
  await expect.poll(async () => (await row())?.status, { timeout: MINUTES, interval: 200 }).toBe('done');
  await maker.end('SIGTERM');
  const project = (await row())?.projectId ?? '';
  await server.db
    .update(projects)
    .set({ videoData: film(project) })
    .where(eq(projects.id, project));
  return project;
}

test(
  '[RD3] kill -9 of one of two workers in the middle of its piece: the other ends the film, and each second of it is right',
  { timeout: 8 * MINUTES },
  async () => {
    const user = randomUUID();
    const project = await makeProject(user);
    const workers = [0, 1].map(() => startWorkerProcess(server.url, [folder], ENTRY));
    for (const worker of workers) await worker.reached('working');
    await server.call(user, 'POST', `/project/${project}/render`);

    const [killed, other] = workers as [(typeof workers)[0], (typeof workers)[0]];
    const isDrawing = () => killed.calls().some((line) => /^drawing \d/u.test(line));
    await expect.poll(isDrawing, { timeout: 2 * MINUTES, interval: 20 }).toBe(true);
    await killed.end('SIGKILL');

    const status = async () => (await server.call(user, 'GET', `/project/${project}`)).json().status;
    await expect.poll(status, { timeout: 4 * MINUTES, interval: 500 }).toBe('done');
    expect(other.calls().filter((line) => line.startsWith('joined'))).toEqual(['joined checked 0']);
    expect(await server.db.$count(renderChunks)).toBe(0);
    await other.end('SIGTERM');

    const [row] = await server.db.select().from(projects).where(eq(projects.id, project));
    const storage = createDiskStorage(path.join(folder, 'media'));
    const file = await storage.localPath(row?.renderedKey ?? '');
    const video = (await streamsOf(file)).find(({ codec_type }) => codec_type === 'video');
    expect(video?.['nb_frames']).toBe(String(SECONDS * FPS));
    for (let second = 0; second < SECONDS; second += 1) {
      const [red, , blue] = (await frameAt(file, second + 0.5)).at(160, 160);
      expect([second, red > 200, blue > 200]).toEqual([second, isRedAt(second), !isRedAt(second)]);
    }
  },
);
