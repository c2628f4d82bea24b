/** An operator adds a writer: from a published address to scripts that name it, with llama.cpp itself. [OP1] */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditPageSchema } from '../../../contract/operator';
import { packsSchema, type PackState } from '../../../contract/packs';
import { createGuardedFetch, type GuardedFetch } from '../../../server/fetching/guardedFetch';
import type { PackWorld } from '../../../server/packs/pack.work';
import type { OfferedWriter } from '../../../server/packs/packContent';
import { archiveKey, downloadFile } from '../../../server/packs/packPlaces';
import { createPackWriters, machineBytes, memoryOf } from '../../../server/packs/packWriters';
import { packsRepository } from '../../../server/repositories/operating/packs.repository';
import { installQueues } from '../../../server/queue/queues';
import { createDiskStorage } from '../../../server/storage/diskStorage';
import type { Storage } from '../../../server/storage/storage';
import { WriterFailed } from '../../../server/writing/languageModel/languageModel';
import { createLlamaEngine, type LlamaEngine } from '../../../server/writing/llama/llamaEngine';
import { babblingModel } from '../../support/writing/babblingModel';
import { packWorkers } from '../../support/packs/packWorkers';
import { publishedFile } from '../../support/packs/publishedFile';
import { testApp, type TestApp } from '../../support/world/testApp';
import { openSite, type Site } from '../fetching/support/site';
import { longTest } from '../../support/form';

const operator = randomUUID();
const model = babblingModel();
let root: string;
let dataDir: string;
let site: Site;
let guardedFetch: GuardedFetch;
let storage: Storage;
let server: TestApp;
let offer: { packs: OfferedWriter[]; trials: Record<string, string> };
let engine: LlamaEngine;
const workers = packWorkers();
const published = publishedFile(model);

const writer = (id: string, file: Buffer): OfferedWriter => ({
  ...{ kind: 'writers', id, name: `Babbler ${id}`, languages: ['en'], parameters: 1, tokenBytes: 256 },
  bytes: file.length,
  sha256: createHash('sha256').update(file).digest('hex'),
  address: `${site.origin}/${id}.gguf`,
  source: 'https://example.com/babbler',
  licence: { name: 'CC0 1.0', address: 'https://example.com/cc0' },
});

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'writer-packs-'));
  site = await openSite(published.serve);
  guardedFetch = createGuardedFetch({ allow: site.allow });
});
afterAll(async () => {
  await guardedFetch.close();
  await site.close();
  await rm(root, { recursive: true });
});
beforeEach(async () => {
  dataDir = path.join(root, randomUUID());
  await mkdir(dataDir);
  storage = createDiskStorage(path.join(dataDir, 'storage'));
  offer = { packs: [writer('small', model)], trials: {} };
  server = await testApp({ DATA_DIR: dataDir }, { storage, guardedFetch, packs: offer });
  engine = createLlamaEngine();
  await installQueues(server.url);
  await server.call(operator, 'GET', '/user');
});
afterEach(async () => {
  published.reset(model);
  await workers.stop();
  await engine.close();
  await server.close();
});

const startWorker = (over: Partial<PackWorld> = {}) => {
  const config = { DATA_DIR: dataDir, DATABASE_URL: server.url };
  return workers.start({ config, storage, guardedFetch, db: server.db, packs: offer }, over);
};
const act = (method: 'POST' | 'DELETE', place: string) =>
  server.call(operator, method, `/operator/packs/${place}`);
const add = (id = 'small') => act('POST', `${id}/installation`);
const stop = (id = 'small') => act('DELETE', `${id}/installation`);
const remove = (id = 'small') => act('DELETE', id);
const packs = async () =>
  packsSchema
    .parse((await server.call(operator, 'GET', '/operator/packs?kind=writers')).json())
    .packs.flatMap((pack) => (pack.kind === 'writers' ? [pack] : []));
const pack = async () => (await packs())[0]!;
const becomes = (state: PackState) =>
  expect.poll(async () => (await pack()).state, { timeout: 20_000, interval: 50 }).toBe(state);
const writers = () =>
  createPackWriters({ db: server.db, storage, offer, engine, limitMs: 60_000, log: () => {} });
const question = {
  system: 'You write.',
  prompt: 'Tea.',
  schema: {
    type: 'object' as const,
    properties: { title: { type: 'string' as const } },
    required: ['title'],
    additionalProperties: false,
  },
  signal: new AbortController().signal,
  hear: () => {},
};

