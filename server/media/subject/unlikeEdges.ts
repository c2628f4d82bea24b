/** How far the colour of each pixel is from those along the picture's edges: what is cut by one edge is unlike the others. Pure. */
import { CHANNELS, type Planes } from './planes';

/** Of a side: so far from an edge its strip reaches. */
const STRIP = 0.1;
/** Variance of a value that noise alone makes. */
const NOISE = 9;

type Strip = readonly [left: number, top: number, right: number, bottom: number];

/**
 * The sum over the edges but the one that it is the least like, each 0 to 1. The background cue of Zhang et al. (see
 * `barrierDistance`), with each value's own spread in the place of their covariance.
 */
export function unlikeEdges(planes: Planes): Float32Array {
  const edges = stripsOf(planes).map((strip) => distancesFrom(strip, planes));
  return new Float32Array(planes.width * planes.height).map((_, at) => {
    const each = edges.map((distances) => distances[at] ?? 0);
    return each.reduce((sum, one) => sum + one, 0) - Math.max(...each);
  });
}

function stripsOf({ width, height }: Planes): Strip[] {
  const [across, down] = [width, height].map((side) => Math.max(1, Math.round(STRIP * side))) as [
    number,
    number,
  ];
  return [
    [0, 0, width, down],
    [0, height - down, width, height],
    [0, 0, across, height],
    [width - across, 0, width, height],
  ];
}

function distancesFrom(strip: Strip, { width, height, lab }: Planes): Float32Array {
  const spread = Array.from({ length: CHANNELS }, (_, channel) =>
    spreadIn(strip, width, lab.subarray(channel)),
  );
  const distances = new Float32Array(width * height).map((_, at) =>
    Math.sqrt(
      spread.reduce((sum, { mean, variance }, channel) => {
        const off = (lab[at * CHANNELS + channel] ?? 0) - mean;
        return sum + (off * off) / variance;
      }, 0),
    ),
  );
  const most = distances.reduce((one, other) => Math.max(one, other), 0);
  return most > 0 ? distances.map((distance) => distance / most) : distances;
}

function spreadIn([left, top, right, bottom]: Strip, width: number, values: Float32Array) {
  let [sum, squares] = [0, 0];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const value = values[(y * width + x) * CHANNELS] ?? 0;
      sum += value;
      squares += value * value;
    }
  const count = (right - left) * (bottom - top);
  const mean = sum / count;
  return { mean, variance: squares / count - mean * mean + NOISE };
}
