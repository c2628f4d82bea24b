/** What was drawn is kept for its owner, found again as it was, and goes in time. [RD2] */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderCache } from '../../../server/db/schema/app';
import { cacheFileKey, createRenderCache } from '../../../server/render/cache/renderCache';
import { sha256Of } from '../../../server/render/cache/fileHashes';
import { createDiskStorage } from '../../../server/storage/diskStorage';
import { renderCachePrefix, type Storage } from '../../../server/storage/storage';
import { dropRenderCache } from '../../../server/sweeping/renderCache.sweep';
import { sweepOnce } from '../../../server/sweeping/sweeper';
import { freshDatabase, type FreshDatabase } from '../../support/postgres/freshDatabase';

let database: FreshDatabase;
let folder: string;
let storage: Storage;
const errors: unknown[] = [];
const logError = (error: unknown) => void errors.push(error);

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'cache-'));
  storage = createDiskStorage(path.join(folder, 'media'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const cacheOn = (on: Storage, limitMs?: number) =>
  createRenderCache({ db: database.db, storage: on, logError, ...(limitMs ? { limitMs } : {}) });
async function fileOf(text: string): Promise<string> {
  const file = path.join(folder, randomUUID());
  await writeFile(file, text);
  return file;
}
const out = () => path.join(folder, `${randomUUID()}.out`);
const rowsOf = (user: string) => database.db.select().from(renderCache).where(eq(renderCache.userId, user));
const filesOf = (user: string) =>
  readdir(path.join(folder, 'media/files', renderCachePrefix(user)), { recursive: true }).catch(() => []);

test('[RD2] what is kept is found again with its facts, by its owner and nobody else', async () => {
  const [user, stranger] = [randomUUID(), randomUUID()];
  const own = cacheOn(storage).of(user);
  expect(await own.keep('k1', await fileOf('drawn'), { facts: { loud: 1 } })).toBe(true);
  const found = out();
  expect(await cacheOn(storage).of(user).fetch('k1', found)).toEqual({ facts: { loud: 1 } });
  expect(await readFile(found, 'utf8')).toBe('drawn');
  expect(await own.has(['k1', 'k2'])).toEqual(new Set(['k1']));
  expect(await cacheOn(storage).of(stranger).fetch('k1', out())).toBeNull();
  expect(await cacheOn(storage).of(stranger).has(['k1'])).toEqual(new Set());
});

test.each(['', 'dra', 'drawm', 'drawn and more'])(
  '[RD2] a file that became “%s” is noticed, removed and nothing to anybody',
  async (bytes) => {
    const user = randomUUID();
    const own = cacheOn(storage).of(user);
    const file = await fileOf('drawn');
    await own.keep('k', file);
    const stored = cacheFileKey(user, 'k', await sha256Of(file));
    await writeFile(await storage.localPath(stored), bytes);
    expect(await own.fetch('k', out())).toBeNull();
    expect(await rowsOf(user)).toEqual([]);
    expect(await storage.stat(stored)).toBeNull();
    await own.keep('k', file);
    expect(await own.fetch('k', out())).toEqual({ facts: null });
  },
);

test('[RD2] what is said of a kept file later is found with it, and what turned out wrong is gone', async () => {
  const user = randomUUID();
  const own = cacheOn(storage).of(user);
  const [file, other] = [await fileOf('drawn'), await fileOf('drawn otherwise')];
  await own.keep('k', file);
  await own.note('k', other, { equal: [7] });
  expect(await own.fetch('k', out())).toEqual({ facts: null });
  await own.note('k', file, { equal: [3] });
  expect(await own.fetch('k', out())).toEqual({ facts: { equal: [3] } });
  await own.keep('k', other);
  await own.drop('k');
  expect([await rowsOf(user), (await filesOf(user)).filter((name) => name.includes('-'))]).toEqual([[], []]);
});

test('[RD2] storage that is away is told of once, and asked no more by that render', async () => {
  const user = randomUUID();
  await cacheOn(storage)
    .of(user)
    .keep('k', await fileOf('drawn'));
  let asked = 0;
  const away = () => {
    asked += 1;
    return Promise.reject(new Error('S3 is away'));
  };
  const cache = cacheOn({ ...storage, stream: away, putFile: away });
  errors.length = 0;
  const [first, second] = [cache.of(user), cache.of(user)];
  expect(await first.fetch('k', out())).toBeNull();
  expect(await first.fetch('k', out())).toBeNull();
  expect(await first.keep('new', await fileOf('drawn'))).toBe(false);
  expect(await second.keep('new', await fileOf('drawn'))).toBe(false);
  expect([asked, errors]).toEqual([2, [new Error('S3 is away')]]);
});

test('[RD2] storage that says nothing holds a render up for its limit, once', async () => {
  const silent = cacheOn({ ...storage, stream: () => new Promise(() => {}) }, 50).of(randomUUID());
  const user = randomUUID();
  await cacheOn(storage)
    .of(user)
    .keep('k', await fileOf('drawn'));
  const own = cacheOn({ ...storage, stream: () => new Promise(() => {}) }, 50).of(user);
  expect(await own.fetch('k', out())).toBeNull();
  expect(await silent.fetch('k', out())).toBeNull();
});

test('[RD2] what nobody used for long goes, and the least used where there is no room', async () => {
  await database.db.delete(renderCache);
  const user = randomUUID();
  const own = cacheOn(storage).of(user);
  for (const key of ['old', 'b', 'c', 'd']) await own.keep(key, await fileOf(`0123456789${key}`));
  const age = (key: string, days: number) =>
    database.db
      .update(renderCache)
      .set({ usedAt: sql`now() - ${days} * interval '1 day'` })
      .where(eq(renderCache.key, key));
  await Promise.all([age('old', 15), age('b', 3), age('c', 2), age('d', 1)]);
  const world = { db: database.db, storage, logError };
  await sweepOnce({ ...world, config: { RENDER_CACHE_DAYS: 14, RENDER_CACHE_GB: 1 } });
  expect((await rowsOf(user)).map(({ key }) => key).sort()).toEqual(['b', 'c', 'd']);
  // Used again, it is not the first to go.
  await own.fetch('b', out());
  await sweepOnce({ ...world, config: { RENDER_CACHE_DAYS: 14, RENDER_CACHE_GB: 23e-9 } });
  expect((await rowsOf(user)).map(({ key }) => key).sort()).toEqual(['b', 'd']);
  expect((await filesOf(user)).filter((name) => name.includes('-'))).toHaveLength(2);
});

test('[RD2] when something of a person’s goes for good, all of their kept parts go', async () => {
  const [user, other] = [randomUUID(), randomUUID()];
  await cacheOn(storage)
    .of(user)
    .keep('k', await fileOf('drawn'));
  await cacheOn(storage)
    .of(other)
    .keep('k', await fileOf('drawn'));
  await database.db.transaction((tx) => dropRenderCache(tx, storage, user));
  expect([await rowsOf(user), await filesOf(user)]).toEqual([[], []]);
  expect(await rowsOf(other)).toHaveLength(1);
});
