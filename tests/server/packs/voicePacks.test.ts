/** An operator adds natural voices: from a published address to a voice that reads, with the real engine. [OP1] */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditPageSchema } from '../../../contract/operator';
import { packsSchema, type PackState } from '../../../contract/packs';
import { createGuardedFetch, type GuardedFetch } from '../../../server/fetching/guardedFetch';
import type { PackWorld } from '../../../server/packs/pack.work';
import { createPackVoices } from '../../../server/packs/packVoices';
import { tidyPacks } from '../../../server/packs/removePackFiles';
import type { OfferedVoices, PackOffer } from '../../../server/packs/packContent';
import { createVoiceShelf, type VoiceShelf } from '../../../server/packs/voiceShelf';
import { installQueues } from '../../../server/queue/queues';
import { createFliteSpeech } from '../../../server/speech/flite/fliteSpeech';
import { manyVoices } from '../../../server/speech/manyVoices';
import { createServiceSpeech } from '../../../server/speech/services/serviceSpeech';
import { createWordTimer } from '../../../server/speech/timing/wordTimer';
import { createDiskStorage } from '../../../server/storage/diskStorage';
import type { Storage } from '../../../server/storage/storage';
import { asOffered, packedModel } from '../../support/packs/packedModel';
import { HUMMING_PIPER } from '../../support/speech/hummingModel';
import { packWorkers } from '../../support/packs/packWorkers';
import { publishedFile, type PublishedFile } from '../../support/packs/publishedFile';
import { testApp, type TestApp } from '../../support/world/testApp';
import { openSite, type Site } from '../fetching/support/site';
import { longTest } from '../../support/form';

const operator = randomUUID();
const builtIn = createFliteSpeech();
const timer = createWordTimer({ reference: builtIn });
let root: string;
let dataDir: string;
let archive: Buffer;
let published: PublishedFile;
let site: Site;
let guardedFetch: GuardedFetch;
let storage: Storage;
let shelf: VoiceShelf;
let server: TestApp;
let offer: { packs: OfferedVoices[]; trials: PackOffer['trials'] };
const workers = packWorkers();

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'voice-packs-'));
  archive = await packedModel();
  published = publishedFile(archive);
  site = await openSite((request, response) => published.serve(request, response));
  guardedFetch = createGuardedFetch({ allow: site.allow });
});
afterAll(async () => {
  await Promise.all([guardedFetch.close(), builtIn.close(), timer.close()]);
  await site.close();
  await rm(root, { recursive: true });
});
beforeEach(async () => {
  dataDir = path.join(root, randomUUID());
  await mkdir(dataDir);
  storage = createDiskStorage(path.join(dataDir, 'storage'));
  offer = { packs: [asOffered(archive, `${site.origin}/humming.tar.bz2`)], trials: { de: 'Hallo du.' } };
  server = await testApp({ DATA_DIR: dataDir }, { storage, guardedFetch, packs: offer, speech: speaking() });
  await installQueues(server.url);
  await server.call(operator, 'GET', '/user');
});
afterEach(async () => {
  published.reset(archive);
  await workers.stop();
  await shelf.close();
  await server.close();
});

/** The database is there when it is first asked. */
function speaking() {
  const lazily = new Proxy({} as TestApp['db'], { get: (_, name) => server.db[name as keyof TestApp['db']] });
  shelf = createVoiceShelf({ config: { DATA_DIR: dataDir }, storage });
  const packs = createPackVoices({ db: lazily, storage, shelf, offer });
  const natural = [createServiceSpeech({ service: packs, timer, voicesMs: 0 })];
  return manyVoices({ builtIn, services: [], natural, logFailure: () => {} });
}
const startWorker = (over: Partial<PackWorld> = {}) => {
  const config = { DATA_DIR: dataDir, DATABASE_URL: server.url };
  return workers.start({ config, storage, guardedFetch, db: server.db, packs: offer }, over);
};
const add = () => server.call(operator, 'POST', '/operator/packs/humming/installation');
const stop = () => server.call(operator, 'DELETE', '/operator/packs/humming/installation');
const remove = () => server.call(operator, 'DELETE', '/operator/packs/humming');
const pack = async () =>
  packsSchema.parse((await server.call(operator, 'GET', '/operator/packs?kind=voices')).json()).packs[0]!;
