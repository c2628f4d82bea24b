/** A person's own recording where the operator has a recogniser: its fillers stand in the words; where it fails, the timer does without. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeWav } from '../../../server/audio/wav';
import { createHearScript } from '../../../server/recordings/hearScript';
import { createRecordings } from '../../../server/recordings/createRecordings';
import type { Recordings } from '../../../server/recordings/recordings';
import { createDiskStorage } from '../../../server/storage/diskStorage';
import { recordingKey } from '../../../server/storage/storage';
import { createOpenAiTranscriber } from '../../../server/transcribing/openAiTranscriber';
import { KEY, startTranscriptionServer, type TranscriptionServer } from '../../support/transcriptionServer';

const SENTENCE = 'It keeps your coffee warm all day.';
const said = ['It', 'keeps', 'umm,', 'your', 'coffee', 'warm', 'all', 'day.'].map((text, at) => ({
  text,
  start: at / 5,
  end: at / 5 + 0.1,
}));
const key = recordingKey('ann', 'take.wav');
let folder: string;
let stub: TranscriptionServer;
let recordings: Recordings;
const failures: unknown[] = [];
const missing = () => Promise.reject(new Error('Not part of this test.'));
const timedAlone = async (_: Buffer, script: string) =>
  script.split(' ').map((text, at) => ({ text, start: at, end: at + 1 }));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'heard-'));
  stub = await startTranscriptionServer({ as: 'fasterWhisper', said });
  const storage = await createDiskStorage(folder);
  const samples = Float32Array.from({ length: 96_000 }, (_, at) => 0.3 * Math.sin(at / 20));
  await storage.put(key, writeWav({ sampleRate: 48_000, channels: [samples] }), 'audio/wav');
  recordings = createRecordings({
    storage,
    rows: { keep: async () => {} },
    timer: {
      ...{ hear: missing, master: missing, close: async () => {} },
      ...{ time: timedAlone, timeSaid: timedAlone },
    },
    config: { DATA_DIR: folder, UPLOAD_MAX_MB: 16 },
    hear: createHearScript({
      transcriber: createOpenAiTranscriber({ baseUrl: stub.baseUrl, apiKey: KEY, model: 'whisper-1' }),
      fillers: new Map([['en', ['um', 'uh']]]),
      log: (error) => failures.push(error),
    }),
  });
});
afterAll(async () => {
  stub.close();
  await rm(folder, { recursive: true });
});

test.each(['time', 'timeSentence'] as const)(
  '[SC5] [SC2] by %s the words are those that were said, um and all, at their moments',
  async (how) => {
    stub.answer({ as: 'fasterWhisper', said });
    const { words } = await recordings[how](key, SENTENCE);
    expect(words.map(({ text }) => text).join(' ')).toBe('It keeps umm, your coffee warm all day.');
    expect(words[2]).toEqual({ text: 'umm,', start: 0.4, end: 0.5, isBeside: true });
    expect(stub.asked.at(-1)?.fields).toMatchObject({ language: 'en', prompt: 'um, uh' });
  },
);
test.each([
  ['that fails', { status: 500 }],
  ['that hears something else', { as: 'fasterWhisper', said: [{ text: 'Thanks', start: 0, end: 1 }] }],
] as const)('[SC5] beside a recogniser %s the recording is timed as without one', async (_, reply) => {
  stub.answer(reply);
  const { words } = await recordings.timeSentence(key, SENTENCE);
  expect(words.map(({ text }) => text).join(' ')).toBe(SENTENCE);
});
test('[SC5] what failed is logged', () => {
  expect(failures.map((error) => (error as Error).message)).toEqual([
    'The speech recogniser answered with an error. Ask this server’s operator to check TRANSCRIBE_BASE_URL and TRANSCRIBE_MODEL.',
  ]);
});
