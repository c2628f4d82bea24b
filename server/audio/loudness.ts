/**
 * Loudness by ITU-R BS.1770-4: K-weighting, blocks of 400 ms, absolute and relative gate; and its range by EBU
 * Tech 3342. Piece by piece, so that an hour needs no more memory than a second.
 */
import type { Sound } from './sound';

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The two filters of the recommendation for any rate (its table holds 48 kHz only): De Man, 2014. */
function kWeighting(sampleRate: number): readonly [Biquad, Biquad] {
  const shelfK = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const shelfQ = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const norm = 1 + shelfK / shelfQ + shelfK ** 2;
  const passK = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const passQ = 0.5003270373238773;
  const passNorm = 1 + passK / passQ + passK ** 2;
  return [
    {
      b: [
        (high + (band * shelfK) / shelfQ + shelfK ** 2) / norm,
        (2 * (shelfK ** 2 - high)) / norm,
        (high - (band * shelfK) / shelfQ + shelfK ** 2) / norm,
      ],
      a: [(2 * (shelfK ** 2 - 1)) / norm, (1 - shelfK / shelfQ + shelfK ** 2) / norm],
    },
    {
      b: [1, -2, 1],
      a: [(2 * (passK ** 2 - 1)) / passNorm, (1 - passK / passQ + passK ** 2) / passNorm],
    },
  ];
}

/** Of one channel: the energy of what is K-weighted, in steps of 100 ms. */
function createChannel(sampleRate: number) {
  const [{ b: p, a: q }, { b: r, a: t }] = kWeighting(sampleRate);
  const step = Math.round(STEP_SECONDS * sampleRate);
  const steps: number[] = [];
  let [shelf1, shelf2, pass1, pass2] = [0, 0, 0, 0];
  let [energy, count] = [0, 0];
  return {
    steps,
    /** What is more than whole steps. */
    rest: () => ({ energy, count }),
    add(samples: Float32Array) {
      for (let i = 0; i < samples.length; i++) {
        const x = samples[i]!;
        const high = p[0] * x + shelf1;
        shelf1 = p[1] * x - q[0] * high + shelf2;
        shelf2 = p[2] * x - q[1] * high;
        const y = r[0] * high + pass1;
        pass1 = r[1] * high - t[0] * y + pass2;
        pass2 = r[2] * high - t[1] * y;
        energy += y * y;
        count += 1;
        if (count < step) continue;
        steps.push(energy);
        [energy, count] = [0, 0];
      }
    },
    step,
  };
}

const STEP_SECONDS = 0.1;
/** A block is 400 ms. */
const STEPS_OF_BLOCK = 4;
/** What a range is made of is 3 s. */
const STEPS_OF_PHRASE = 30;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
const RANGE_GATE = -20;
const RANGE_SHARES = [0.1, 0.95] as const;
const loudness = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export interface LoudnessMeter {
  /** Samples that follow those before, one array a channel. */
  add(channels: readonly Float32Array[]): void;
  /** LUFS; `-Infinity` for silence. A sound shorter than one block is measured as one. */
  integrated(): number;
  /** LU; 0 for what is shorter than three seconds. */
  range(): number;
}

export function createLoudnessMeter(sampleRate: number, channels: number): LoudnessMeter {
  const measured = Array.from({ length: channels }, () => createChannel(sampleRate));
  /** Mean power of all that lasts so many steps, a step apart. */
  const powersOf = (steps: number): number[] => {
    const [first] = measured;
    if (!first) return [];
    const sums = first.steps.map((_, at) => measured.reduce((sum, channel) => sum + channel.steps[at]!, 0));
    const powers: number[] = [];
    for (let at = steps; at <= sums.length; at += 1)
      powers.push(sums.slice(at - steps, at).reduce((sum, energy) => sum + energy, 0) / (steps * first.step));
    return powers;
  };
  const shortPower = () => {
    const samples = measured[0] ? measured[0].steps.length * measured[0].step + measured[0].rest().count : 0;
    const energy = measured.reduce(
      (sum, { steps, rest }) => steps.reduce((all, one) => all + one, sum) + rest().energy,
      0,
    );
    return samples > 0 ? [energy / samples] : [];
  };
  /** Those over the absolute gate that are not far below the mean of them. */
  const gated = (powers: readonly number[], relative: number): number[] => {
    const audible = powers.filter((power) => loudness(power) > ABSOLUTE_GATE);
    const gate = loudness(mean(audible)) + relative;
    return audible.filter((power) => loudness(power) > gate);
  };
  return {
    add(samples) {
      for (const [at, channel] of measured.entries()) channel.add(samples[at] ?? new Float32Array());
    },
    integrated() {
      const blocks = powersOf(STEPS_OF_BLOCK);
      const heard = gated(blocks.length > 0 ? blocks : shortPower(), RELATIVE_GATE);
      return heard.length > 0 ? loudness(mean(heard)) : -Infinity;
    },
    range() {
      const heard = gated(powersOf(STEPS_OF_PHRASE), RANGE_GATE)
        .map(loudness)
        .sort((a, b) => a - b);
      const [low = 0, high = 0] = RANGE_SHARES.map((share) => heard[Math.round(share * (heard.length - 1))]);
      return high - low;
    },
  };
}

/** LUFS, as the meter has it. */
export function integratedLoudness({ sampleRate, channels }: Sound): number {
  const meter = createLoudnessMeter(sampleRate, channels.length);
  meter.add(channels);
  return meter.integrated();
}