test('[OP1] a writer that is added is downloaded, tried, and writes under its name; removed, nothing is left', async () => {
  expect(await writers().models()).toEqual([]);
  expect(await pack()).toMatchObject({ state: 'offered', writes: false });
  expect((await add()).statusCode).toBe(200);
  await startWorker();
  await becomes('ready');
  expect(await pack()).toMatchObject({ writes: true, done_bytes: model.length, fault: null });
  const [first] = await writers().models();
  expect(first?.writer).toEqual({ kind: 'localModel', model: 'Babbler small' });
  expect(Object.keys(JSON.parse((await first?.ask(question)) ?? ''))).toEqual(['title']);

  expect((await remove()).json().packs[0]).toMatchObject({ state: 'offered', writes: false });
  expect(await writers().models()).toEqual([]);
  expect(await storage.stat(archiveKey(offer.packs[0]!))).toBeNull();
  expect(await readdir(path.join(dataDir, 'packs', 'downloads'))).toEqual([]);
  const { items } = auditPageSchema.parse((await server.call(operator, 'GET', '/operator/audit')).json());
  expect(items.map(({ kind, details }) => [kind, details.pack]).slice(0, 2)).toEqual([
    ['writer_removed', 'small'],
    ['writer_added', 'small'],
  ]);
});

longTest(
  '[OP1] who stops a writer and adds it at once has one download, which goes on where it was',
  async () => {
    published.sent = 4000;
    await Promise.all([startWorker(), startWorker()]);
    await add();
    await expect.poll(async () => (await pack()).done_bytes, { timeout: 20_000 }).toBe(4000);
    published.sent = Infinity;
    await stop();
    await add();
    await becomes('ready');
    expect(published.ranges).toEqual([undefined, 'bytes=4000-']);
    expect(existsSync(downloadFile(dataDir, offer.packs[0]!))).toBe(false);
  },
);

longTest(
  '[OP1] a worker that dies between keeping a writer and offering it has downloaded it for the next one',
  async () => {
    const [offered] = offer.packs;
    await storage.put(archiveKey(offered!), model, 'application/octet-stream');
    await add();
    await startWorker();
    await becomes('ready');
    expect(published.ranges).toEqual([]);
  },
);

longTest(
  '[OP1] a file that is as published and no model is told with the library’s words, and offered to nobody',
  async () => {
    published.bytes = model.subarray(0, 20_000);
    offer.packs = [writer('small', published.bytes)];
    await add();
    await startWorker();
    await becomes('failed');
    expect((await pack()).fault).toMatchObject({
      code: 'cannot_write',
      why: expect.stringMatching(/load|tensor/i),
    });
    expect(await writers().models()).toEqual([]);
  },
);

test('[OP1] a worker without the memory for it says so', async () => {
  await add();
  await startWorker({ llama: () => createLlamaEngine({ availableBytes: () => 1e8 }) });
  await becomes('failed');
  expect((await pack()).fault).toEqual({
    code: 'no_memory',
    why: 'it needs 0.6 GB of memory; 0.1 GB are free',
  });
});

longTest(
  '[OP1] of two writers the last one that was added writes; what breaks it later is told, until it writes again',
  async () => {
    offer.packs = [writer('small', model), writer('other', model)];
    const rows = packsRepository(server.db);
    for (const { id } of offer.packs) {
      const run = { packId: id, runId: randomUUID() };
      await rows.begin(run);
      await rows.publish(run, null, 0);
    }
    expect((await packs()).map(({ id, writes }) => [id, writes])).toEqual([
      ['small', false],
      ['other', true],
    ]);
    const key = archiveKey(offer.packs[1]!);
    const ask = async () => (await writers().models())[0]?.ask(question);
    await expect(ask()).rejects.toMatchObject({
      name: 'WriterFailed',
      reason: 'unloadable',
    } satisfies Partial<WriterFailed>);
    expect((await packs())[1]?.fault).toMatchObject({
      code: 'cannot_write',
      why: expect.stringContaining('it is not in the storage'),
    });
    await storage.put(key, model, 'application/octet-stream');
    await truncate(await storage.localPath(key), model.length);
    await ask();
    expect((await packs())[1]?.fault).toBeNull();
  },
);

test('[OP1] a writer fits where its memory leaves the server and its videos theirs', () => {
  const big = { ...writer('big', model), bytes: 2_497_281_120, tokenBytes: 147_456 };
  expect(memoryOf(big, 8e9)).toEqual({ needed: 4_003_250_784, machine: 8e9, kept: 2e9, fits: true });
  expect(memoryOf(big, 6e9).fits).toBe(false);
});

test('[OP1] a machine has the memory that its container gives it, and all of it without a container', () => {
  expect([machineBytes(16e9, 4e9), machineBytes(16e9, 2 ** 64), machineBytes(16e9, 0)]).toEqual([
    4e9, 16e9, 16e9,
  ]);
});
