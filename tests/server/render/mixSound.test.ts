import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFfmpeg } from '../../../server/ffmpeg/ffmpeg';
import type { MixedSound } from '../../../server/render/sound/mixPlan';
import { mixSound } from '../../../server/render/sound/mixSound';
import { samplesOf, toneLevel } from './support/readVideo';
import { few, longTest } from '../../support/form';

/** Two seconds of a low tone, then two of a high one: what is heard says where in the file it comes from. */
const [LOW, HIGH] = [440, 1320];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mix-'));
  const tones = [LOW, HIGH].flatMap((hertz) => ['-f', 'lavfi', '-i', `sine=f=${hertz}:r=48000:d=2`]);
  const joined = ['-filter_complex', '[0:a][1:a]concat=n=2:v=0:a=1', '-c:a', 'pcm_s16le'];
  await runFfmpeg(['-y', ...tones, ...joined, path.join(folder, 'tones.wav')]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sound = (over: Partial<MixedSound>, durationMs: number): MixedSound => ({
  ref: 'tones.wav',
  startMs: 0,
  lengthMs: durationMs,
  trimMs: 0,
  speed: 1,
  repeats: null,
  envelope: [{ atMs: 0, gain: 1 }],
  ...over,
});
async function mixed(sounds: MixedSound[], durationMs: number) {
  const outputPath = path.join(folder, 'mix.m4a');
  const mixPath = path.join(folder, 'mix.wav');
  await mixSound({ sounds, pathOf: (ref) => path.join(folder, ref), durationMs, outputPath, mixPath });
  return samplesOf(outputPath);
}
const heard = (over: Partial<MixedSound>, durationMs: number) => mixed([sound(over, durationMs)], durationMs);
/** Which tone is heard in a stretch of seconds. */
function toneIn(samples: Float32Array, from: number, to: number) {
  const [low, high] = [toneLevel(samples, LOW, from, to), toneLevel(samples, HIGH, from, to)];
  if (Math.max(low, high) < 0.01) return 'silence';
  return low > 5 * high ? 'low' : high > 5 * low ? 'high' : 'both';
}

const speeds = [
  [1, 2],
  [2, 1],
  [4, 0.5],
  [0.5, 4],
] as const;
test.each(few(speeds, ([speed]) => speed === 2))(
  'at %dx the tones keep their pitch and change after %d s',
  async (speed, change) => {
    const samples = await heard({ speed }, 2000 * change);
    expect(samples.length / 48_000).toBeCloseTo(2 * change, 1);
    expect(toneIn(samples, 0.1 * change, 0.9 * change)).toBe('low');
    expect(toneIn(samples, 1.1 * change, 1.9 * change)).toBe('high');
  },
);

longTest('what plays at a speed stands where its window does', async () => {
  const samples = await heard({ speed: 2, startMs: 1000, lengthMs: 1000, trimMs: 2000 }, 3000);
  expect([toneIn(samples, 0.1, 0.9), toneIn(samples, 1.1, 1.9), toneIn(samples, 2.1, 2.9)]).toEqual([
    'silence',
    'high',
    'silence',
  ]);
});

longTest('sounds that are cut and put behind each other do not move each other', async () => {
  const first = sound({ trimMs: 1000, lengthMs: 500 }, 4000);
  const second = sound({ trimMs: 2500, lengthMs: 500, startMs: 1500 }, 4000);
  const samples = await mixed([first, second], 4000);
  expect([0.05, 0.6, 1.55, 2.1].map((from) => toneIn(samples, from, from + 0.4))).toEqual([
    'low',
    'silence',
    'high',
    'silence',
  ]);
});

longTest('a file that is compressed is cut where it was to be cut', async () => {
  const compressed = path.join(folder, 'tones.m4a');
  await runFfmpeg(['-y', '-i', path.join(folder, 'tones.wav'), '-c:a', 'aac', '-f', 'mp4', compressed]);
  const samples = await heard({ ref: 'tones.m4a', trimMs: 1500, startMs: 500, lengthMs: 1000 }, 2000);
  expect([0.05, 0.52, 1.02, 1.52].map((from) => toneIn(samples, from, from + 0.44))).toEqual([
    'silence',
    'low',
    'high',
    'silence',
  ]);
});

longTest('a part begins again where it began, at its speed; a file at its start', async () => {
  const part = await heard({ repeats: 'part', trimMs: 1500, speed: 1 }, 5000);
  expect([toneIn(part, 0.1, 0.4), toneIn(part, 0.6, 2.4), toneIn(part, 2.6, 2.9)]).toEqual([
    'low',
    'high',
    'low',
  ]);
  const fast = await heard({ repeats: 'file', speed: 2 }, 4000);
  expect([toneIn(fast, 0.1, 0.9), toneIn(fast, 1.1, 1.9), toneIn(fast, 2.1, 2.9)]).toEqual([
    'low',
    'high',
    'low',
  ]);
});

longTest('compressed music goes round without a gap: in the fifth round it is still in step', async () => {
  const compressed = path.join(folder, 'round.m4a');
  await runFfmpeg(['-y', '-i', path.join(folder, 'tones.wav'), '-c:a', 'aac', '-f', 'mp4', compressed]);
  const samples = await heard({ ref: 'round.m4a', repeats: 'file' }, 19_000);
  expect([toneIn(samples, 15.965, 15.995), toneIn(samples, 16.005, 16.035)]).toEqual(['high', 'low']);
  expect([toneIn(samples, 17.965, 17.995), toneIn(samples, 18.005, 18.035)]).toEqual(['low', 'high']);
});

longTest('sixty sounds are heard each in its place', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    sound({ startMs: index * 200, lengthMs: 100, trimMs: index % 2 === 0 ? 500 : 2500 }, 12_000),
  );
  const samples = await mixed(many, 12_000);
  for (const index of [0, 1, 23, 24, 47, 48, 59]) {
    const at = index * 0.2;
    expect(toneIn(samples, at + 0.02, at + 0.08)).toBe(index % 2 === 0 ? 'low' : 'high');
    expect(toneIn(samples, at + 0.12, at + 0.18)).toBe('silence');
  }
});

test('loud sounds together are turned down, not cut off', async () => {
  const loud = sound({ envelope: [{ atMs: 0, gain: 8 }] }, 2000);
  const samples = await mixed([loud, loud, loud], 2000);
  // A tone that was cut off has others above it.
  expect(toneLevel(samples, 3 * LOW, 0.5, 1.5)).toBeLessThan(toneLevel(samples, LOW, 0.5, 1.5) / 50);
});

test('a fade is heard as its envelope draws it', async () => {
  const envelope = [
    { atMs: 0, gain: 0 },
    { atMs: 1000, gain: 1 },
  ] as const;
  const samples = await heard({ envelope }, 2000);
  const [quarter, half, whole] = [0.25, 0.5, 1.5].map((at) => toneLevel(samples, LOW, at - 0.05, at + 0.05));
  expect((quarter ?? 0) / (whole ?? 1)).toBeCloseTo(0.25, 1);
  expect((half ?? 0) / (whole ?? 1)).toBeCloseTo(0.5, 1);
});