const trialUrl = async () => {
  const shown = await pack();
  return shown.kind === 'voices' ? shown.trial_url : null;
};
const becomes = (state: PackState) =>
  expect.poll(async () => (await pack()).state, { timeout: 20_000, interval: 50 }).toBe(state);
const voiceNames = async (): Promise<string[]> =>
  (await server.call(operator, 'GET', '/voices')).json().voices.map(({ name }: { name: string }) => name);
const audited = async () =>
  auditPageSchema
    .parse((await server.call(operator, 'GET', '/operator/audit')).json())
    .items.filter(({ kind }) => kind.startsWith('voice_pack'))
    .map(({ kind, actor, details }) => [kind, actor, details.pack]);
const by = `${operator.slice(0, 4)}@example.com`;

// A writer goes the same way in the short form.
longTest(
  '[OP1] [OP2] a pack that is added is downloaded, tried, offered to everybody first, and reads; removed, nothing is left',
  async () => {
    expect(await pack()).toMatchObject({ state: 'offered', trial_url: null, voices: 1 });
    expect((await add()).statusCode).toBe(200);
    await startWorker();
    await becomes('ready');
    expect((await voiceNames()).slice(0, 2)).toEqual(['Summer', 'Ryan']);
    const trial = await trialUrl();
    const { pathname, search } = new URL(trial ?? '');
    expect((await server.app.inject(pathname)).statusCode).toBe(404);
    const sample = await server.app.inject(pathname + search);
    expect([sample.statusCode, sample.headers['content-type']]).toEqual([200, 'audio/wav']);

    // Another machine has the storage, and nothing else.
    await rm(path.join(dataDir, 'packs'), { recursive: true });
    const spoken = await speaking().speak({ text: 'Hallo du.', voice: 'Summer' });
    expect(spoken.words.map(({ text }) => text)).toEqual(['Hallo', 'du.']);
    await shelf.close();

    expect((await remove()).json().packs[0]).toMatchObject({ state: 'offered', fault: null });
    expect(await voiceNames()).not.toContain('Summer');
    expect(await readdir(path.join(dataDir, 'packs'))).toEqual(['incoming']);
    for await (const left of storage.list('packs/')) expect(left).toBe('nothing');
    expect(await audited()).toEqual([
      ['voice_pack_removed', by, 'humming'],
      ['voice_pack_added', by, 'humming'],
    ]);
  },
);

longTest(
  '[OP1] [OP2] a download that is stopped keeps what has come, and goes on from there; asked twice, it is begun once',
  async () => {
    published.sent = 300;
    await startWorker();
    await add();
    expect((await add()).json().packs[0].state).not.toBe('offered');
    await expect.poll(async () => (await pack()).done_bytes, { timeout: 20_000 }).toBe(300);
    expect((await stop()).json().packs[0]).toMatchObject({ state: 'stopped', done_bytes: 300 });
    published.sent = Infinity;
    await add();
    await becomes('ready');
    expect(published.ranges).toEqual([undefined, 'bytes=300-']);
    expect((await audited()).map(([kind]) => kind)).toEqual([
      'voice_pack_added',
      'voice_pack_stopped',
      'voice_pack_added',
    ]);
  },
);

longTest(
  '[OP1] [OP2] a worker that goes in the middle is followed by another, which goes on where it was',
  async () => {
    published.sent = 300;
    const first = await startWorker();
    await add();
    await expect.poll(async () => (await pack()).done_bytes, { timeout: 20_000 }).toBe(300);
    await first.stop();
    published.sent = Infinity;
    await startWorker();
    await becomes('ready');
    expect(published.ranges).toEqual([undefined, 'bytes=300-']);
  },
);

