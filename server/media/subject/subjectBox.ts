/** What a picture shows, as a box around all that stands out from its edges. Pure. */
import type { Part } from '../../../contract/video/itemDetails';
import { barrierDistance } from './barrierDistance';
import type { Planes } from './planes';
import { unlikeEdges } from './unlikeEdges';

/** Of L*a*b*, summed: what is less unlike the edges is their own texture. */
const LEAST_CONTRAST = 12;
/** Of all pixels: the strongest ones are as bright as any. */
const BRIGHT = 0.01;
/** Of the level that best parts a picture in two: faint parts of a thing belong to it. */
const FAINT = 0.9;
/** Of what stands out, on each side: specks that are far from the rest. */
const SPECKS = 0.01;
/** Of a side: left around the box. */
const AIR = 0.015;
/** Of both sides: a box of nearly everything tells no part from another. */
const ALL = 0.92;

/** Null where nothing stands out, or everything does. */
export function subjectBox(planes: Planes): Part | null {
  const { width, height } = planes;
  const barriers = barrierDistance(planes);
  if (barriers.reduce((most, one) => Math.max(most, one), 0) < LEAST_CONTRAST) return null;
  const [apart, unlike] = [scaled(barriers), scaled(unlikeEdges(planes))];
  const seen = apart.map((value, at) => (value + (unlike[at] ?? 0)) / 2);
  const level = FAINT * partingLevel(seen);
  const [columns, rows] = [new Float64Array(width), new Float64Array(height)];
  seen.forEach((value, at) => {
    if (value <= level) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    columns[x] = (columns[x] ?? 0) + 1;
    rows[y] = (rows[y] ?? 0) + 1;
  });
  const [left, right] = spanOf(columns);
  const [top, bottom] = spanOf(rows);
  const box = { left, top, width: share(right - left), height: share(bottom - top) };
  return box.width > ALL && box.height > ALL ? null : box;
}

function scaled(values: Float32Array): Float32Array {
  const bright = values.toSorted()[Math.floor((1 - BRIGHT) * (values.length - 1))] || 1;
  return values.map((value) => Math.min(1, value / bright));
}

const BINS = 64;

/** Where two classes differ most (Otsu, 1979), of values of 0 to 1. */
function partingLevel(values: Float32Array): number {
  const counts = new Float64Array(BINS);
  for (const value of values) {
    const bin = Math.min(BINS - 1, Math.floor(value * BINS));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const all = counts.reduce((sum, count, bin) => sum + count * bin, 0);
  let [below, sumBelow, best, level] = [0, 0, 0, 0];
  counts.forEach((count, bin) => {
    below += count;
    sumBelow += count * bin;
    const above = values.length - below;
    if (below === 0 || above === 0) return;
    const apart = sumBelow / below - (all - sumBelow) / above;
    const between = below * above * apart * apart;
    if (between > best) [best, level] = [between, (bin + 1) / BINS];
  });
  return level;
}

/** Where most of it lies, in shares, with air. */
function spanOf(counts: Float64Array): [from: number, to: number] {
  const spared = SPECKS * counts.reduce((sum, count) => sum + count, 0);
  const firstOf = (line: Float64Array) => {
    let sum = 0;
    return line.findIndex((count) => (sum += count) > spared);
  };
  const from = firstOf(counts) / counts.length;
  const to = 1 - firstOf(counts.toReversed()) / counts.length;
  return [share(Math.max(0, from - AIR)), share(Math.min(1, to + AIR))];
}

const share = (value: number): number => Math.round(value * 1000) / 1000;
