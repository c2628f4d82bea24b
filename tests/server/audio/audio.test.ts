import { describe, expect, test } from 'vitest';
import { createLoudnessMeter, integratedLoudness } from '../../../server/audio/loudness';
import { mastered } from '../../../server/audio/mastering';
import { resampled } from '../../../server/audio/resampling';
import { decibels, durationOf, type Sound } from '../../../server/audio/sound';
import { createPeakMeter, peaks, truePeak } from '../../../server/audio/truePeak';
import { NotWave, readWav, writeWav } from '../../../server/audio/wav';
import { longTest } from '../../support/form';

const RATE = 48_000;
const tone = (hertz: number, dB: number, seconds: number, phase = 0, rate = RATE): Float32Array =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, i) => 10 ** (dB / 20) * Math.sin((2 * Math.PI * hertz * i) / rate + phase),
  );
const mono = (samples: Float32Array, sampleRate = RATE): Sound => ({ sampleRate, channels: [samples] });

describe('loudness', () => {
  test('a stereo tone of 1 kHz at -23 dBFS measures -23 LUFS, the first case of EBU Tech 3341', () => {
    const samples = tone(1000, -23, 20);
    expect(integratedLoudness({ sampleRate: RATE, channels: [samples, samples] })).toBeCloseTo(-23, 1);
  });
  test('the rate of the samples does not change the measure', () => {
    const at = (rate: number) => integratedLoudness(mono(tone(1000, -20, 5, 0, rate), rate));
    expect(at(44_100)).toBeCloseTo(at(48_000), 1);
    expect(at(16_000)).toBeCloseTo(at(48_000), 1);
  });
  longTest('quiet passages are gated away, the third case of EBU Tech 3341', () => {
    const parts = [tone(1000, -36, 10), tone(1000, -23, 60), tone(1000, -36, 10)];
    const samples = Float32Array.from(parts.flatMap((part) => [...part]));
    expect(integratedLoudness({ sampleRate: RATE, channels: [samples, samples] })).toBeCloseTo(-23, 1);
  });
  test('two passages 10 dB apart have a range of 10 LU, the first case of EBU Tech 3342', () => {
    const meter = createLoudnessMeter(RATE, 2);
    for (const dB of [-20, -30]) {
      const samples = tone(1000, dB, 20);
      meter.add([samples, samples]);
    }
    expect(Math.abs(meter.range() - 10)).toBeLessThan(1);
  });
  test('a sound measures the same in pieces of any length', () => {
    const samples = tone(1000, -20, 2);
    const meter = createLoudnessMeter(RATE, 1);
    for (let at = 0; at < samples.length; at += 777) meter.add([samples.subarray(at, at + 777)]);
    expect(meter.integrated()).toBe(integratedLoudness(mono(samples)));
  });
  test('what is shorter than a block is measured as one', () => {
    expect(integratedLoudness(mono(tone(1000, -20, 0.25)))).toBeCloseTo(-23, 0);
  });
  test('silence has no loudness', () => {
    expect(integratedLoudness(mono(new Float32Array(RATE)))).toBe(-Infinity);
  });
});

describe('true peak', () => {
  test('the curve between the samples counts: a quarter-rate tone at 45 degrees peaks 3 dB above its samples', () => {
    const samples = tone(RATE / 4, 0, 1, Math.PI / 4);
    expect(decibels(Math.max(...samples.slice(0, 100)))).toBeCloseTo(-3.01, 1);
    expect(Math.abs(truePeak(mono(samples)))).toBeLessThan(0.4);
  });
  test('a peak between two pieces is found', () => {
    const samples = tone(RATE / 4, 0, 0.1, Math.PI / 4).map((sample, i) => (i < 24 || i > 26 ? 0 : sample));
    const meter = createPeakMeter();
    for (const piece of [samples.subarray(0, 25), samples.subarray(25)]) meter.add([piece]);
    expect(meter.highest()).toBeCloseTo(truePeak(mono(samples)), 6);
  });
  test('what cannot reach the floor is told by its samples, all else as without one', () => {
    const samples = Float32Array.from({ length: 4000 }, (_, i) => Math.sin(i * 2.9) * (i / 4000) ** 2);
    const [all, high] = [peaks(samples), peaks(samples, 0.5)];
    expect([...high].map((peak, i) => (peak > 0.5 || all[i]! > 0.5 ? peak : 0))).toEqual(
      [...all].map((peak) => (peak > 0.5 ? peak : 0)),
    );
    expect(high[100]).toBe(Math.abs(samples[100]!));
  });
});

describe('mastering', () => {
  test('a quiet sound with loud clicks arrives at the loudness, under the ceiling', () => {
    const samples = tone(440, -30, 4);
    for (let i = 9_000; i < samples.length; i += 24_000) samples[i] = 0.9;
    const result = mastered(mono(samples), { lufs: -16, ceiling: -1.5 });
    expect(integratedLoudness(result)).toBeCloseTo(-16, 0);
    expect(truePeak(result)).toBeLessThan(-1.4);
  });
  test('silence stays silence', () => {
    const result = mastered(mono(new Float32Array(RATE)), { lufs: -16, ceiling: -1 });
    expect(result.channels[0]!.every((sample) => sample === 0)).toBe(true);
  });
});

test('a resampled tone keeps its pitch and its strength', () => {
  const samples = resampled(tone(1000, -6, 1, 0, 16_000), 3);
  expect(samples.length).toBe(RATE);
  const expected = tone(1000, -6, 1);
  const worst = samples
    .slice(100, -100)
    .reduce((most, x, i) => Math.max(most, Math.abs(x - expected[i + 100]!)), 0);
  expect(worst).toBeLessThan(0.002);
});

describe('WAVE', () => {
  test('what is written is read again', () => {
    const sound = { sampleRate: RATE, channels: [tone(440, -3, 0.1), tone(660, -9, 0.1)] };
    const read = readWav(writeWav(sound));
    expect(durationOf(read)).toBe(0.1);
    expect(read.channels).toHaveLength(2);
    expect(read.channels[1]![7]).toBeCloseTo(sound.channels[1]![7]!, 4);
  });
  test('chunks before the samples are skipped, and an open size means up to the end', () => {
    const plain = writeWav(mono(tone(440, -3, 0.01)));
    const note = Buffer.from('LIST\x04\0\0\0note', 'latin1');
    const file = Buffer.concat([plain.subarray(0, 36), note, plain.subarray(36)]);
    file.writeUInt32LE(0xffffffff, 36 + note.length + 4);
    expect(readWav(file).channels[0]).toHaveLength(480);
  });
  test.each([
    ['an empty file', Buffer.alloc(0)],
    ['text', Buffer.from('RIFF but not a wave at all')],
    ['a header with nothing behind it', writeWav(mono(new Float32Array(1))).subarray(0, 36)],
  ])('%s is refused', (_, file) => {
    expect(() => readWav(file)).toThrow(NotWave);
  });
});