test('[OP1] [OP2] a disk without room is told before anything is downloaded', async () => {
  await startWorker({ freeBytes: async () => 1_000_000 });
  await add();
  await becomes('failed');
  expect((await pack()).fault).toEqual({
    code: 'no_room',
    why: `0.1 GB in ${path.join(dataDir, 'packs')}; 0.1 GB are free`,
  });
  expect(published.ranges).toEqual([]);
});

longTest(
  '[OP1] [OP2] a disk that fills meanwhile is told as such, and what has come is kept for the next time',
  async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const worker = await startWorker({ storage: { ...storage, putFile: () => Promise.reject(full) } });
    await add();
    await becomes('failed');
    expect((await pack()).fault).toEqual({ code: 'no_room', why: full.message });
    await worker.stop();
    await startWorker();
    await add();
    await becomes('ready');
    expect(published.ranges).toEqual([undefined]);
  },
);

longTest(
  '[OP1] [OP2] another file than the published one is refused, thrown away, and fetched anew when asked again',
  async () => {
    const [asPublished] = offer.packs;
    offer.packs = [{ ...asPublished!, sha256: 'f'.repeat(64) }];
    await startWorker();
    await add();
    await becomes('failed');
    expect((await pack()).fault?.code).toBe('wrong_content');
    offer.packs = [asPublished!];
    await add();
    await becomes('ready');
    expect(published.ranges).toEqual([undefined, undefined]);
  },
);

longTest(
  '[OP1] [OP2] a model that cannot be loaded is told with the engine’s own words, and offered to nobody',
  async () => {
    const { sample_rate: _, ...metadata } = HUMMING_PIPER;
    const broken = await packedModel(metadata);
    published.bytes = broken;
    offer.packs = [asOffered(broken, `${site.origin}/humming.tar.bz2`)];
    await startWorker();
    await add();
    await becomes('failed');
    const { fault } = await pack();
    expect(fault).toMatchObject({ code: 'cannot_speak', why: expect.stringContaining('sample_rate') });
    expect((await voiceNames())[0]).toBe('Ryan');
  },
);

longTest(
  '[OP1] [OP2] voices that are offered and fall silent are told on the page, until they speak again',
  async () => {
    await startWorker();
    await add();
    await becomes('ready');
    const speech = speaking();
    const folder = (await readdir(path.join(dataDir, 'packs'))).find((name) => name.startsWith('humming'));
    const tokens = path.join(dataDir, 'packs', folder!, 'tokens.txt');
    await rm(tokens);
    const say = () => speech.speak({ text: 'Hallo du.', voice: 'Summer' });
    await expect(say()).rejects.toThrow('tokens.txt is missing');
    expect((await pack()).fault).toMatchObject({
      code: 'cannot_speak',
      why: expect.stringContaining('tokens.txt'),
    });
    await rm(path.join(dataDir, 'packs', folder!), { recursive: true });
    await say();
    expect(await pack()).toMatchObject({ state: 'ready', fault: null });
  },
);

longTest(
  '[OP1] [OP2] what a removal left behind goes when the next worker starts; what is wanted stays',
  async () => {
    await startWorker();
    await add();
    await becomes('ready');
    const left = path.join(dataDir, 'packs', 'gone.0123456789abcdef');
    await mkdir(left);
    await writeFile(path.join(left, 'model.onnx'), '');
    await storage.put('packs/gone/archive.tar.bz2', Buffer.from('x'), 'application/x-bzip2');
    await tidyPacks({ config: { DATA_DIR: dataDir }, storage, db: server.db });
    expect(existsSync(left)).toBe(false);
    expect(await storage.stat('packs/gone/archive.tar.bz2')).toBeNull();
    await rm(path.join(dataDir, 'packs'), { recursive: true });
    await speaking().speak({ text: 'Hallo.', voice: 'Summer' });
  },
);

test('[OP1] [OP2] a pack that is not offered is no pack', async () => {
  const refused = await server.call(operator, 'POST', '/operator/packs/other/installation');
  expect(refused.json()).toMatchObject({ code: 'not_found', what: 'pack' });
});
