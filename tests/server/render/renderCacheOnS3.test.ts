/** What was drawn is kept in S3 as on a disk: found again, noticed when it is cut off or another, done without when S3 is away. [RD2] */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256Of } from '../../../server/render/cache/fileHashes';
import { cacheFileKey, createRenderCache } from '../../../server/render/cache/renderCache';
import { createS3Storage } from '../../../server/storage/s3Storage';
import type { Storage } from '../../../server/storage/storage';
import { freshDatabase, type FreshDatabase } from '../../support/postgres/freshDatabase';

let database: FreshDatabase;
let folder: string;
let s3: S3rver;
let client: S3Client;
let storage: Storage;
const errors: unknown[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'cache-s3-'));
  s3 = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory: path.join(folder, 's3') },
    configureBuckets: [{ name: 'reels', configs: [] }],
  });
  const { port } = await s3.run();
  client = clientOf(port);
  storage = createS3Storage({ client, bucket: 'reels', folder: path.join(folder, 'copies') });
});
afterAll(async () => {
  client.destroy();
  await s3.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const clientOf = (port: number) =>
  new S3Client({
    ...{ region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, forcePathStyle: true, maxAttempts: 1 },
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
  });
const cacheOn = (on: Storage) =>
  createRenderCache({ db: database.db, storage: on, logError: (error) => errors.push(error) });
async function fileOf(text: string): Promise<string> {
  const file = path.join(folder, randomUUID());
  await writeFile(file, text);
  return file;
}
const out = () => path.join(folder, `${randomUUID()}.out`);

test('[RD2] what is kept in S3 is found again by another process, with what was said of it', async () => {
  const user = randomUUID();
  const file = await fileOf('drawn');
  expect(await cacheOn(storage).of(user).keep('k', file)).toBe(true);
  await cacheOn(storage)
    .of(user)
    .note('k', file, { equal: [3] });
  const elsewhere = createS3Storage({ client, bucket: 'reels', folder: path.join(folder, 'elsewhere') });
  const found = out();
  expect(await cacheOn(elsewhere).of(user).fetch('k', found)).toEqual({ facts: { equal: [3] } });
  expect(await readFile(found, 'utf8')).toBe('drawn');
});

test.each(['dra', 'drawm'])(
  '[RD2] an object in S3 that became “%s” is removed and nothing to anybody',
  async (bytes) => {
    const user = randomUUID();
    const own = cacheOn(storage).of(user);
    const file = await fileOf('drawn');
    await own.keep('k', file);
    const stored = cacheFileKey(user, 'k', await sha256Of(file));
    await storage.put(stored, Buffer.from(bytes), 'application/octet-stream');
    expect(await own.fetch('k', out())).toBeNull();
    expect([await storage.stat(stored), await own.has(['k'])]).toEqual([null, new Set()]);
    expect(await own.keep('k', file)).toBe(true);
    expect(await own.fetch('k', out())).toEqual({ facts: null });
  },
);

test('[RD2] where S3 is away, nothing is found and nothing kept, and it is told of once', async () => {
  const gone = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory: path.join(folder, 'gone') },
    configureBuckets: [],
  });
  const { port } = await gone.run();
  await gone.close();
  const nobody = clientOf(port);
  const away = createS3Storage({ client: nobody, bucket: 'reels', folder: path.join(folder, 'away') });
  const user = randomUUID();
  const file = await fileOf('drawn');
  await cacheOn(storage).of(user).keep('k', file);
  errors.length = 0;
  const own = cacheOn(away).of(user);
  expect(await own.fetch('k', out())).toBeNull();
  expect(await own.keep('other', file)).toBe(false);
  expect(errors).toHaveLength(1);
  nobody.destroy();
  expect(await cacheOn(storage).of(user).fetch('k', out())).toEqual({ facts: null });
});
