import { expect, test } from 'vitest';
import { createLimiter } from '../../../server/audio/limiter';
import { decibels, ratioOf, type Sound } from '../../../server/audio/sound';
import { truePeak } from '../../../server/audio/truePeak';

const RATE = 48_000;
const CEILING_DB = -2;
/** A soft tone with a burst in each second that is far too loud, at an angle whose true peak is between samples. */
const bursts = Float32Array.from({ length: 3 * RATE }, (_, i) => {
  const loud = i % RATE > RATE / 2 && i % RATE < RATE / 2 + 4800;
  return (loud ? 1.6 : 0.2) * Math.sin((Math.PI / 2) * i + Math.PI / 4);
});
const sound: Sound = { sampleRate: RATE, channels: [bursts, bursts.map((sample) => sample / 2)] };

/** The whole sound, in blocks of so many samples. */
function limited(blockSamples: number): Sound {
  const limiter = createLimiter(RATE, ratioOf(CEILING_DB));
  const gains = new Float32Array(bursts.length);
  for (let at = 0; at < bursts.length; at += blockSamples) {
    const from = Math.max(0, at - 16);
    const to = Math.min(bursts.length, at + blockSamples);
    const channels = sound.channels.map((samples) => samples.slice(from, to + limiter.lookAhead));
    gains.set(limiter.gainsOf({ sampleRate: RATE, channels }, at - from, to - from), at);
  }
  return { ...sound, channels: sound.channels.map((samples) => samples.map((one, i) => one * gains[i]!)) };
}

test('no true peak passes the ceiling, and it is reached', () => {
  expect(truePeak(limited(10_000))).toBeLessThan(CEILING_DB + 0.15);
  expect(truePeak(limited(10_000))).toBeGreaterThan(CEILING_DB - 0.3);
});

test('the size of its blocks is not heard', () => {
  const [small, large] = [limited(3001), limited(bursts.length)];
  const apart = small.channels[0]!.map((sample, i) => Math.abs(sample - large.channels[0]![i]!));
  expect(apart.reduce((most, one) => Math.max(most, one), 0)).toBeLessThan(1e-5);
});

test('what is soft stays as it was, and both sides go down together', () => {
  const [left, right] = limited(10_000).channels;
  const at = RATE / 4;
  expect(left!.slice(at, at + 100)).toEqual(bursts.slice(at, at + 100));
  const loudest = RATE / 2 + 2000;
  expect(decibels(Math.abs(left![loudest]! / right![loudest]!))).toBeCloseTo(6.02, 2);
});
