/** The providers' own clients and our adapters ask the same stub: the same way, and both get the same. */
import { ElevenLabsClient, ElevenLabsError } from '@elevenlabs/elevenlabs-js';
import OpenAI, { AuthenticationError, RateLimitError } from 'openai';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFliteSpeech } from '../../../server/speech/flite/fliteSpeech';
import { createElevenLabs } from '../../../server/speech/services/elevenLabs';
import { createOpenAiSpeech } from '../../../server/speech/services/openAiSpeech';
import { ServiceRefused } from '../../../server/speech/services/voiceService';
import { KEY, startSpeechServices, type SpeechServices } from '../../support/speechServices';
import { longTest } from '../../support/form';

const builtIn = createFliteSpeech();
let stub: SpeechServices;
beforeAll(async () => {
  stub = await startSpeechServices(builtIn);
});
afterAll(() => Promise.all([stub.close(), builtIn.close()]));

const TEXT = 'Meet the flask. It keeps drinks hot!';
const voice = { name: 'x', category: '', description: '', sample_url: '', labels: {} };
const lastTwo = () => stub.asked.slice(-2);

describe('ElevenLabs', () => {
  const theirs = (apiKey = KEY) => new ElevenLabsClient({ apiKey, baseUrl: stub.url });
  const ours = (apiKey = KEY) => createElevenLabs({ apiKey, baseUrl: stub.url });
  const once = { maxRetries: 0 };

  test('lists the same voices', async () => {
    const { voices } = await theirs().voices.getAll();
    expect(
      (await ours().voices()).map(({ id, name, category, labels }) => ({ id, name, category, labels })),
    ).toEqual(
      voices.map(({ voiceId, name, category, labels }) => ({
        id: `elevenlabs-${voiceId}`,
        name,
        category,
        labels,
      })),
    );
    expect((await ours().voices()).map(({ languages }) => languages)).toEqual([['en', 'de'], undefined]);
    expect(lastTwo()[0]).toEqual(lastTwo()[1]);
  });
  longTest('says the same, byte for byte and moment for moment', async () => {
    const { audioBase64, alignment } = await theirs().textToSpeech.convertWithTimestamps('r1', {
      text: TEXT,
      modelId: 'eleven_multilingual_v2',
      outputFormat: 'mp3_44100_128',
    });
    const { sound, words } = await ours().say(TEXT, { ...voice, id: 'elevenlabs-r1' });
    expect(lastTwo()[0]).toEqual(lastTwo()[1]);
    expect(sound.equals(Buffer.from(audioBase64, 'base64'))).toBe(true);
    const {
      characters = [],
      characterStartTimesSeconds: starts = [],
      characterEndTimesSeconds: ends = [],
    } = alignment ?? {};
    const second = TEXT.indexOf('keeps');
    expect(words?.[4]).toEqual({ text: 'keeps', start: starts[second], end: ends[second + 4] });
    expect(words?.map(({ text }) => text).join(' ')).toBe(characters.join(''));
  });
  test('refuses a wrong key', async () => {
    const refused = await theirs('other')
      .voices.getAll({}, once)
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ElevenLabsError);
    expect(refused).toMatchObject({ statusCode: 401 });
    await expect(ours('other').voices()).rejects.toEqual(
      new ServiceRefused('its key is not accepted', false),
    );
  });
  test('says when to ask again', async () => {
    stub.refuse(429, 2, { 'retry-after': '7' });
    const refused = await theirs()
      .voices.getAll({}, once)
      .catch((error: unknown) => error);
    expect((refused as ElevenLabsError).rawResponse?.headers.get('retry-after')).toBe('7');
    await expect(ours().voices()).rejects.toMatchObject({ isPassing: true, retryAfterMs: 7000 });
  });
});

describe('OpenAI’s speech', () => {
  const theirs = (apiKey = KEY) => new OpenAI({ baseURL: `${stub.url}/v1`, apiKey, maxRetries: 0 });
  const ours = (apiKey = KEY) => createOpenAiSpeech({ baseUrl: `${stub.url}/v1`, apiKey, model: 'tts-1' });
  const request = { model: 'tts-1', voice: 'nova', input: TEXT, response_format: 'wav' } as const;
  const say = (apiKey?: string) => ours(apiKey).say(TEXT, { ...voice, id: 'speech-nova' });
  const refused = (apiKey?: string) =>
    theirs(apiKey)
      .audio.speech.create(request)
      .catch((error: unknown) => error);

  longTest('says the same, byte for byte', async () => {
    const answer = await theirs().audio.speech.create(request);
    const { sound } = await say();
    expect(sound.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
    expect(lastTwo()[0]).toEqual(lastTwo()[1]);
  });
  test('refuses a wrong key', async () => {
    expect(await refused('other')).toBeInstanceOf(AuthenticationError);
    await expect(say('other')).rejects.toEqual(new ServiceRefused('its key is not accepted', false));
  });
  test('says when to ask again', async () => {
    stub.refuse(429, 2, { 'retry-after': '7' });
    const theirRefusal = await refused();
    expect(theirRefusal).toBeInstanceOf(RateLimitError);
    expect((theirRefusal as RateLimitError).headers.get('retry-after')).toBe('7');
    await expect(say()).rejects.toMatchObject({ isPassing: true, retryAfterMs: 7000 });
  });
  test('that is not configured to list its voices has the known ones', async () => {
    expect((await ours().voices()).map(({ name }) => name)).toContain('Nova');
  });
});
