/** The provider's own client and our adapter ask the same stub, and both get the same; what else a server may answer is refused by its reason. */
import OpenAI, { AuthenticationError } from 'openai';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { writeWav } from '../../../server/audio/wav';
import { createOpenAiTranscriber } from '../../../server/transcribing/openAiTranscriber';
import type { TranscriberFailed } from '../../../server/transcribing/transcriber';
import {
  KEY,
  startTranscriptionServer,
  type Reply,
  type TranscriptionServer,
} from '../../support/transcriptionServer';

const said = [
  { text: 'Um,', start: 0.1, end: 0.4 },
  { text: 'meet', start: 0.5, end: 0.8 },
  { text: 'the', start: 0.8, end: 0.9 },
  { text: 'flask.', start: 1, end: 1.5 },
];
const written = {
  language: 'en',
  words: [
    { text: 'Um,', from: 100, to: 400 },
    { text: 'meet', from: 500, to: 800 },
    { text: 'the', from: 800, to: 900 },
    { text: 'flask.', from: 1000, to: 1500 },
  ],
};
const wav = writeWav({ sampleRate: 16_000, channels: [new Float32Array(32_000)] });
let stub: TranscriptionServer;
beforeAll(async () => {
  stub = await startTranscriptionServer({ as: 'openAi', said });
});
afterEach(() => stub.answer({ as: 'openAi', said }));
afterAll(() => stub.close());

const ours = (apiKey = KEY, limitMs = () => 60_000) =>
  createOpenAiTranscriber({ baseUrl: `${stub.baseUrl}/`, apiKey, model: 'whisper-1', limitMs });
const hear = (transcriber = ours(), signal = new AbortController().signal) =>
  transcriber.transcribe({ wav, durationMs: 2000 }, signal);
const whyNot = (transcriber = ours()) =>
  hear(transcriber).then(
    () => 'heard',
    ({ why }: TranscriberFailed) => why,
  );

test('[SC5] OpenAI’s own client asks for the same, field for field and byte for byte, and hears the same words', async () => {
  const client = new OpenAI({ baseURL: stub.baseUrl, apiKey: KEY, maxRetries: 0 });
  const theirs = await client.audio.transcriptions.create({
    file: new File([new Uint8Array(wav)], 'sound.wav', { type: 'audio/wav' }),
    model: 'whisper-1',
    response_format: 'verbose_json',
    timestamp_granularities: ['word'],
    language: 'en',
  });
  const { words } = await ours().transcribe(
    { wav, durationMs: 2000, language: 'en' },
    new AbortController().signal,
  );
  const [first, second] = stub.asked.slice(-2);
  expect(second).toEqual(first);
  expect(second?.file?.bytes.equals(wav)).toBe(true);
  expect(words.map(({ from, to }) => [from, to])).toEqual(
    theirs.words?.map(({ start, end }) => [start * 1000, end * 1000]),
  );
});

test('[SC5] a wrong key is refused to both', async () => {
  const client = new OpenAI({ baseURL: stub.baseUrl, apiKey: 'other', maxRetries: 0 });
  const file = new File([new Uint8Array(wav)], 'sound.wav');
  await expect(client.audio.transcriptions.create({ file, model: 'whisper-1' })).rejects.toBeInstanceOf(
    AuthenticationError,
  );
  expect(await whyNot(ours('other'))).toBe('keyRefused');
});

test.each(['openAi', 'whisperCpp', 'fasterWhisper'] as const)(
  '[SC5] as %s tells them, words come with their punctuation and their times, um and all',
  async (as) => {
    stub.answer({ as, said });
    expect(await hear()).toEqual(written);
  },
);

test.each(['openAi', 'whisperCpp'] as const)(
  '[SC5] where %s hears nothing, there are no words',
  async (as) => {
    stub.answer({ as, said: [] });
    expect((await hear()).words).toEqual([]);
  },
);

test('[SC5] the name of a sound, which OpenAI tells without its brackets, is no word either', async () => {
  const laughs = { text: '(laughs)', start: 1.6, end: 1.9 };
  stub.answer({ as: 'openAi', said: [...said, laughs] });
  expect(await hear()).toEqual(written);
});

const prose = { text: 'I am sorry, I cannot listen to this.' };
const later = (shift: number) =>
  said.map(({ text, start, end }) => ({ text, start: start + shift, end: end + shift }));
test.each([
  ['segments without words', { as: 'segmentsOnly', said }, 'noWordTimes'],
  ['prose', prose, 'unreadable'],
  ['another shape', { text: '{"words":"none"}' }, 'unreadable'],
  ['two megabytes', { text: JSON.stringify({ text: 'a '.repeat(1_000_000), words: [] }) }, 'unreadable'],
  ['a key that is not accepted', { status: 403 }, 'keyRefused'],
  ['too many calls', { status: 429 }, 'busy'],
  ['no such address', { status: 404 }, 'refused'],
  ['an error', { status: 500, body: 'CUDA out of memory' }, 'refused'],
  ['another address', { status: 302, location: 'http://127.0.0.1:9/' }, 'unreachable'],
  ['times beyond the sound', { as: 'openAi', said: later(5) }, 'wrongTimes'],
  ['times out of order', { as: 'openAi', said: said.toReversed() }, 'wrongTimes'],
  [
    'a word that ends before it begins',
    { as: 'openAi', said: [{ text: 'Um', start: 1, end: 0.5 }] },
    'wrongTimes',
  ],
] as const satisfies readonly (readonly [string, Reply, string])[])(
  '[SC5] %s: refused by its reason',
  async (_, reply, why) => {
    stub.answer(reply);
    expect(await whyNot()).toBe(why);
  },
);

describe('one that does not answer', () => {
  test('[SC5] is given up after its limit, and hears of it', async () => {
    stub.answer('hangs');
    const left = stub.left();
    expect(await whyNot(ours(KEY, () => 50))).toBe('tooSlow');
    await left;
  });
  test('[SC5] is left when whoever asked leaves', async () => {
    stub.answer('hangs');
    const left = stub.left();
    const before = stub.asked.length;
    const leaving = new AbortController();
    const hearing = hear(ours(), leaving.signal);
    await expect.poll(() => stub.asked.length).toBe(before + 1);
    leaving.abort(new Error('gone'));
    await expect(hearing).rejects.toThrow('gone');
    await left;
  });
  test('[SC5] is told apart from one that is not there', async () => {
    const nowhere = createOpenAiTranscriber({ baseUrl: 'http://127.0.0.1:9/v1', model: 'whisper-1' });
    expect(await whyNot(nowhere)).toBe('unreachable');
  });
});
