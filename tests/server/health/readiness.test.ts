/** Whether the installation works is told by its parts, to strangers without a reason. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReadiness } from '../../../server/health/readiness';
import { startPresence, type Presence } from '../../../server/health/presence';
import { openDatabase } from '../../../server/db/database';
import { observed } from '../../../server/observing/activities';
import { lastBackup, noteBackup } from '../../../server/repositories/operating/backups.repository';
import { workersRepository } from '../../../server/repositories/operating/workers.repository';
import { testApp, type TestApp } from '../../support/world/testApp';
import { workers } from '../../../server/db/schema/app';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const logError = (fault: unknown) => {
  throw fault;
};
const presence = (id: string): Promise<Presence> => startPresence({ db: server.db, logError, id });
const ready = () => createReadiness({ db: server.db, storage: server.ports.storage }).all();
const worksOf = async () =>
  Object.fromEntries(Object.entries((await ready()).parts).map(([name, { works }]) => [name, works]));

test('[OP3] a server without a worker is alive and not ready, and says which part fails', async () => {
  const health = await server.app.inject({ url: '/v1/health' });
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }]);
  const answer = await server.app.inject({ url: '/v1/ready' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    status: 'failed',
    parts: { database: 'ok', storage: 'ok', queue: 'ok', worker: 'failed' },
  });
  expect((await ready()).parts.worker.why).toBe('There is no worker.');
});

test('[OP3] with a worker it is ready, until that one ends or falls silent', async () => {
  const id = randomUUID();
  const worker = await presence(id);
  expect((await ready()).ready).toBe(true);
  await server.db.update(workers).set({ seenAt: new Date(Date.now() - 60_000) });
  expect((await ready()).parts.worker.why).toMatch(/^No worker was heard for (60|61) s\.$/);
  await worker.stop();
  expect((await ready()).parts.worker.why).toBe('There is no worker.');
});

test('[OP3] storage that is full, that stands still, or a database that is away fail alone', async () => {
  const worker = await presence(randomUUID());
  const { storage } = server.ports;
  const full = { ...storage, put: () => Promise.reject(new Error('ENOSPC: no space left on device')) };
  const { parts } = await createReadiness({ db: server.db, storage: full }).all();
  expect([parts.database.works, parts.storage.works, parts.worker.works]).toEqual([true, false, true]);
  expect(parts.storage.why).toBe('ENOSPC: no space left on device');
  expect(Object.values(await worksOf())).toEqual([true, true, true, true]);
  await worker.stop();
});

test('[OP3] a database that only reads, and a queue that is gone, fail', async () => {
  const url = new URL(server.url);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const { db, close } = openDatabase(url.href, { max: 1 });
  const { parts } = await createReadiness({ db, storage: server.ports.storage }).all();
  await close();
  expect(parts.database.why).toBe('The database can only be read.');
  await server.pool.query(`alter table pgboss.queue rename to other`);
  const { queue } = (await ready()).parts;
  await server.pool.query(`alter table pgboss.other rename to queue`);
  expect(queue.works).toBe(false);
});

test('[OP3] asking often looks once', async () => {
  let puts = 0;
  const storage = {
    ...server.ports.storage,
    put: async (...words: Parameters<typeof server.ports.storage.put>) => {
      puts++;
      await server.ports.storage.put(...words);
    },
  };
  const readiness = createReadiness({ db: server.db, storage });
  await Promise.all(Array.from({ length: 20 }, readiness.all));
  await readiness.all();
  expect(puts).toBe(1);
});

test('[OP3] a worker says what it does, since when', async () => {
  const [id, jobId] = [randomUUID(), randomUUID()];
  let finish = () => {};
  const work = observed('work', { queue: 'generate', data: { jobId }, attempt: 0 }, () => {
    return new Promise<void>((resolve) => (finish = resolve));
  });
  const worker = await startPresence({ db: server.db, logError, id, everyMs: 5 });
  const begun = observed('work', { queue: 'generate', data: { jobId }, attempt: 0 }, () => work);
  const doing = async () =>
    (await workersRepository(server.db).list()).find((one) => one.id === id)?.doing.map((one) => one.id);
  await expect.poll(doing).toEqual([jobId]);
  finish();
  await begun;
  await expect.poll(doing).toEqual([]);
  await worker.stop();
});

test('[OP1] the last backup is the one that was finished last', async () => {
  expect(await lastBackup(server.db)).toBeNull();
  const begunAt = new Date('2026-11-20T03:00:00Z');
  await noteBackup(server.db, { target: '/backups/a.tar', files: 3, bytes: 900, begunAt });
  await noteBackup(server.db, { target: '/backups/b.tar', files: 4, bytes: 950, begunAt });
  expect(await lastBackup(server.db)).toEqual({
    target: '/backups/b.tar',
    files: 4,
    bytes: 950,
    begunAt,
    finishedAt: expect.any(Date),
  });
});
