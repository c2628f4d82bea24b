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

/** The peak between each sample and the next, as an absolute value. */
export function peaks(samples: Float32Array): Float32Array {
  const out = new Float32Array(samples.length);
  for (let i = 0; i < samples.length; i++) {
    let peak = Math.abs(samples[i]!);
    for (let phase = 1; phase < OVERSAMPLING; phase++) {
      const weights = phases[phase]!;
      let value = 0;
      for (let tap = 0; tap < TAPS; tap++) {
        value += (samples[i + tap - TAPS / 2 + 1] ?? 0) * weights[tap]!;
      }
      peak = Math.max(peak, Math.abs(value));
    }
    out[i] = peak;
  }
  return out;
}

/** dBTP. */
export const truePeak = ({ channels }: Sound): number =>
  decibels(
    channels.reduce((highest, samples) => peaks(samples).reduce((a, b) => Math.max(a, b), highest), 0),
  );
