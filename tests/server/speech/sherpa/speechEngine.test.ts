/** The real engine, in its own process, on a model that hums. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWav } from '../../../../server/audio/wav';
import { createSpeechEngine, engineIsInstalled } from '../../../../server/speech/sherpa/speechEngine';
import { ServiceRefused } from '../../../../server/speech/services/voiceService';
import { HUMMING_PIPER, writeHummingModel } from '../../../support/speech/hummingModel';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sherpa-'));
});
afterAll(() => rm(root, { recursive: true }));

test('sherpa-onnx reads a sentence with a model in Piper’s shape', async () => {
  expect(engineIsInstalled()).toBe(true);
  const folder = path.join(root, 'whole');
  await writeHummingModel(folder);
  const engine = createSpeechEngine(folder);
  const { speakers } = await engine.model();
  expect(speakers).toEqual([{ sid: 0, name: 'Summer', languages: ['de'] }]);
  const { sampleRate, channels } = readWav(await engine.say({ text: 'Hallo du.', sid: 0 }));
  expect([sampleRate, channels[0]!.length > 4000, Math.max(...channels[0]!) > 0.25]).toEqual([
    16_000,
    true,
    true,
  ]);
  await engine.close();
});

test('a model that ends the engine’s process ends nothing else, and its last words are told', async () => {
  const folder = path.join(root, 'without rate');
  const { sample_rate: _, ...metadata } = HUMMING_PIPER;
  await writeHummingModel(folder, metadata);
  const engine = createSpeechEngine(folder);
  const say = () => engine.say({ text: 'Hallo.', sid: 0 });
  await expect(say()).rejects.toThrow(/its engine failed: The thread ended with 255: .*sample_rate/s);
  await expect(say()).rejects.toThrow(ServiceRefused);
  await engine.close();
});

test('a sentence that is given up ends with its reason, and the next one is read', async () => {
  const folder = path.join(root, 'given up');
  await writeHummingModel(folder);
  const engine = createSpeechEngine(folder);
  const stop = new AbortController();
  const given = engine.say({ text: 'Hallo.', sid: 0 }, stop.signal);
  stop.abort(new Error('enough'));
  await expect(given).rejects.toThrow('enough');
  expect(readWav(await engine.say({ text: 'Hallo.', sid: 0 })).sampleRate).toBe(16_000);
  await engine.close();
});
