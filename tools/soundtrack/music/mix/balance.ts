/** Brings the octaves of a mix half of the way to what records of our days have: full below, softer above. */
import { ratioOf, decibels } from '../../../../server/audio/sound';
import { filter } from '../../nature/sources/noise';
import { presence } from '../effects/tone';
import type { Stereo } from '../instruments/instrument';

/** dB of an octave against the mean of all: pink noise would be 0 everywhere. */
const WANTED = [
  { hertz: 63, dB: 4 },
  { hertz: 125, dB: 4 },
  { hertz: 250, dB: 2 },
  { hertz: 500, dB: 1 },
  { hertz: 1000, dB: 0 },
  { hertz: 2000, dB: -2 },
  { hertz: 4000, dB: -4 },
  { hertz: 8000, dB: -8 },
] as const;
const OCTAVE_Q = 1.41;
/** What is further away was meant to be so. */
const MOST_DB = 4.5;
/** Every so many samples are enough to measure loudness by. */
const SHARE = 0.5;

function levels([left, right]: Stereo): number[] {
  return WANTED.map(({ hertz }) => {
    const band = filter('band', hertz, OCTAVE_Q);
    let power = 0;
    for (let i = 0; i < left.length; i++) power += band((left[i]! + right[i]!) / 2) ** 2;
    return decibels(Math.sqrt(power / left.length) + 1e-9);
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export function balance(mix: Stereo, bpm: number): void {
  const measured = levels(mix);
  const [at, wantedAt] = [mean(measured), mean(WANTED.map(({ dB }) => dB))];
  WANTED.forEach(({ hertz, dB }, octave) => {
    const missing = (dB - wantedAt - (measured[octave]! - at)) * SHARE;
    const change = Math.max(-MOST_DB, Math.min(MOST_DB, missing));
    presence(hertz, ratioOf(change) - 1, OCTAVE_Q)(mix, { bpm });
  });
}
