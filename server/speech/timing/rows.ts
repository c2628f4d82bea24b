/** Frames of numbers that can be compared: how far apart two are, and fewer or only some of them. */
import { SPEAKING_WEIGHT, WIDTH } from './features';

export interface Rows {
  readonly frames: number;
  /** `frames` rows of `WIDTH`. */
  readonly rows: Float32Array;
}

/** Frames that become one. */
export const SHRINK = 4;

export function distance(a: Rows, i: number, b: Rows, j: number): number {
  let sum = 0;
  for (let c = 0, x = i * WIDTH, y = j * WIDTH; c < WIDTH; c++) {
    const d = a.rows[x + c]! - b.rows[y + c]!;
    sum += d * d;
  }
  return Math.sqrt(sum);
}

/** How much of a frame is spoken in. */
export const spokenShare = ({ rows }: Rows, frame: number) =>
  rows[(frame + 1) * WIDTH - 1]! / SPEAKING_WEIGHT;

/** The means of every few. */
export function shrunk({ frames, rows }: Rows): Rows {
  const fewer = Math.ceil(frames / SHRINK);
  const means = new Float32Array(fewer * WIDTH);
  for (let frame = 0; frame < fewer; frame++) {
    const count = Math.min(SHRINK, frames - frame * SHRINK);
    for (let c = 0; c < WIDTH; c++) {
      let sum = 0;
      for (let k = 0; k < count; k++) sum += rows[(frame * SHRINK + k) * WIDTH + c]!;
      means[frame * WIDTH + c] = sum / count;
    }
  }
  return { frames: fewer, rows: means };
}

export function picked({ rows }: Rows, frames: Int32Array): Rows {
  const some = new Float32Array(frames.length * WIDTH);
  frames.forEach((frame, at) => some.set(rows.subarray(frame * WIDTH, (frame + 1) * WIDTH), at * WIDTH));
  return { frames: frames.length, rows: some };
}
