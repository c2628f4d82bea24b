/** What is said in a person's clip: asked of the operator's recogniser once, for nobody but its owner. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { transcriptSchema, type Transcript } from '../../../contract/routes/speech.routes';
import { writeWav } from '../../../server/audio/wav';
import { readConfig } from '../../../server/config';
import { openReceiver } from '../../../server/queue/openReceiver';
import type { Receiver } from '../../../server/queue/queue';
import { createDiskStorage } from '../../../server/storage/diskStorage';
import { mediaKey, recordingKey, type Storage } from '../../../server/storage/storage';
import { createOpenAiTranscriber } from '../../../server/transcribing/openAiTranscriber';
import { createTranscribeMedia } from '../../../server/transcribing/transcribeMedia';
import { startWork } from '../../../server/work';
import { adRequest } from '../../support/world/adRequest';
import { fakeAddresses } from '../../support/world/fakeAddresses';
import { fakePorts } from '../../support/world/fakePorts';
import { testApp, type TestApp } from '../../support/world/testApp';
import { KEY, startTranscriptionServer, type TranscriptionServer } from '../../support/transcriptionServer';

const said = [
  { text: 'Um,', start: 0.1, end: 0.4 },
  { text: 'hello!', start: 0.5, end: 0.9 },
];
const written = {
  language: 'en',
  words: [
    { text: 'Um,', from: 100, to: 400 },
    { text: 'hello!', from: 500, to: 900 },
  ],
};
let folder: string;
let storage: Storage;
let stub: TranscriptionServer;
let server: TestApp;
let deaf: TestApp;
let receiver: Receiver;
let ann: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'transcripts-'));
  storage = await createDiskStorage(folder);
  stub = await startTranscriptionServer({ as: 'openAi', said });
  const transcriber = createOpenAiTranscriber({ baseUrl: stub.baseUrl, apiKey: KEY, model: 'whisper-1' });
  const ports = { ...fakePorts(), storage };
  server = await testApp({}, { ...ports, transcriber });
  deaf = await testApp({}, { ...ports, db: server.db });
  receiver = await openReceiver({ url: server.url, onError: () => {} });
  await startWork({ db: server.db, receiver, sender: server.sender, logError: () => {}, ...ports });
});
afterAll(async () => {
  await receiver.stop();
  await Promise.all([server.close(), deaf.close()]);
  stub.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  ann = randomUUID();
});
afterEach(() => stub.answer({ as: 'openAi', said }));

/** A second of a tone, in a pitch of its own. */
const tone = (pitch: number, loudness = 0.3) =>
  writeWav({
    sampleRate: 16_000,
    channels: [Float32Array.from({ length: 16_000 }, (_, at) => loudness * Math.sin((at * pitch) / 16_000))],
  });
async function projectOf(person: string): Promise<string> {
  const { job_id } = (await server.call(person, 'POST', '/generate/videos', adRequest(person))).json();
  const job = async () => (await server.call(person, 'GET', `/jobs/${job_id}`)).json();
  await expect.poll(async () => (await job()).status, { timeout: 20_000 }).toBe('done');
  return (await job()).output.project_ids[0];
}
async function clip(sound: Buffer, key = mediaKey(ann, `${randomUUID()}.wav`)): Promise<string> {
  await storage.put(key, sound, 'audio/wav');
  return `http://localhost/media/grant/${key}`;
}
const hear = (id: string, media_url: string, more: object = {}, person = ann) =>
  server.call(person, 'POST', `/project/${id}/transcript`, { media_url, ...more });
const codeOf = async (answer: ReturnType<typeof hear>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().code];
};

test('[SC5] a clip’s words come with their times, and the same bytes are heard once, whatever they are called', async () => {
  const id = await projectOf(ann);
  const before = stub.asked.length;
  const first = await hear(id, await clip(tone(400)));
  expect(transcriptSchema.parse(first.json())).toEqual(written);
  expect((await hear(id, await clip(tone(400), recordingKey(ann, 'take.wav')))).json()).toEqual(written);
  expect(stub.asked.length - before).toBe(1);
  const { fields, file } = stub.asked.at(-1) ?? {};
  expect(fields).toEqual({
    model: 'whisper-1',
    response_format: 'verbose_json',
    'timestamp_granularities[]': 'word',
  });
  expect([file?.type, file?.bytes.readUInt32LE(24), file?.bytes.readUInt16LE(22)]).toEqual([
    'audio/wav',
    16_000,
    1,
  ]);
  await hear(id, await clip(tone(401)), { language: 'de' });
  expect(stub.asked.at(-1)?.fields['language']).toBe('de');
  expect(stub.asked.length - before).toBe(2);
});

