import { afterAll, describe, expect, test } from 'vitest';
import { integratedLoudness } from '../../../server/audio/loudness';
import { durationOf } from '../../../server/audio/sound';
import { pauseSeconds } from '../../../server/speech/spoken/pauses';
import { truePeak } from '../../../server/audio/truePeak';
import { readWav } from '../../../server/audio/wav';
import { createFliteSpeech } from '../../../server/speech/flite/fliteSpeech';
import { UnknownVoice, UnspeakableText } from '../../../server/speech/speech';

const speech = createFliteSpeech();
afterAll(() => speech.close());
const SCRIPT = 'Meet the flask. It keeps 5,000 drinks hot, 24/7! Buy it — now?';

describe('[W11] nine voices', () => {
  test('each has labels and a sample of its own; the clearest, Ryan, is offered first', async () => {
    const voices = await speech.voices();
    expect(voices.map(({ name }) => name)).toEqual(
      ['Ryan', 'Ava', 'Lily', 'Grace', 'Marcus', 'Leo', 'Callum', 'Fergus', 'Isla'], // prettier-ignore
    );
    expect(new Set(voices.map(({ sample_url }) => sample_url)).size).toBe(9);
    for (const { labels } of voices) {
      expect(labels).toMatchObject({ use_case: expect.any(String), accent: expect.any(String), gender: expect.any(String), age: expect.any(String) }); // prettier-ignore
    }
  });
  test('a voice that does not exist is named in the error', async () => {
    await expect(speech.speak({ text: 'Hello.', voice: 'Zoltan' })).rejects.toEqual(
      new UnknownVoice('Zoltan'),
    );
  });
});

describe('a recording', () => {
  const recording = speech.speak({ text: SCRIPT, voice: 'Ava' });

  test('is 48 kHz, mono, -16 LUFS, under -1 dBTP, and as long as it says', async () => {
    const { wav, durationSeconds } = await recording;
    const sound = readWav(wav);
    expect(sound.sampleRate).toBe(48_000);
    expect(sound.channels).toHaveLength(1);
    expect(durationOf(sound)).toBe(durationSeconds);
    expect(Math.abs(integratedLoudness(sound) + 16)).toBeLessThan(1);
    expect(truePeak(sound)).toBeLessThan(-1);
  });
  test('has each written word once, in order, none overlapping, all inside', async () => {
    const { words, durationSeconds } = await recording;
    expect(words.map(({ text }) => text)).toEqual(
      ['Meet', 'the', 'flask.', 'It', 'keeps', '5,000', 'drinks', 'hot,', '24/7!', 'Buy', 'it —', 'now?'], // prettier-ignore
    );
    let last = 0;
    for (const { start, end } of words) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThan(start);
      last = end;
    }
    expect(last).toBeLessThan(durationSeconds);
  });
  test('is silent for as long as the rules say: a sentence, an exclamation, a dash', async () => {
    const { words } = await recording;
    const pause = (behind: number) => words[behind + 1]!.start - words[behind]!.end;
    expect(pause(2)).toBeCloseTo(pauseSeconds({ kind: 'sentence', word: 'flask.', wordsInBreath: 3 }), 2);
    expect(pause(8)).toBeCloseTo(pauseSeconds({ kind: 'exclamation', word: '24/7!', wordsInBreath: 6 }), 2);
    expect(pause(10)).toBeCloseTo(pauseSeconds({ kind: 'dash', word: 'it —', wordsInBreath: 2 }), 2);
  });
  test('is the same, sample by sample, each time', async () => {
    const again = await speech.speak({ text: SCRIPT, voice: 'Ava' });
    expect(again.wav.equals((await recording).wav)).toBe(true);
  });
  test('at one and a half times the pace takes two thirds of the time, its words with it', async () => {
    const { durationSeconds, words } = await speech.speak({ text: SCRIPT, voice: 'Ava', speed: 1.5 });
    const plain = await recording;
    expect(durationSeconds / plain.durationSeconds).toBeCloseTo(0.69, 1);
    expect(words.at(-1)!.end / plain.words.at(-1)!.end).toBeCloseTo(0.67, 1);
  });
  test('is silent before, between and after the words, and heard in them', async () => {
    const { wav, words } = await recording;
    const samples = readWav(wav).channels[0]!;
    const level = (from: number, to: number) => {
      const part = samples.subarray(Math.round(from * 48_000), Math.round(to * 48_000));
      return Math.sqrt(part.reduce((sum, x) => sum + x * x, 0) / part.length);
    };
    expect(level(0, 0.1)).toBe(0);
    expect(level(words[2]!.end + 0.1, words[3]!.start - 0.1)).toBe(0);
    for (const { start, end } of words) expect(level(start, end)).toBeGreaterThan(0.01);
  });
});

describe('what cannot be said', () => {
  test.each([
    ['nothing', ' \n '],
    ['emoji alone', '🔥🔥🔥'],
    ['a script in Cyrillic', 'Эта бутылка сохраняет кофе горячим весь день.'],
    ['another script', '保温瓶 可以 保温 十二 小时'],
  ])('%s is refused', async (_, text) => {
    await expect(speech.speak({ text, voice: 'Ava' })).rejects.toBeInstanceOf(UnspeakableText);
    await expect(speech.check({ text, voice: 'Ava' })).rejects.toBeInstanceOf(UnspeakableText);
  });
});

test('a Russian name within an English script is read', async () => {
  await expect(
    speech.check({ text: 'Meet our friend Иван from Riga today.', voice: 'Ava' }),
  ).resolves.toBeUndefined();
});

test('a caller who gives up gets the reason, and the next caller is served', async () => {
  const stop = new AbortController();
  const run = speech.speak({ text: 'One. Two. Three. Four.', voice: 'Leo' }, { signal: stop.signal, onProgress: () => stop.abort(new Error('no longer wanted')) }); // prettier-ignore
  await expect(run).rejects.toThrow('no longer wanted');
  expect((await speech.speak({ text: 'Still here.', voice: 'Leo' })).words).toHaveLength(2);
});

test('progress rises to one', async () => {
  const seen: number[] = [];
  await speech.speak({ text: 'One. Two.', voice: 'Ryan' }, { onProgress: (fraction) => seen.push(fraction) });
  expect(seen).toEqual([0.45, 0.9, 1]);
});
