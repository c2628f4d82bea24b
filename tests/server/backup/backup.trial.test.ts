/** The long form: 1,000 projects are backed up while people work and things are removed, all is wiped, and is there again on another path. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readBackup } from '../../../server/backup/backupReader';
import { checking, readWhole } from '../../../server/backup/readWhole';
import { projects } from '../../../server/db/schema/app';
import { createDiskStorage } from '../../../server/storage/diskStorage';
import { projectPrefix } from '../../../server/storage/storage';
import { sweepOnce } from '../../../server/sweeping/sweeper';
import { testApp, type TestApp } from '../../support/world/testApp';
import { ask, contentOf, emptyInstallation, fill } from './installation';

const PROJECTS = 1_000;
const DOOMED = 50;
const PEOPLE = 6;
/** Of one call while the backup is made, on a quiet machine. */
const MOST_MS = 1_000;
/** Their rights to media live for minutes. */
const WITHOUT_NEWCOMERS = `with newcomers as (
    delete from profiles where email !~ '^(p[0-9]+|waits)@example' returning user_id
  ), booked as (delete from credit_bookings where user_id in (select user_id from newcomers))
  delete from media_rights`;
const LONG_AGO = new Date('2026-01-01T00:00:00Z');

/** The command as an operator runs it, from its sources. */
async function command(name: 'backup' | 'restore', place: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', `server/${name}Command.ts`, place], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  const begun = performance.now();
  const [code] = await once(child, 'exit');
  expect([code, said]).toEqual([0, expect.not.stringContaining('Error')]);
  return performance.now() - begun;
}

/** People who look at their projects, and new ones who come; each call's ms. */
function people(address: string, until: AbortSignal): Promise<number[]> {
  const took: number[] = [];
  const one = async (): Promise<void> => {
    const old = randomUUID();
    for (let turn = 0; !until.aborted; turn++) {
      const caller = turn % 3 === 0 ? randomUUID() : old;
      const begun = performance.now();
      const answer = await fetch(`${address}/v1/${turn % 2 === 0 ? 'user' : 'projects'}`, {
        headers: { authorization: `Bearer ${caller}` },
      });
      await answer.text();
      took.push(performance.now() - begun);
      expect(answer.status).toBe(200);
      await pause(20);
    }
  };
  return Promise.all(Array.from({ length: PEOPLE }, one)).then(() => took);
}

async function doom({ db }: TestApp, storage: ReturnType<typeof createDiskStorage>): Promise<void> {
  for (let place = 0; place < DOOMED; place++) {
    const [id, userId] = [randomUUID(), randomUUID()];
    const key = `${projectPrefix(userId, id)}video-${id}.mp4`;
    await storage.put(key, Buffer.alloc(10_000, place), 'video/mp4');
    const about = { id, userId, title: `Doomed ${place}`, renderedKey: key, deletedAt: LONG_AGO };
    await db.insert(projects).values({ ...about, videoData: {} as never });
  }
}

test('[TR3] 1,000 projects, under load, wiped, restored on another path', { timeout: 600_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'reelwright-trial-'));
  const storage = createDiskStorage(path.join(folder, 'storage'));
  const server = await testApp({ DATA_DIR: folder }, { storage });
  await fill({ url: server.url, storage }, PROJECTS);
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  // The first call of all leaves a row that stays: who the first account is.
  await fetch(`${address}/v1/user`, { headers: { authorization: `Bearer ${randomUUID()}` } });
  await ask(server.url, WITHOUT_NEWCOMERS);
  const before = await contentOf({ url: server.url, storage });

  const quiet = new AbortController();
  const unhurried = people(address, quiet.signal);
  await pause(3_000);
  quiet.abort();
  const beside = await unhurried;

  await doom(server, storage);
  const over = new AbortController();
  const working = people(address, over.signal);
  const removing = (async () => {
    while (!over.signal.aborted) {
      await sweepOnce({ db: server.db, storage, logError: () => {} });
      await pause(20);
    }
  })();
  const archive = path.join(folder, 'backup.tar');
  const backUpMs = await command('backup', archive, { DATABASE_URL: server.url, DATA_DIR: folder });
  over.abort();
  const took = await working;
  await removing;

  const checked = await readWhole(readBackup(archive, { DATA_DIR: folder } as never), checking);
  expect(checked.missing).toEqual([]);
  const { size } = await stat(archive);

  await server.close();
  await rm(path.join(folder, 'storage'), { recursive: true });
  const other = await emptyInstallation();
  const restoreMs = await command('restore', archive, { DATABASE_URL: other.url, DATA_DIR: other.folder });
  // Who came meanwhile, and what was being removed, is beside what was there.
  await ask(other.url, WITHOUT_NEWCOMERS);
  await ask(other.url, "delete from projects where title like 'Doomed%'");
  const { rows, files, work } = await contentOf(other);
  expect(rows).toEqual(before.rows);
  expect(work).toEqual(before.work);
  expect(files).toMatchObject(before.files);

  const worst = (of: number[]) => Math.round(Math.max(...of));
  const late = (of: number[]) => Math.round(of.toSorted((a, b) => a - b)[Math.floor(of.length * 0.99)] ?? 0);
  console.info({
    'backup, s': (backUpMs / 1000).toFixed(1),
    'restore with its check, s': (restoreMs / 1000).toFixed(1),
    'archive, MB': (size / 1e6).toFixed(1),
    'calls meanwhile': took.length,
    'their 99th in 100, ms': `${late(took)}, without a backup ${late(beside)}`,
    'the slowest, ms': `${worst(took)}, without a backup ${worst(beside)}`,
  });
  expect(worst(took)).toBeLessThan(MOST_MS);
  await other.remove();
  await rm(folder, { recursive: true, force: true });
});
