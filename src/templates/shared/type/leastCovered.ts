/** Which of several places covers the least of what is looked at in the picture beneath. Pure. */
import type { Part } from '../../../../contract/video/itemDetails';

/** Of what the first place covers: another one has to spare more than this. */
const WORTH = 0.25;

/** The first of `places` unless another covers clearly less; px of the video. */
export function leastCovered<Place extends Part>(
  [first, ...others]: readonly [Place, ...Place[]],
  looked: Part | undefined,
): Place {
  if (!looked) return first;
  const best = others.reduce(
    (one, other) => (covered(other, looked) < covered(one, looked) ? other : one),
    first,
  );
  return covered(best, looked) < covered(first, looked) * (1 - WORTH) ? best : first;
}

/** Heads and what tells a thing are up: each third of its height, from the top, weighs so much. */
const THIRDS = [3, 2, 1] as const;

/** Weighed px² of what is looked at. */
function covered(place: Part, looked: Part): number {
  const across = shared([place.left, place.width], [looked.left, looked.width]);
  const third = looked.height / THIRDS.length;
  return THIRDS.reduce(
    (sum, weight, index) =>
      sum + weight * across * shared([place.top, place.height], [looked.top + index * third, third]),
    0,
  );
}

type Span = readonly [from: number, length: number];
const shared = ([from, length]: Span, [other, long]: Span): number =>
  Math.max(0, Math.min(from + length, other + long) - Math.max(from, other));
