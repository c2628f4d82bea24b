/** How unlike its edges a picture is at each pixel, on the way that is the least unlike: what stands apart from its background is far. Pure. */
import { CHANNELS, type Planes } from './planes';

/** Two there and two back: a fifth changes next to nothing. */
const SCANS = 4;

/**
 * The minimum barrier distance to the edges, summed over the channels: the least range of values on any way there.
 * FastMBD of Zhang et al., Minimum Barrier Salient Object Detection at 80 FPS (ICCV 2015).
 */
export function barrierDistance({ width, height, lab }: Planes): Float32Array {
  const sum = new Float32Array(width * height);
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const values = sum.map((_, at) => lab[at * CHANNELS + channel] ?? 0);
    const distances = ofChannel(values, width, height);
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (distances[at] ?? 0);
  }
  return sum;
}

function ofChannel(values: Float32Array, width: number, height: number): Float32Array {
  const [highest, lowest] = [values.slice(), values.slice()];
  const distance = values.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return x === 0 || y === 0 || x === width - 1 || y === height - 1 ? 0 : Infinity;
  });
  const goBy = (at: number, neighbour: number) => {
    const value = values[at] ?? 0;
    const most = Math.max(highest[neighbour] ?? 0, value);
    const least = Math.min(lowest[neighbour] ?? 0, value);
    if (most - least >= (distance[at] ?? 0)) return;
    distance[at] = most - least;
    highest[at] = most;
    lowest[at] = least;
  };
  for (let scan = 0; scan < SCANS; scan += 1) {
    const step = scan % 2 === 0 ? 1 : -1;
    for (let row = 1; row < height - 1; row += 1)
      for (let column = 1; column < width - 1; column += 1) {
        const at = step === 1 ? row * width + column : (height - 1 - row) * width + (width - 1 - column);
        goBy(at, at - step);
        goBy(at, at - step * width);
      }
  }
  return distance;
}
