/** What something takes, from what the like of it took: by medians, so that a busy hour changes nothing. Pure. [AR1] [ED4] */

export interface Point {
  readonly amount: number;
  readonly ms: number;
}

/** As many as a median needs to pass over a busy hour. */
export const LOOKED_AT = 9;

export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/**
 * What each measure counts of the one after it. A machine's pace drifts: a program that has just started is slow, and so
 * is one beside others. Of three and more the newest, which may be a busy moment's, is still outvoted by the rest.
 */
const OLDER = 0.65;

/** The value that half of the weight lies below. @param values newest first */
function recentMedianOf(values: readonly number[]): number | null {
  const weighed = values
    .map((value, age) => ({ value, weight: OLDER ** age }))
    .toSorted((a, b) => a.value - b.value);
  const half = weighed.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let below = 0;
  return weighed.find(({ weight }) => (below += weight) >= half)?.value ?? null;
}

/**
 * ms at an amount, by the line of median slope through the points (Theil 1950, Sen 1968), newer ones counting more: what
 * takes time has a fixed part and one that grows. Where all points are at one amount, it is taken to grow with it. Null
 * without points.
 * @param points newest first
 */
export function msAt(points: readonly Point[], amount: number): number | null {
  const slopes = points.flatMap((one, index) =>
    points
      .slice(index + 1)
      .filter((other) => other.amount !== one.amount)
      .map((other) => (other.ms - one.ms) / (other.amount - one.amount)),
  );
  const rates = points.map((point) => (point.amount > 0 ? point.ms / point.amount : 0));
  // No fixed part is below 0: a slope above its rate is a machine that was busy at the longer ones.
  const rate = recentMedianOf(rates) ?? 0;
  const slope = Math.min(rate, Math.max(0, medianOf(slopes) ?? rate));
  const fixed = recentMedianOf(points.map((point) => point.ms - slope * point.amount));
  return fixed === null ? null : Math.max(0, fixed + slope * amount);
}
