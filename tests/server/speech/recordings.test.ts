import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordedPart } from '../../../contract/routes/recordings.routes';
import { RECORDING_MS } from '../../../contract/limits';
import { integratedLoudness } from '../../../server/audio/loudness';
import { readWav, writeWav } from '../../../server/audio/wav';
import { runFfmpeg } from '../../../server/ffmpeg/ffmpeg';
import { createFliteSpeech } from '../../../server/speech/flite/fliteSpeech';
import type { Recording, SpokenWord } from '../../../server/speech/speech';
import { shareOverSpeech } from '../../../server/speech/timing/shareOverSpeech';
import { createWordTimer } from '../../../server/speech/timing/wordTimer';
import { createRecordings } from '../../../server/recordings/createRecordings';
import type { Recordings } from '../../../server/recordings/recordings';
import { fakePorts } from '../../support/world/fakePorts';
import { few, longTest } from '../../support/form';

const SCRIPT =
  'Cold coffee by ten in the morning gets old fast. Meet the Ember Flask. Its double wall keeps drinks hot for 12 hours, and cold for 24. The lid opens with one hand, so you can sip on the move.';
/** Seconds of silence before and after what is spoken: they are cut to what voices have. */
const AROUND = 1.2;
const speech = createFliteSpeech();
const timer = createWordTimer({ reference: speech });
const { storage, files } = fakePorts();
const kept: string[] = [];
let folder = '';
let recordings: Recordings;
/** By another voice, slower than the reference, in a room that is not silent. */
let truth: Recording;
let take: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recordings-'));
  const rows = { keep: async (_: string, key: string) => void kept.push(key) };
  recordings = createRecordings({
    storage,
    rows,
    timer,
    hear: null,
    config: { DATA_DIR: folder, UPLOAD_MAX_MB: 16 },
  });
  truth = await speech.speak({ text: SCRIPT, voice: 'Callum', speed: 0.9 });
  take = inARoom(truth.wav);
}, 60_000);
afterAll(() => Promise.all([timer.close(), speech.close()]));

