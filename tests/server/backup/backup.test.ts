/** A backup is whole or refused; what is restored is what was there. */
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readBackup } from '../../../server/backup/backupReader';
import { backUp } from '../../../server/backup/backUp';
import { dumpBeforeMigrating } from '../../../server/backup/dumpBeforeMigrating';
import { holdDeletions, mayRemove } from '../../../server/db/holdDeletions';
import { namedKeys } from '../../../server/backup/namedKeys';
import { checking, readWhole } from '../../../server/backup/readWhole';
import { refuseHalfRestored } from '../../../server/backup/restoring';
import { restore } from '../../../server/backup/restore';
import { openDatabase } from '../../../server/db/database';
import { startPostgres } from '../../../server/db/embeddedPostgres';
import { ask, contentOf, emptyInstallation, fill, type Installation } from './installation';
import { longTest } from '../../support/form';

let filled: Installation;
let folder: string;
let archive: string;
const opened: Installation[] = [];
const empty = async (options?: { migrated: boolean }) => {
  const one = await emptyInstallation(options);
  opened.push(one);
  return one;
};
const check = (place: string) => readWhole(readBackup(place, filled.config), checking);
const tables = ({ url }: Installation) =>
  ask(url, "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema')");

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reelwright-backups-'));
  filled = await empty({ migrated: true });
  await fill(filled, 5);
  archive = path.join(folder, 'whole.tar');
  await backUp(archive, filled);
});
afterAll(async () => {
  for (const one of opened) await one.remove();
  await rm(folder, { recursive: true, force: true });
});

test('[TR3] an archive that is restored elsewhere has the same rows, files and waiting work', async () => {
  const { files, missing, dump, withMedia } = await check(archive);
  expect([files.length, missing, withMedia, dump.postgresMajor]).toEqual([5, [], true, 18]);
  expect(dump.work.map(({ queue }) => queue)).toEqual(['generate']);
  const other = await empty();
  await restore(archive, other);
  expect(await contentOf(other)).toEqual(await contentOf(filled));
  await expect(refuseHalfRestored(other.url)).resolves.toBeUndefined();
});

longTest('[TR3] a folder and a bucket hold the same', async () => {
  const s3 = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory: path.join(folder, 's3') },
    configureBuckets: [{ name: 'backups', configs: [] }],
  });
  const { port } = await s3.run();
  const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
  for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value);
  try {
    const config = { ...filled.config, S3_ENDPOINT: `http://127.0.0.1:${port}` };
    const places = [archive, path.join(folder, 'as-folder'), 's3://backups/nightly'];
    for (const place of places.slice(1)) await backUp(place, { ...filled, config });
    const told = places.map(async (place) => {
      const { files, missing } = await readWhole(readBackup(place, config), checking);
      return { files, missing };
    });
    const [first, ...others] = await Promise.all(told);
    expect(others).toEqual([first, first]);
  } finally {
    vi.unstubAllEnvs();
    await s3.close();
  }
});

test('[TR3] what is cut off, changed or no backup is refused in words, and nothing is touched', async () => {
  const bytes = await readFile(archive);
  const wrong = path.join(folder, 'wrong.tar');
  const target = await empty();
  const refusalOf = async (content: Buffer) => {
    await writeFile(wrong, content);
    return restore(wrong, target).then(
      () => 'restored',
      (error: Error) => error.message,
    );
  };
  // Wherever it ends: in a header, in a table, in a file.
  for (const part of [0.3, 0.45, 0.5, 0.55, 0.7, 0.9])
    expect(await refusalOf(bytes.subarray(0, bytes.length * part))).toMatch(/cut off/);
  const lastEntry = bytes.lastIndexOf('manifest.json');
  expect(await refusalOf(Buffer.concat([bytes.subarray(0, lastEntry), Buffer.alloc(1024)]))).toMatch(
    /cut off/,
  );
  const picture = bytes.indexOf('media/u/') + 1000;
  const changed = Buffer.from(bytes);
  changed[picture] = (changed[picture] ?? 0) ^ 1;
  expect(await refusalOf(changed)).toMatch(/^The file u\/.* is not what was backed up\.$/);
  expect(await refusalOf(Buffer.from('no archive'))).toMatch(/cut off|no backup/);
  await expect(restore(path.join(folder, 'nowhere.tar'), target)).rejects.toThrow(/^There is nothing at/);
  expect(await tables(target)).toEqual([]);
});

