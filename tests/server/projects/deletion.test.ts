/** Deleting a project and having it back: for its owner, for a while; afterwards it is gone with all its files. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNDO_MS } from '../../../contract/limits';
import { projectSchema } from '../../../contract/project';
import { creditHolds, jobs, jobSteps, projects } from '../../../server/db/schema/app';
import { openReceiver } from '../../../server/queue/openReceiver';
import type { Receiver } from '../../../server/queue/queue';
import type { Renderer } from '../../../server/render/renderer';
import { sweepOnce } from '../../../server/sweeping/sweeper';
import { startWork } from '../../../server/work';
import { adRequest } from '../../support/world/adRequest';
import { fakePorts, type OnCall } from '../../support/world/fakePorts';
import { testApp, type TestApp } from '../../support/world/testApp';

let server: TestApp;
let receiver: Receiver;
let ports: ReturnType<typeof fakePorts>;
let ann: string;
let jobId: string;
let projectId: string;
let onCall: OnCall = async () => {};
let renderVideo: Renderer['renderVideo'];
const DRAWING = { stage: 'drawing', frames_total: 9, fraction: 0.1, seconds_left: null } as const;
const logged: string[] = [];

beforeAll(async () => {
  server = await testApp();
  receiver = await openReceiver({ url: server.url, onError: () => {} });
  ports = fakePorts((...call) => onCall(...call));
  const renderer: Renderer = { ...ports.renderer, renderVideo: (...asked) => renderVideo(...asked) };
  const logError = (_: unknown, what: string) => void logged.push(what);
  await startWork({ db: server.db, receiver, sender: server.sender, logError, ...ports, renderer });
});
afterAll(async () => {
  await receiver.stop();
  await server.close();
});
beforeEach(async () => {
  ({ renderVideo } = ports.renderer);
  ann = randomUUID();
  ({ job_id: jobId } = (await server.call(ann, 'POST', '/generate/videos', adRequest(ann))).json());
  await expect.poll(async () => (await job()).json().status, { timeout: 20_000 }).toBe('done');
  [projectId = ''] = (await job()).json().output.project_ids;
});
afterEach(() => {
  onCall = async () => {};
  logged.length = 0;
});

const job = () => server.call(ann, 'GET', `/jobs/${jobId}`);
const open = () => server.call(ann, 'GET', `/project/${projectId}`);
const status = async () => projectSchema.parse((await open()).json()).status;
const remove = (user = ann) => server.call(user, 'DELETE', `/project/${projectId}`);
const restore = (user = ann) => server.call(user, 'POST', `/project/${projectId}/restore`);
const listed = async (path: string) => (await server.call(ann, 'GET', path)).json().length;
const filesOf = () => [...ports.files.keys()].filter((key) => key.startsWith(`u/${ann}/`));
const deletedLongAgo = (more = 1000) =>
  server.db
    .update(projects)
    .set({ deletedAt: new Date(Date.now() - UNDO_MS - more) })
    .where(eq(projects.id, projectId));
const sweep = (storage = ports.storage) =>
  sweepOnce({ db: server.db, storage, logError: (_, what) => void logged.push(what) });
const queued = async () => {
  const sql = "select state from pgboss.job where name = 'render' and data->>'projectId' = $1";
  return (await server.pool.query<{ state: string }>(sql, [projectId])).rows.map(({ state }) => state);
};

describe('a deleted project', () => {
  test('is gone from everywhere with its job, twice deleted is the same, and comes back as it was', async () => {
    const before = (await open()).json();
    for (const answer of [await remove(), await remove()])
      expect([answer.statusCode, answer.json()]).toEqual([200, { id: projectId }]);
    const { video_data } = before.output;
    const refused = await Promise.all([
      open(),
      job(),
      server.call(ann, 'PUT', `/project/${projectId}/layout`, video_data),
      server.call(ann, 'POST', `/project/${projectId}/render`),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect([await listed('/projects'), await listed('/generate/jobs')]).toEqual([0, 0]);

    for (const answer of [await restore(), await restore()])
      expect([answer.statusCode, answer.json()]).toEqual([200, { id: projectId }]);
    expect((await open()).json()).toEqual(before);
    expect([await listed('/projects'), await listed('/generate/jobs')]).toEqual([1, 1]);
  });

  test("is only its owner's to delete and to have back", async () => {
    const bob = randomUUID();
    expect((await remove(bob)).statusCode).toBe(404);
    expect(await status()).toBe('draft');
    await remove();
    expect((await restore(bob)).statusCode).toBe(404);
    expect((await open()).statusCode).toBe(404);
    const odd = await Promise.all([
      server.call(ann, 'DELETE', '/project/undefined'),
      server.call(ann, 'POST', '/project/undefined/restore'),
    ]);
    expect(odd.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });

  const rendering = async () => {
    await server.call(ann, 'POST', `/project/${projectId}/render`);
    await expect.poll(async () => (await open()).json().output.render?.stage).toBe('drawing');
  };
  const videos = () => filesOf().filter((key) => key.endsWith('.mp4'));

  test('takes its render along: what is drawing is told to stop, and nobody calls it a failure', async () => {
    let told: unknown;
    renderVideo = ({ videoData }, { signal, onProgress } = {}) =>
      new Promise((_, reject) => {
        const drawing = setInterval(() => onProgress?.({ ...DRAWING, frames_done: 1 }), 20);
        signal?.addEventListener('abort', () => {
          clearInterval(drawing);
          told = videoData.projectId;
          reject(signal.reason as Error);
        });
      });
    await rendering();
    await remove();
    await expect.poll(() => told, { timeout: 20_000 }).toBe(projectId);
    expect((await restore()).statusCode).toBe(200);
    expect(await status()).toBe('draft');
    expect([logged, videos()]).toEqual([[], []]);
  });

  test('stays deleted when its render ends after all, and that video is thrown away', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    onCall = (call) => (call === 'render' ? held : Promise.resolve());
    await rendering();
    await remove();
    release();
    await expect.poll(queued, { timeout: 20_000 }).toEqual(['completed']);
    expect((await open()).statusCode).toBe(404);
    // The work has ended before its file goes: a file that outlives it is swept.
    await expect.poll(videos).toEqual([]);
    await restore();
    expect(await status()).toBe('draft');
  });
});

describe('the sweeper', () => {
  test('leaves alone what can still be had back', async () => {
    await remove();
    await deletedLongAgo(-5000);
    await sweep();
    expect((await restore()).statusCode).toBe(200);
    expect(filesOf()).not.toEqual([]);
  });

  test('removes the project, its job and every file of both, and nothing of others', async () => {
    const kept = [...ports.files.keys()].filter((key) => !key.startsWith(`u/${ann}/`));
    await server.call(ann, 'POST', `/project/${projectId}/render`);
    await expect.poll(status, { timeout: 20_000 }).toBe('done');
    expect(filesOf().length).toBeGreaterThan(3);
    await remove();
    await deletedLongAgo();
    expect((await restore()).statusCode).toBe(404);
    await Promise.all([sweep(), sweep()]);
    expect(filesOf()).toEqual([]);
    expect([...ports.files.keys()].filter((key) => !key.startsWith(`u/${ann}/`))).toEqual(kept);
    for (const [table, column, id] of [
      [projects, projects.id, projectId],
      [jobs, jobs.id, jobId],
      [jobSteps, jobSteps.jobId, jobId],
      [creditHolds, creditHolds.jobId, jobId],
    ] as const)
      expect(await server.db.$count(table, eq(column, id))).toBe(0);
    expect((await remove()).statusCode).toBe(404);
    expect(logged).toEqual([]);
  });

  test('that cannot remove the files keeps the row, tells why, and ends it the next time', async () => {
    await remove();
    await deletedLongAgo();
    await sweep({ ...ports.storage, deleteFolder: () => Promise.reject(new Error('The disk is away.')) });
    expect(logged).toEqual([`the project ${projectId} is still there`]);
    expect(await server.db.$count(projects, eq(projects.id, projectId))).toBe(1);
    await sweep();
    expect(await server.db.$count(projects, eq(projects.id, projectId))).toBe(0);
    expect(filesOf()).toEqual([]);
  });

  test('holds what it removes: somebody who wants it back at that moment waits, and finds it gone', async () => {
    await remove();
    await deletedLongAgo();
    let restored: ReturnType<typeof restore> | undefined;
    const order: string[] = [];
    await sweep({
      ...ports.storage,
      async deleteFolder(folder) {
        await server.db.transaction(async (tx) => {
          const free = await tx
            .select({ id: projects.id })
            .from(projects)
            .where(eq(projects.id, projectId))
            .for('update', { skipLocked: true });
          order.push(free.length === 0 ? 'held' : 'free');
        });
        restored ??= restore();
        await ports.storage.deleteFolder(folder);
      },
    });
    expect(order).toEqual(['held', 'held', 'held']);
    expect((await restored)?.statusCode).toBe(404);
  });
});
