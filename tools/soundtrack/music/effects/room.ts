/** One room for a whole track: eight delays that feed each other (Jot's network), duller as they go on. */
import { filter } from '../../nature/sources/noise';
import { SAMPLE_RATE, type Stereo } from '../instruments/instrument';

export interface Room {
  /** Until it is 60 dB quieter. */
  readonly seconds: number;
  /** Above it the walls swallow more. */
  readonly brightness: number;
}

const DELAYS = [1423, 1693, 1949, 2237, 2557, 2887, 3191, 3571];
const PRE_DELAY_SECONDS = 0.018;

/** What comes back of what was sent, nothing of itself. */
export function roomOf([sentLeft, sentRight]: Stereo, { seconds, brightness }: Room): Stereo {
  const length = sentLeft.length;
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  const late = Math.round(PRE_DELAY_SECONDS * SAMPLE_RATE);
  const walls = DELAYS.map((delay) => ({
    line: new Float32Array(delay),
    at: 0,
    keeps: 10 ** ((-3 * delay) / SAMPLE_RATE / seconds),
    dull: 0,
  }));
  const damping = 1 - Math.exp((-2 * Math.PI * brightness) / SAMPLE_RATE);
  const thin = [filter('high', 180, 0.6), filter('high', 180, 0.6)] as const;
  const out = new Float64Array(DELAYS.length);
  for (let i = 0; i < length; i++) {
    const [inLeft, inRight] =
      i < late ? [0, 0] : [thin[0](sentLeft[i - late]!), thin[1](sentRight[i - late]!)];
    let sum = 0;
    for (let wall = 0; wall < walls.length; wall++) {
      const { line, at, keeps } = walls[wall]!;
      const back = line[at]! * keeps;
      walls[wall]!.dull += (back - walls[wall]!.dull) * damping;
      out[wall] = walls[wall]!.dull;
      sum += out[wall]!;
    }
    // A Householder matrix: each wall hears all others, and nothing is lost between them.
    const shared = sum / 4;
    for (let wall = 0; wall < walls.length; wall++) {
      const one = walls[wall]!;
      one.line[one.at] = out[wall]! - shared + (wall % 2 ? inRight : inLeft) * 0.35;
      one.at = (one.at + 1) % one.line.length;
    }
    left[i] = out[0]! + out[2]! - out[4]! + out[6]!;
    right[i] = out[1]! - out[3]! + out[5]! + out[7]!;
  }
  return [left, right];
}
