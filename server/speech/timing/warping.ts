/**
 * Which moment of one sound is which of another: dynamic time warping, coarse first and then only near what was
 * found (Salvador and Chan, FastDTW, 2007), so that ten minutes fit into memory.
 */
import { distance, SHRINK, shrunk, type Rows } from './rows';

const FULL_FRAMES = 1500;
const RADIUS = 12;
/** Standing still in one sound while the other goes on costs more than going on in both. */
const STANDING = 1.5;
/**
 * What goes on in one sound alone counts as no more unlike the other than this: a sentence that was left out or said
 * twice, a cough or an “um” is passed over instead of being spread over its neighbours. Both were found by
 * `scripts/timing/measure.ts`.
 */
const MOST_ALONE = 2;

interface Window {
  /** For each frame of the first: the first frame of the second that is looked at, and how many. */
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** For each frame of `a`, the middle of the frames of `b` that it is matched with; it never goes back. */
export function warp(a: Rows, b: Rows): Float64Array {
  const path = pathOf(a, b);
  const sums = new Float64Array(a.frames);
  const counts = new Float64Array(a.frames);
  for (const [i, j] of path) {
    sums[i]! += j;
    counts[i]!++;
  }
  return sums.map((sum, i) => sum / Math.max(1, counts[i]!));
}

type Path = readonly (readonly [number, number])[];

function pathOf(a: Rows, b: Rows): Path {
  if (Math.max(a.frames, b.frames) <= FULL_FRAMES) return within(a, b, everything(a, b));
  return within(a, b, around(pathOf(shrunk(a), shrunk(b)), a, b));
}

const everything = (a: Rows, b: Rows): Window => ({
  from: new Int32Array(a.frames),
  to: new Int32Array(a.frames).fill(b.frames),
});

function around(path: Path, a: Rows, b: Rows): Window {
  const from = new Int32Array(a.frames).fill(b.frames);
  const to = new Int32Array(a.frames);
  for (const [i, j] of path) {
    const last = Math.min(a.frames - 1, (i + 1) * SHRINK - 1 + RADIUS);
    for (let frame = Math.max(0, i * SHRINK - RADIUS); frame <= last; frame++) {
      from[frame] = Math.min(from[frame]!, Math.max(0, j * SHRINK - RADIUS));
      to[frame] = Math.max(to[frame]!, Math.min(b.frames, (j + 1) * SHRINK + RADIUS));
    }
  }
  return { from, to };
}

/** Which sound went on: both, the first alone, the second alone. */
const CAME = { both: 0, first: 1, second: 2 } as const;

function within(a: Rows, b: Rows, { from, to }: Window): Path {
  const offsets = new Float64Array(a.frames + 1);
  for (let i = 0; i < a.frames; i++) offsets[i + 1] = offsets[i]! + Math.max(0, to[i]! - from[i]!);
  const came = new Uint8Array(offsets[a.frames]!);
  let before = new Float64Array(0);
  for (let i = 0; i < a.frames; i++) {
    const costs = new Float64Array(Math.max(0, to[i]! - from[i]!)).fill(Infinity);
    const above = (j: number) => (i === 0 ? Infinity : (before[j - from[i - 1]!] ?? Infinity));
    for (let j = from[i]!; j < to[i]!; j++) {
      const apart = distance(a, i, b, j);
      const alone = Math.min(apart, MOST_ALONE) + STANDING;
      const both = (i === 0 && j === 0 ? 0 : above(j - 1)) + apart;
      const first = above(j) + alone;
      const second = (costs[j - from[i]! - 1] ?? Infinity) + alone;
      const best = Math.min(both, first, second);
      costs[j - from[i]!] = best;
      came[offsets[i]! + j - from[i]!] =
        best === both ? CAME.both : best === first ? CAME.first : CAME.second;
    }
    before = costs;
  }
  const path: [number, number][] = [];
  for (let i = a.frames - 1, j = b.frames - 1; i >= 0 && j >= 0;) {
    path.push([i, j]);
    const step = came[offsets[i]! + j - from[i]!];
    if (step !== CAME.second) i--;
    if (step !== CAME.first) j--;
  }
  return path.toReversed();
}
