import path from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { integratedLoudness } from '../../../server/audio/loudness';
import { readWav } from '../../../server/audio/wav';
import { createFliteSpeech } from '../../../server/speech/flite/fliteSpeech';
import { manyVoices } from '../../../server/speech/manyVoices';
import { createElevenLabs } from '../../../server/speech/services/elevenLabs';
import { createLocalModel } from '../../../server/speech/services/localModel';
import { inPieces } from '../../../server/speech/services/inPieces';
import { createOpenAiSpeech } from '../../../server/speech/services/openAiSpeech';
import { retryAfterOf } from '../../../server/speech/services/retryAfter';
import { createServiceSpeech } from '../../../server/speech/services/serviceSpeech';
import type { VoiceService } from '../../../server/speech/services/voiceService';
import { UnknownVoice, VoiceOutOfService } from '../../../server/speech/speech';
import { createWordTimer } from '../../../server/speech/timing/wordTimer';
import { writeHummingModel } from '../../support/speech/hummingModel';
import { KEY, startSpeechServices, type SpeechServices } from '../../support/speechServices';
import { longTest } from '../../support/form';

const builtIn = createFliteSpeech();
const timer = createWordTimer({ reference: builtIn });
let stub: SpeechServices;
beforeAll(async () => {
  stub = await startSpeechServices(builtIn);
});
afterAll(() => Promise.all([stub.close(), timer.close(), builtIn.close()]));

const SCRIPT = 'Meet the flask. It keeps drinks hot!';
const WORDS = ['Meet', 'the', 'flask.', 'It', 'keeps', 'drinks', 'hot!'];
const speechOf = (service: VoiceService) => createServiceSpeech({ service, timer, retryAfterMs: [0, 0] });
const eleven = (apiKey = KEY) => speechOf(createElevenLabs({ apiKey, baseUrl: stub.url }));
const openAi = () =>
  speechOf(createOpenAiSpeech({ baseUrl: `${stub.url}/v1/`, apiKey: KEY, model: 'tts-1' }));
const truth = () => builtIn.speak({ text: SCRIPT, voice: 'Callum' });

test('a voice of ElevenLabs speaks with its own times, at everybody’s loudness', async () => {
  const spoken = await eleven().speak({ text: SCRIPT, voice: 'Rachel' });
  const { words } = await truth();
  expect(spoken.words.map(({ text }) => text)).toEqual(WORDS);
  spoken.words.forEach(({ start, end }, at) => {
    expect(start).toBeCloseTo(words[at]!.start, 3);
    expect(end).toBeCloseTo(words[at]!.end, 3);
  });
  expect(Math.abs(integratedLoudness(readWav(spoken.wav)) + 16)).toBeLessThan(1);
  expect(stub.asked.at(-1)).toMatchObject({
    path: '/v1/text-to-speech/r1/with-timestamps',
    body: { text: SCRIPT, model_id: 'eleven_multilingual_v2' },
  });
});

longTest('half as fast again, its sound and its times are two thirds as long', async () => {
  const plain = await eleven().speak({ text: SCRIPT, voice: 'Rachel' });
  const faster = await eleven().speak({ text: SCRIPT, voice: 'Rachel', speed: 1.5 });
  expect(faster.durationSeconds).toBeCloseTo(plain.durationSeconds / 1.5, 1);
  expect(faster.words[5]!.start).toBeCloseTo(plain.words[5]!.start / 1.5, 3);
});

test('a voice of an OpenAI-compatible address is timed by listening, to a tenth of a second', async () => {
  const spoken = await openAi().speak({ text: SCRIPT, voice: 'Nova' });
  const { words } = await truth();
  expect(spoken.words.map(({ text }) => text)).toEqual(WORDS);
  spoken.words.forEach(({ start }, at) => expect(Math.abs(start - words[at]!.start)).toBeLessThan(0.1));
  expect(stub.asked.at(-1)).toEqual({
    path: '/v1/audio/speech',
    query: '',
    body: { model: 'tts-1', input: SCRIPT, voice: 'nova', response_format: 'wav' },
  });
});

