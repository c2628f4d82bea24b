/** Recordings that nobody made a video of go after their term; whatever is used, or chosen again, stays. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { UNUSED_RECORDING_MS } from '../../../contract/limits';
import { jobs, recordings as rows } from '../../../server/db/schema/app';
import { createDiskStorage } from '../../../server/storage/diskStorage';
import { recordingKey, type Storage } from '../../../server/storage/storage';
import { createRecordings } from '../../../server/recordings/createRecordings';
import { factsKey } from '../../../server/recordings/recordingFiles';
import type { Recordings } from '../../../server/recordings/recordings';
import { recordingsRepository } from '../../../server/repositories/recordings.repository';
import { sweepOnce } from '../../../server/sweeping/sweeper';
import { freshDatabase, type FreshDatabase } from '../../support/postgres/freshDatabase';
import { adRequest } from '../../support/world/adRequest';

const ann = randomUUID();
const FACTS = { name: 'take.wav', durationMs: 5000, spokenMs: 4000 };
let database: FreshDatabase;
let folder: string;
let storage: Storage;
let recordings: Recordings;
const logged: string[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'recordings-'));
  storage = createDiskStorage(folder);
  const never = () => expect.unreachable();
  recordings = createRecordings({
    hear: null,
    storage,
    rows: recordingsRepository(database.db),
    timer: { hear: never, master: never, time: never, timeSaid: never, close: never },
    config: { DATA_DIR: folder, UPLOAD_MAX_MB: 1 },
  });
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => void logged.splice(0));

const sweep = (through: Storage = storage) =>
  sweepOnce({ db: database.db, storage: through, logError: (_, what) => void logged.push(what) });
const grownOld = (key: string) =>
  database.db
    .update(rows)
    .set({ keptAt: new Date(Date.now() - UNUSED_RECORDING_MS - 1000) })
    .where(eq(rows.key, key));
/** As `createRecordings` does it; killed after the sound, it has no facts. */
async function uploaded({ isKilled = false } = {}): Promise<string> {
  const key = recordingKey(ann, `${randomUUID()}.wav`);
  await recordingsRepository(database.db).keep(ann, key, 4);
  await storage.put(key, Buffer.from('RIFF'), 'audio/wav');
  if (!isKilled)
    await storage.put(factsKey(key), Buffer.from(JSON.stringify(FACTS)), 'application/octet-stream');
  return key;
}
/** Its row, its sound, its facts. */
const isThere = async (key: string) => [
  (await database.db.$count(rows, eq(rows.key, key))) === 1,
  (await storage.stat(key)) !== null,
  (await storage.stat(factsKey(key))) !== null,
];
const [ALL, NONE] = [
  [true, true, true],
  [false, false, false],
];

test('what was never used goes after its term with both of its files, and not before', async () => {
  const key = await uploaded();
  await sweep();
  expect(await isThere(key)).toEqual(ALL);
  await grownOld(key);
  await sweep();
  expect(await isThere(key)).toEqual(NONE);
  expect(await recordings.find(ann, key)).toBeNull();
});

test('an upload that was killed leaves nothing for longer', async () => {
  const key = await uploaded({ isKilled: true });
  expect(await recordings.find(ann, key)).toBeNull();
  await grownOld(key);
  await sweep();
  expect(await isThere(key)).toEqual(NONE);
});

test('what is chosen again has a new term', async () => {
  const key = await uploaded();
  await grownOld(key);
  expect(await recordings.find(ann, key)).toEqual({ key, ...FACTS });
  await sweep();
  expect(await isThere(key)).toEqual(ALL);
});

test('what a job uses stays, however old, and goes with the job', async () => {
  const key = await uploaded();
  await grownOld(key);
  const request = {
    ...adRequest(ann),
    voice_over: { by: 'recording' as const, recording_url: `media:${key}` },
  };
  const [job] = await database.db
    .insert(jobs)
    .values({ userId: ann, kind: 'urltoads', status: 'failed', title: 'Mug', description: '', request })
    .returning();
  await sweep();
  expect(await isThere(key)).toEqual(ALL);
  await database.db.delete(jobs).where(eq(jobs.id, job!.id));
  await sweep();
  expect(await isThere(key)).toEqual(NONE);
});

test('what cannot be removed is told, is found by nobody, and goes the next time', async () => {
  const key = await uploaded();
  await grownOld(key);
  const broken: Storage = {
    ...storage,
    delete: async (file) => (file === key ? Promise.reject(new Error('disk')) : storage.delete(file)),
  };
  await sweep(broken);
  expect(logged).toEqual([`the recording ${key} is still there`]);
  expect(await isThere(key)).toEqual([true, true, false]);
  expect(await recordings.find(ann, key)).toBeNull();
  await sweep();
  expect(await isThere(key)).toEqual(NONE);
});
