/** The highest point of the curve between the samples, by fourfold oversampling (ITU-R BS.1770-4, annex 2). */
import { decibels, type Sound } from './sound';

const OVERSAMPLING = 4;
const TAPS = 12;

/** For each point between two samples, the weights of the samples around it: a windowed sinc. */
const phases = Array.from({ length: OVERSAMPLING }, (_, phase) =>
  Float64Array.from({ length: TAPS }, (_, tap) => {
    const distance = tap - TAPS / 2 + 1 - phase / OVERSAMPLING;
    if (Math.abs(distance) < 1e-9) return 1;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (TAPS / 2));
    return (window * Math.sin(Math.PI * distance)) / (Math.PI * distance);
  }),
);

/** How much higher than the samples around it the curve can be: all of them at their most, each as its weight wants it. */
const MOST = Math.max(...phases.map((weights) => weights.reduce((sum, weight) => sum + Math.abs(weight), 0)));
/** Samples that are looked through together for one that could matter. */
const LOOKED_THROUGH = 64;

/**
 * The peak between each sample and the next, as an absolute value.
 * @param floor where no sample around is high enough for a curve over this, the sample itself is told
 */
export function peaks(samples: Float32Array, floor = 0): Float32Array {
  const out = new Float32Array(samples.length);
  for (let start = 0; start < samples.length; start += LOOKED_THROUGH) {
    const end = Math.min(samples.length, start + LOOKED_THROUGH);
    let highest = 0;
    for (let i = Math.max(0, start - TAPS / 2); i < Math.min(samples.length, end + TAPS / 2); i++)
      highest = Math.max(highest, Math.abs(samples[i]!));
    const isLow = highest * MOST <= floor;
    for (let i = start; i < end; i++) out[i] = isLow ? Math.abs(samples[i]!) : peakAt(samples, i);
  }
  return out;
}

function peakAt(samples: Float32Array, at: number): number {
  const first = at - TAPS / 2 + 1;
  const isInside = first >= 0 && first + TAPS <= samples.length;
  let peak = Math.abs(samples[at]!);
  for (let phase = 1; phase < OVERSAMPLING; phase++) {
    const weights = phases[phase]!;
    let value = 0;
    // A loop of its own: to look for each end at each step takes longer than the sum.
    if (isInside) for (let tap = 0; tap < TAPS; tap++) value += samples[first + tap]! * weights[tap]!;
    else for (let tap = 0; tap < TAPS; tap++) value += (samples[first + tap] ?? 0) * weights[tap]!;
    peak = Math.max(peak, Math.abs(value));
  }
  return peak;
}

export interface PeakMeter {
  /** Samples that follow those before, one array a channel. */
  add(channels: readonly Float32Array[]): void;
  /** dBTP */
  highest(): number;
}

export function createPeakMeter(): PeakMeter {
  let highest = 0;
  /** Of each channel, what the next samples' curve still depends on. */
  let before: readonly Float32Array[] = [];
  return {
    add(channels) {
      const joined = channels.map((samples, at) => {
        const tail = before[at] ?? new Float32Array();
        const all = new Float32Array(tail.length + samples.length);
        all.set(tail);
        all.set(samples, tail.length);
        return all;
      });
      for (const samples of joined)
        for (const peak of peaks(samples, highest)) if (peak > highest) highest = peak;
      before = joined.map((samples) => samples.slice(-TAPS));
    },
    highest: () => decibels(highest),
  };
}

/** dBTP. */
export function truePeak({ channels }: Sound): number {
  const meter = createPeakMeter();
  meter.add(channels);
  return meter.highest();
}