function inARoom(wav: Buffer): Buffer {
  const { sampleRate, channels } = readWav(wav);
  const around = Math.round(AROUND * sampleRate);
  let seed = 1;
  const noise = () => ((seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647 - 0.5) * 0.006;
  const samples = Float32Array.from(
    { length: channels[0]!.length + 2 * around },
    (_, i) => (channels[0]![i - around] ?? 0) * 0.4 + noise(),
  );
  return writeWav({ sampleRate, channels: [samples] });
}
async function encoded(name: string, ...codec: string[]): Promise<Buffer> {
  const file = path.join(folder, name);
  await runFfmpeg(['-y', '-v', 'error', '-i', 'pipe:0', ...codec, file], { input: take });
  return readFile(file);
}
const accept = (body: Buffer, name: string, of: RecordedPart = 'script') =>
  recordings.accept('ann', Readable.from(body), name, of);
const errors = (found: readonly SpokenWord[], known: readonly SpokenWord[], shift = 0) =>
  found.map(({ start }, at) => Math.abs(start - (known[at]!.start + shift))).sort((a, b) => a - b);
const median = (sorted: readonly number[]) => sorted[sorted.length >> 1]!;

const formats = [
  ['take.mp3', ['-c:a', 'libmp3lame']],
  ['take.m4a', ['-c:a', 'aac', '-f', 'mp4']],
  ['take.webm', ['-c:a', 'libopus']],
  ['take.ogg', ['-c:a', 'libopus', '-ar', '24000']],
  ['take.wav', ['-ac', '2', '-ar', '44100']],
] as const;
/** What browsers record. */
test.each(few(formats, ([name]) => name === 'take.webm'))(
  '%s is taken in: trimmed, 48 kHz, mono, -16 LUFS',
  async (name, codec) => {
    const { key, durationMs, ...facts } = await accept(await encoded(name, ...codec), `C:/sounds/${name}`);
    expect(facts.name).toBe(name);
    expect(Math.abs(durationMs / 1000 - truth.durationSeconds)).toBeLessThan(0.3);
    const sound = readWav(files.get(key)!);
    expect([sound.sampleRate, sound.channels.length]).toEqual([48_000, 1]);
    expect(Math.abs(integratedLoudness(sound) + 16)).toBeLessThan(0.6);
    expect(await recordings.find('ann', key)).toEqual({ key, durationMs, ...facts });
    expect(await recordings.find('ben', key)).toBeNull();
    // When it came, and when it was chosen; by nobody else.
    expect(kept.splice(0)).toEqual([key, key]);
  },
);

longTest(
  'each word of the script is found in it: half within 30 ms, nineteen of twenty within 150',
  async () => {
    const { key } = await accept(take, 'take.wav');
    const { words, durationSeconds } = await recordings.time(key, SCRIPT);
    expect(words.map(({ text }) => text)).toEqual(SCRIPT.split(' '));
    const { from } = await timer.hear(take);
    const late = errors(words, truth.words, AROUND - (from - 0.15));
    expect(median(late)).toBeLessThan(0.03);
    expect(late[Math.floor(late.length * 0.95)]).toBeLessThan(0.15);
    words.forEach(({ start, end }, at) => {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(words[at - 1]?.end ?? 0);
    });
    expect(words.at(-1)!.end).toBeLessThanOrEqual(durationSeconds);
  },
);

describe('what is not read as it is written', () => {
  /** The second in which each sentence begins. */
  const sentences = () =>
    ['Cold', 'Meet', 'Its', 'The'].map((first) => truth.words.find(({ text }) => text === first)!.start);
  const part = (from: number, to = Infinity) => {
    const { channels, sampleRate } = readWav(truth.wav);
    return channels[0]!.slice(from * sampleRate, Math.min(to * sampleRate, channels[0]!.length));
  };
  const joined = (...parts: Float32Array[]) =>
    writeWav({ sampleRate: 48_000, channels: [Float32Array.from(parts.flatMap((one) => [...one]))] });
  const timesOf = async (...parts: Float32Array[]) => {
    const words = await timer.timeSaid(joined(...parts), SCRIPT);
    return ['Cold', 'Meet', 'Its', 'The'].map((first) => words.find(({ text }) => text === first)?.start);
  };
  const expectNear = (found: number | undefined, known: number | undefined) =>
    expect(Math.abs(found! - known!)).toBeLessThan(0.15);

  test('a sentence that is left out has no words, and its neighbours keep their time', async () => {
    const [first, second, third, fourth] = sentences();
    const found = await timesOf(part(0, second), part(third!));
    const gone = third! - second!;
    expectNear(found[0], first);
    expect(found[1]).toBeUndefined();
    expectNear(found[2], third! - gone);
    expectNear(found[3], fourth! - gone);
  });
  longTest('a sentence that is said twice is passed over once', async () => {
    const [first, second, third, fourth] = sentences();
    const found = await timesOf(part(0, third), part(second!));
    const more = third! - second!;
    expectNear(found[0], first);
    expectNear(found[2], third! + more);
    expectNear(found[3], fourth! + more);
  });
  longTest('what is said beside the script is passed over', async () => {
    const [first, second, third, fourth] = sentences();
    const aside = await speech.speak({
      text: 'Hang on, let me close that window behind you.',
      voice: 'Callum',
    });
    const [own = new Float32Array()] = readWav(aside.wav).channels;
    const found = await timesOf(part(0, second), own, part(second!));
    expectNear(found[0], first);
    for (const [at, begun] of [second, third, fourth].entries())
      expectNear(found[at + 1], begun! + aside.durationSeconds);
  });
  longTest('who sounds nothing like our voices is believed to say all of it, in order', async () => {
    const { key } = await accept(joined(part(0).toReversed()), 'backwards.wav');
    const { words, durationSeconds } = await recordings.time(key, SCRIPT);
    expect(words.map(({ text }) => text)).toEqual(SCRIPT.split(' '));
    expect(words.map(({ start }) => start)).toEqual(words.map(({ start }) => start).sort((a, b) => a - b));
    expect(words.at(-1)!.end).toBeLessThanOrEqual(durationSeconds);
  });
});

test('a script that no voice of ours can say is shared out over what is spoken: half within 0.2 s', () => {
  const { channels, sampleRate } = readWav(take);
  const words = shareOverSpeech({ samples: channels[0]!, sampleRate }, SCRIPT.split(' '));
  const late = errors(words, truth.words, AROUND);
  expect(median(late)).toBeLessThan(0.2);
  expect(late.at(-1)).toBeLessThan(1);
});

test('a script in Cyrillic has its words in its own letters', async () => {
  const { key } = await accept(take, 'take.wav');
  const { words } = await recordings.time(key, 'Холодный кофе к десяти утра быстро надоедает. Вот фляга.');
  expect(words.map(({ text }) => text)).toEqual(
    ['Холодный', 'кофе', 'к', 'десяти', 'утра', 'быстро', 'надоедает.', 'Вот', 'фляга.'], // prettier-ignore
  );
});

const sound = (seconds: number, at: (i: number) => number) =>
  writeWav({ sampleRate: 8000, channels: [Float32Array.from({ length: seconds * 8000 }, (_, i) => at(i))] });

describe('what cannot be a voice-over is refused in words', () => {
  const unusable: readonly [string, () => Buffer, string][] = [
    ['no sound at all', () => Buffer.from('Dear sir, this is a letter.'), 'recording_not_sound'],
    ['silence', () => sound(4, () => 0), 'recording_silent'],
    ['a hum', () => sound(4, (i) => Math.sin(i / 20) / 4), 'recording_silent'],
    ['half a second', () => truth.wav.subarray(0, 44 + 96_000 * 0.8), 'recording_too_short'],
    [
      'more than ten minutes',
      () => sound(602, (i) => (i % 8000 < 4000 ? Math.sin(i / 20) / 4 : 0)),
      'recording_too_long',
    ],
  ];
  test.each(few(unusable, ([name]) => !name.includes('minutes')))('%s', async (_, file, code) => {
    await expect(accept(file(), 'take.wav')).rejects.toMatchObject({ statusCode: 422, code });
  });
});

describe('[SC1] a recording of one sentence has bounds and words of its own', () => {
  const word = async () => inARoom((await speech.speak({ text: 'Up.', voice: 'Callum' })).wav);
  test('one word is enough for a sentence, which is timed, and too little for a script', async () => {
    const { key, spokenMs } = await accept(await word(), 'word.wav', 'sentence');
    expect(spokenMs).toBeLessThan(RECORDING_MS.min / 2);
    const { words, durationSeconds } = await recordings.timeSentence(key, 'Up.');
    expect(words.map(({ text }) => text)).toEqual(['Up.']);
    expect(words[0]!.end).toBeLessThanOrEqual(durationSeconds);
    // Kept already, and refused all the same.
    await expect(accept(await word(), 'word.wav')).rejects.toMatchObject({ code: 'recording_too_short' });
  });
  test.each([
    [
      'a click',
      1,
      (i: number) => (i > 4000 && i < 4600 ? Math.sin(i) / 2 : 0),
      'sentence_recording_too_short',
    ],
    [
      'minutes',
      190,
      (i: number) => (i % 8000 < 4000 ? Math.sin(i / 20) / 4 : 0),
      'sentence_recording_too_long',
    ],
  ])('%s', async (_, seconds, at, code) => {
    await expect(accept(sound(seconds, at), 'take.wav', 'sentence')).rejects.toMatchObject({ code });
  });
});