test('[SC5] [TR2] what was heard counts as stored', async () => {
  const id = await projectOf(ann);
  await hear(id, await clip(tone(500)));
  const stored = (await server.call(ann, 'GET', '/usage')).json().stored.videos;
  expect(stored).toBe(JSON.stringify(written).length);
});

test('[SC5] asked for twice at once, it is heard once', async () => {
  const id = await projectOf(ann);
  const media = await clip(tone(600));
  const before = stub.asked.length;
  const both = await Promise.all([hear(id, media), hear(id, media)]);
  expect(both.map((answer) => answer.json())).toEqual([written, written]);
  expect(stub.asked.length - before).toBe(1);
});

test('[SC5] somebody else’s clip, and somebody else’s project, are not there', async () => {
  const id = await projectOf(ann);
  const media = await clip(tone(700));
  const bob = randomUUID();
  const bobs = await projectOf(bob);
  expect(await codeOf(hear(bobs, media, {}, bob))).toEqual([404, 'not_found']);
  expect(await codeOf(hear(id, media, {}, bob))).toEqual([404, 'not_found']);
  expect(await codeOf(hear(id, 'https://example.com/clip.mp4'))).toEqual([404, 'not_found']);
  expect(await codeOf(hear(id, `media:${mediaKey(ann, 'gone.mp4')}`))).toEqual([404, 'not_found']);
});

test('[SC5] what holds no sound, and what is silent, is told without asking', async () => {
  const id = await projectOf(ann);
  const before = stub.asked.length;
  expect(await codeOf(hear(id, await clip(Buffer.from('no sound'))))).toEqual([422, 'media_soundless']);
  expect(await codeOf(hear(id, await clip(tone(400, 0))))).toEqual([422, 'nothing_said']);
  expect(stub.asked.length).toBe(before);
});

test('[SC5] where no words are heard it is told, and kept', async () => {
  const id = await projectOf(ann);
  stub.answer({ as: 'whisperCpp', said: [{ text: '[BLANK_AUDIO]', start: 0, end: 1 }] });
  const media = await clip(tone(800));
  const before = stub.asked.length;
  expect(await codeOf(hear(id, media))).toEqual([422, 'nothing_said']);
  expect(await codeOf(hear(id, media))).toEqual([422, 'nothing_said']);
  expect(stub.asked.length - before).toBe(1);
});

test('[SC5] a recogniser that fails is told by its reason, and asked again the next time', async () => {
  const id = await projectOf(ann);
  const media = await clip(tone(900));
  stub.answer({ as: 'segmentsOnly', said });
  const refused = await hear(id, media);
  expect([refused.statusCode, refused.json()]).toEqual([
    502,
    {
      code: 'transcriber_failed',
      why: 'noWordTimes',
      detail:
        'The speech recogniser doesn’t say when each word is spoken. Ask this server’s operator for a model that does (timestamp_granularities[]=word).',
    },
  ]);
  stub.answer({ as: 'openAi', said });
  expect((await hear(id, media)).json()).toEqual(written);
});

test('[SC5] without a recogniser it says so, and the app is told before anybody asks', async () => {
  const transcribes = async ({ app }: TestApp) =>
    (await app.inject({ method: 'GET', url: '/v1/client-config' })).json().transcribes;
  expect([await transcribes(server), await transcribes(deaf)]).toEqual([true, false]);
  const id = await projectOf(ann);
  const payload = { media_url: await clip(tone(400)) };
  expect(await codeOf(deaf.call(ann, 'POST', `/project/${id}/transcript`, payload))).toEqual([
    ...[409, 'no_transcriber'],
  ]);
});

test('[SC5] who leaves takes it from nobody else; when all have left, the recogniser is left, too', async () => {
  const projectId = await projectOf(ann);
  const media = { projectId, media_url: await clip(tone(1000)) };
  const heard: { signal: AbortSignal; answer: (transcript: Transcript) => void }[] = [];
  const transcribe = createTranscribeMedia({
    addresses: fakeAddresses(),
    config: readConfig({}),
    db: server.db,
    storage,
    transcriber: {
      identity: 'by hand',
      transcribe: (_, signal) => new Promise((answer) => heard.push({ signal, answer })),
    },
  });
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
  const gone = transcribe(ann, media, first.signal);
  const stays = transcribe(ann, media, second.signal);
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(1);
  first.abort(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  expect(heard[0]?.signal.aborted).toBe(false);
  heard[0]?.answer(written);
  expect(await stays).toEqual(written);
  const alone = transcribe(ann, { projectId, media_url: await clip(tone(1100)) }, third.signal);
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(2);
  third.abort(new Error('gone'));
  await expect(alone).rejects.toThrow('gone');
  expect(heard[1]?.signal.aborted).toBe(true);
});
