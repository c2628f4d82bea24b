/** The recogniser as an operator sees it: none, or one that hears what a voice says. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import path from 'node:path';
import { writeWav } from '../../../server/audio/wav';
import { readConfig } from '../../../server/config';
import type { PartWorld, Trying } from '../../../server/operator/definePart';
import { recogniserPart } from '../../../server/operator/parts/recogniser.part';
import { chooseTranscriber } from '../../../server/transcribing/openAiTranscriber';
import { KEY, startTranscriptionServer, type TranscriptionServer } from '../../support/transcriptionServer';

let folder: string;
let stub: TranscriptionServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recogniser-'));
  stub = await startTranscriptionServer({ as: 'openAi', said: [{ text: 'Hello.', start: 0, end: 0.5 }] });
});
afterAll(async () => {
  stub.close();
  await rm(folder, { recursive: true });
});

const wav = writeWav({
  sampleRate: 48_000,
  channels: [Float32Array.from({ length: 48_000 }, (_, at) => 0.3 * Math.sin(at / 20))],
});
function world(environment: NodeJS.ProcessEnv = {}): PartWorld {
  const config = readConfig({ ...environment, DATA_DIR: folder });
  const speech = { voices: async () => [{ name: 'Ada' }], speak: async () => ({ wav }) };
  return { config, speech, transcriber: chooseTranscriber(config) } as unknown as PartWorld;
}
const named = () => world({ TRANSCRIBE_BASE_URL: stub.baseUrl, TRANSCRIBE_API_KEY: KEY });
const trying = { signal: new AbortController().signal } as unknown as Trying;

test('[OP1] [SC5] without an address there is none, and it is told what it would take', async () => {
  expect(await recogniserPart.look(world())).toEqual({ state: 'off', says: { code: 'recogniser_none' } });
});
test('[OP1] [SC5] one that is named is told by its model and server, and a trial lets it hear a voice', async () => {
  const server = new URL(stub.baseUrl).host;
  expect(await recogniserPart.look(named())).toEqual({
    state: 'good',
    says: { code: 'recogniser_named', model: 'whisper-1', server },
  });
  expect(await recogniserPart.attempt(named(), trying)).toEqual({
    code: 'tried_recogniser',
    heard: 'Hello.',
  });
});
test('[OP1] [SC5] why it could not hear is told in words', async () => {
  stub.answer({ as: 'segmentsOnly', said: [{ text: 'Hello.', start: 0, end: 0.5 }] });
  await expect(recogniserPart.attempt(named(), trying)).rejects.toThrow('timestamp_granularities[]=word');
});
