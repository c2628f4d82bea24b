/** Two channels to lay sounds on, and the way that they become a loop without a seam. */
import type { Sound } from '../../../../server/audio/sound';
import { SAMPLE_RATE, type Source } from './noise';

/** What goes round overlaps itself by so much. */
const OVERLAP_SECONDS = 3;

export type Canvas = readonly [left: Float32Array, right: Float32Array];

export const canvas = (seconds: number): Canvas => {
  const length = Math.round((seconds + OVERLAP_SECONDS) * SAMPLE_RATE);
  return [new Float32Array(length), new Float32Array(length)];
};
export const canvasSeconds = ([left]: Canvas): number => left.length / SAMPLE_RATE;

/** A source of its own for each side: that makes it wide. */
export function pour(on: Canvas, source: (side: 0 | 1) => Source): void {
  on.forEach((samples, side) => {
    const next = source(side as 0 | 1);
    for (let i = 0; i < samples.length; i++) samples[i]! += next();
  });
}

/** A short sound at a moment, `pan` 0 left to 1 right. */
export function place(
  on: Canvas,
  atSeconds: number,
  pan: number,
  lasts: number,
  at: (t: number) => number,
): void {
  const start = Math.round(atSeconds * SAMPLE_RATE);
  const count = Math.round(lasts * SAMPLE_RATE);
  const gains = [Math.cos((pan * Math.PI) / 2), Math.sin((pan * Math.PI) / 2)] as const;
  for (let i = 0; i < count && start + i < on[0].length; i++) {
    const sample = at(i / SAMPLE_RATE);
    on[0][start + i]! += sample * gains[0];
    on[1][start + i]! += sample * gains[1];
  }
}

/** Its end is laid under its beginning, with equal power. */
export function looped(on: Canvas): Sound {
  const overlap = OVERLAP_SECONDS * SAMPLE_RATE;
  const channels = on.map((samples) => {
    const length = samples.length - overlap;
    const loop = samples.slice(0, length);
    for (let i = 0; i < overlap; i++) {
      const t = i / overlap;
      loop[i] = samples[i]! * Math.sqrt(t) + samples[length + i]! * Math.sqrt(1 - t);
    }
    return loop;
  });
  return { sampleRate: SAMPLE_RATE, channels };
}
