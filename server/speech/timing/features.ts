/**
 * What is said, without who says it: cepstra of the mel spectrum (Davis and Mermelstein, 1980), normalised over
 * the voice's own mean and spread, and whether anybody speaks at all.
 */
import { resampled } from '../../audio/resampling';
import { FRAME_SECONDS, speechActivity } from './activity';
import { FFT_SIZE, powerSpectrum } from './spectrum';

const SAMPLE_RATE = 16_000;
const WINDOW = 400;
const BANDS = 26;
const LOWEST_HZ = 100;
const HIGHEST_HZ = 7000;
const CEPSTRA = 12;
const PRE_EMPHASIS = 0.97;
/** The first numbers tell sounds apart, the last ones voices: each counts for less than the one before. */
const LIFTS = Array.from({ length: CEPSTRA }, (_, c) => 2 / Math.sqrt(c + 1));
/** How much silence beside speech counts, against all that differs between two sounds. */
export const SPEAKING_WEIGHT = 4;
/** Numbers of one frame. */
export const WIDTH = 2 * CEPSTRA + 1;

export interface Features {
  readonly frames: number;
  /** `frames` rows of `WIDTH`. */
  readonly rows: Float32Array;
  readonly speaks: Uint8Array;
}

const mel = (hz: number) => 2595 * Math.log10(1 + hz / 700);
const hertz = (value: number) => 700 * (10 ** (value / 2595) - 1);
const EDGES = Array.from({ length: BANDS + 2 }, (_, i) =>
  hertz(mel(LOWEST_HZ) + ((mel(HIGHEST_HZ) - mel(LOWEST_HZ)) * i) / (BANDS + 1)),
);
const FILTERS = Array.from({ length: BANDS }, (_, band) =>
  Float64Array.from({ length: FFT_SIZE / 2 + 1 }, (_, bin) => {
    const hz = (bin * SAMPLE_RATE) / FFT_SIZE;
    const [low, middle, high] = [EDGES[band]!, EDGES[band + 1]!, EDGES[band + 2]!];
    return Math.max(0, Math.min((hz - low) / (middle - low), (high - hz) / (high - middle)));
  }),
);
const COSINES = Array.from({ length: CEPSTRA }, (_, c) =>
  Float64Array.from({ length: BANDS }, (_, band) => Math.cos((Math.PI * (c + 1) * (band + 0.5)) / BANDS)),
);
const HAMMING = Float64Array.from(
  { length: WINDOW },
  (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (WINDOW - 1)),
);

export function featuresOf(sound: Float32Array, sampleRate: number): Features {
  const samples = sampleRate === SAMPLE_RATE ? sound : resampled(sound, SAMPLE_RATE / sampleRate);
  const { speaks } = speechActivity(samples, SAMPLE_RATE);
  const hop = SAMPLE_RATE * FRAME_SECONDS;
  const frames = speaks.length;
  const rows = new Float32Array(frames * WIDTH);
  const piece = new Float64Array(WINDOW);
  for (let frame = 0; frame < frames; frame++) {
    const middle = (frame + 0.5) * hop;
    for (let i = 0; i < WINDOW; i++) {
      const at = Math.round(middle - WINDOW / 2) + i;
      piece[i] = ((samples[at] ?? 0) - PRE_EMPHASIS * (samples[at - 1] ?? 0)) * HAMMING[i]!;
    }
    const powers = powerSpectrum(piece);
    const bands = FILTERS.map((filter) => Math.log(dot(filter, powers) + 1e-9));
    COSINES.forEach((cosines, c) => (rows[frame * WIDTH + c] = dot(cosines, bands)));
  }
  normalise(rows, frames, speaks);
  addChange(rows, frames);
  speaks.forEach((spoken, frame) => (rows[frame * WIDTH + WIDTH - 1] = spoken * SPEAKING_WEIGHT));
  return { frames, rows, speaks };
}

const dot = (a: ArrayLike<number>, b: ArrayLike<number>) => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
};

/** In place, over what is spoken only: silence says nothing about a voice, and is nothing. */
function normalise(rows: Float32Array, frames: number, speaks: Uint8Array): void {
  for (let c = 0; c < CEPSTRA; c++) {
    let [sum, squares, count] = [0, 0, 0];
    for (let frame = 0; frame < frames; frame++) {
      if (!speaks[frame]) continue;
      const value = rows[frame * WIDTH + c]!;
      sum += value;
      squares += value * value;
      count++;
    }
    const mean = sum / Math.max(1, count);
    const spread = Math.sqrt(Math.max(1e-6, squares / Math.max(1, count) - mean * mean));
    for (let frame = 0; frame < frames; frame++) {
      const at = frame * WIDTH + c;
      rows[at] = speaks[frame] ? ((rows[at]! - mean) / spread) * LIFTS[c]! : 0;
    }
  }
}

/** How each number moves over 40 ms, beside it. */
function addChange(rows: Float32Array, frames: number): void {
  const value = (frame: number, c: number) => rows[Math.max(0, Math.min(frames - 1, frame)) * WIDTH + c]!;
  for (let frame = 0; frame < frames; frame++) {
    for (let c = 0; c < CEPSTRA; c++)
      rows[frame * WIDTH + CEPSTRA + c] = (value(frame + 2, c) - value(frame - 2, c)) / 2;
  }
}