describe('what a service refuses', () => {
  let known: ReturnType<typeof eleven>;
  beforeAll(async () => {
    known = eleven();
    await known.voices();
  });
  const speak = () => known.speak({ text: SCRIPT, voice: 'Rachel' });
  test('is tried again while it is passing', async () => {
    stub.refuse(503, 2);
    expect((await speak()).words).toHaveLength(7);
  });
  test.each([
    ['that does not pass', 500, 3, 'it answers with an error (500)'],
    ['for want of credit', 402, 1, 'its credit is used up'],
    ['for a wrong key', 403, 1, 'its key is not accepted'],
    ['for too many calls', 429, 3, 'it is asked too often at the moment'],
  ])('%s names the voice and why', async (_, status, times, reason) => {
    stub.refuse(status, times);
    await expect(speak()).rejects.toEqual(new VoiceOutOfService('Rachel', reason));
  });
  test('for longer than anybody waits is not tried again', async () => {
    stub.refuse(429, 1, { 'retry-after': '3600' });
    const before = stub.asked.length;
    await expect(speak()).rejects.toEqual(
      new VoiceOutOfService('Rachel', 'it is asked too often at the moment'),
    );
    expect(stub.asked.length - before).toBe(1);
  });
  test.each([
    ['in seconds', { 'retry-after': '7' }, 7000],
    ['as a moment', { 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' }, 30_000],
    ['as a moment that is past', { 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }, 0],
    ['in ms', { 'retry-after-ms': '250', 'retry-after': '1' }, 250],
    ['not at all', {}, undefined],
    ['in no way that is known', { 'retry-after': 'soon' }, undefined],
  ])('says when to ask again %s', (_, headers, ms) => {
    expect(retryAfterOf(new Headers(headers), Date.parse('2026-11-21T12:00:00Z'))).toBe(ms);
  });
});

describe('many voices', () => {
  const failures: unknown[] = [];
  const many = (...services: ReturnType<typeof speechOf>[]) =>
    manyVoices({ builtIn, services, logFailure: (error) => failures.push(error) });

  test('stand beside the built-in ones, each name once', async () => {
    const names = (await many(eleven(), openAi()).voices()).map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['Ryan', 'Ava']);
    expect(names).toContain('Rachel');
    expect(names).toContain('Ava (ElevenLabs)');
    expect(new Set(names).size).toBe(names.length);
  });
  test('are built-in ones alone while a service is down, and it is named', async () => {
    const voices = many(eleven('wrong'));
    expect(await voices.voices()).toHaveLength(9);
    expect(failures).toHaveLength(1);
    expect(await voices.outOfService()).toEqual([{ name: 'ElevenLabs', why: 'its key is not accepted' }]);
    await expect(voices.check({ text: 'Hi.', voice: 'Rachel' })).rejects.toEqual(
      new VoiceOutOfService('Rachel', 'ElevenLabs cannot be reached'),
    );
    await expect(voices.check({ text: 'Hi.', voice: 'Ava' })).resolves.toBeUndefined();
  });
  test('do not hold a voice that nobody has', () =>
    expect(many(openAi()).check({ text: 'Hi.', voice: 'Zoltan' })).rejects.toEqual(
      new UnknownVoice('Zoltan'),
    ));
});

test('a model in a folder speaks as a service does, with the times of its words', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'model-'));
  await writeHummingModel(folder);
  const local = createLocalModel({ folder });
  expect(await local.voices()).toMatchObject([{ id: 'local-0', name: 'Summer', languages: ['de'] }]);
  const spoken = await speechOf(local).speak({ text: SCRIPT, voice: 'Summer' });
  expect(spoken.words.map(({ text }) => text)).toEqual(WORDS);
  await rm(folder, { recursive: true });
});

test('a long script is said in pieces that end with sentences, and nothing is lost', () => {
  const script = 'A sentence of nine words stands here, for once. '.repeat(120).trim();
  const pieces = inPieces(script);
  expect(pieces.length).toBe(4);
  expect(pieces.every((piece) => piece.endsWith('.') && piece.length <= 1800)).toBe(true);
  expect(pieces.join(' ')).toBe(script);
});

test('a long script without spaces is said in pieces, too', () => {
  const script = '保温瓶可以保温十二小时。「真的吗？」现在就买！'.repeat(100);
  const pieces = inPieces(script);
  expect(pieces.length).toBe(2);
  expect(pieces.every((piece) => /[。！」]$/.test(piece) && piece.length <= 1800)).toBe(true);
  expect(pieces.join('')).toBe(script);
});