test('[TR3] an installation that is in use is left as it is', async () => {
  const before = await contentOf(filled);
  await expect(restore(archive, filled)).rejects.toThrow(
    'This installation is not empty: its database holds 6 accounts and 5 projects.',
  );
  expect(await contentOf(filled)).toEqual(before);
  await expect(backUp(archive, filled)).rejects.toThrow(/There is something at .* already/);
});

test('[TR3] a restore that dies half way keeps the server from starting, and is begun again', async () => {
  const target = await empty();
  let files = 0;
  const dying: Installation['storage'] = {
    ...target.storage,
    put: (...words) => (++files === 3 ? Promise.reject(new Error('killed')) : target.storage.put(...words)),
  };
  await expect(restore(archive, { ...target, storage: dying })).rejects.toThrow('killed');
  await expect(refuseHalfRestored(target.url)).rejects.toThrow(
    `A restore into this installation was not finished. Begin it again: npm run restore -- ${archive}`,
  );
  await restore(archive, target);
  expect(await contentOf(target)).toEqual(await contentOf(filled));
});

test('[TR3] a backup that fails leaves nothing under its name', async () => {
  const place = path.join(folder, 'failing.tar');
  const storage = { ...filled.storage, open: () => Promise.reject(new Error('The disk is away.')) };
  await expect(backUp(place, { ...filled, storage })).rejects.toThrow('The disk is away.');
  expect((await readdir(folder)).filter((name) => name.startsWith('failing'))).toEqual([]);
  expect((await readdir(filled.folder)).filter((name) => name.startsWith('backup-'))).toEqual([]);
});

test('[TR3] an installation that was never started has nothing to back up', async () => {
  const target = path.join(folder, 'nothing.tar');
  await expect(backUp(target, await empty())).rejects.toThrow(
    'There is nothing to back up: this installation was never started.',
  );
});

test('[TR3] nothing is removed for good while a backup is made, and two do not run at once', async () => {
  const { db, close } = openDatabase(filled.url);
  const held = await holdDeletions(filled.url);
  expect(await db.transaction(mayRemove)).toBe(false);
  await held.check();
  await held.release();
  await expect.poll(() => db.transaction(mayRemove)).toBe(true);
  await close();
});

longTest(
  '[TR3] before a migration all rows are kept, three times at most; a new database has none to keep',
  async () => {
    const fresh = await empty();
    expect(await dumpBeforeMigrating(fresh.url, fresh.folder)).toBeNull();
    const old = await empty({ migrated: true });
    expect(await dumpBeforeMigrating(old.url, old.folder)).toBeNull();
    await ask(
      old.url,
      'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
    );
    const at = (day: number) => new Date(Date.UTC(2026, 10, day));
    for (const day of [1, 2, 3, 4]) await dumpBeforeMigrating(old.url, old.folder, at(day));
    const kept = await readdir(path.join(old.folder, 'backups'));
    expect(kept.map((name) => name.slice(0, 17)).toSorted()).toEqual(
      [2, 3, 4].map((day) => `before-2026-11-0${day}`),
    );
    const { withMedia, files } = await check(path.join(old.folder, 'backups', kept[0] ?? ''));
    expect([withMedia, files]).toEqual([false, []]);
  },
);

test('[TR3] keys of files are found wherever a row names them, also where the text is parted', () => {
  const user = randomUUID();
  const keys = [`u/${user}/media/a.jpg`, `u/${user}/projects/${user}/video-1.mp4`];
  const row = Buffer.from(
    `1\t${keys[0]}\t{"src": "media:${keys[1]}", "x": "u/${user}/render-cache/b.mp4"}\n`,
  );
  for (let cut = 0; cut < row.length; cut += 3) {
    const found = new Set<string>();
    const looking = namedKeys(found);
    looking.look(row.subarray(0, cut));
    looking.look(row.subarray(cut));
    looking.end();
    expect([...found]).toEqual(keys);
  }
});

test('[TR3] a data folder of another major version of Postgres is refused in words and left alone', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'reelwright-major-'));
  await chmod(dir, 0o755);
  await mkdir(path.join(dir, 'postgres/data'), { recursive: true });
  await writeFile(path.join(dir, 'postgres/data/PG_VERSION'), '17\n');
  await expect(startPostgres({ dir: path.join(dir, 'postgres') })).rejects.toThrow(
    /was made by Postgres 17; this version of Reelwright brings Postgres 18, .* Nothing was changed\./,
  );
  expect(await readdir(path.join(dir, 'postgres/data'))).toEqual(['PG_VERSION']);
  await rm(dir, { recursive: true });
});
