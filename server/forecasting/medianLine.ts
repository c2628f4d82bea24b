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
 * ms at an amount, by the line of median slope through the points (Theil 1950, Sen 1968): what takes time has a fixed
 * part and one that grows. Where all points are at one amount, it is taken to grow with it. Null without points.
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
  const rate = medianOf(rates) ?? 0;
  const slope = Math.min(rate, Math.max(0, medianOf(slopes) ?? rate));
  const fixed = medianOf(points.map((point) => point.ms - slope * point.amount));
  return fixed === null ? null : Math.max(0, fixed + slope * amount);
}
