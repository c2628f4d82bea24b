/** Pulls a moment to a near point, so that edges meet without aiming. Pure. */

interface SnapOptions {
  readonly pxPerMs: number;
  /** How near is near, on the screen. */
  readonly thresholdPx?: number;
}
interface Snapped {
  /** ms */
  readonly ms: number;
  /** Where a guide is shown; null when nothing was near. */
  readonly guideMs: number | null;
}
export const SNAP_PX = 8;

/** @param points in ascending order, as `snapPoints` gives them */
export function snap(ms: number, points: readonly number[], options: SnapOptions): Snapped {
  const point = nearest(ms, points);
  if (point === null || Math.abs(point - ms) > reachMs(options)) return { ms, guideMs: null };
  return { ms: point, guideMs: point };
}

/** Moves a window as it is: the edge that is nearest to a point decides. `byMs` is how much further it goes. */
export function snapWindow(
  window: { readonly from: number; readonly to: number },
  points: readonly number[],
  options: SnapOptions,
): { readonly byMs: number; readonly guideMs: number | null } {
  const snaps = [window.from, window.to].flatMap((edge) => {
    const { ms, guideMs } = snap(edge, points, options);
    return guideMs === null ? [] : [{ byMs: ms - edge, guideMs }];
  });
  const [first, second] = snaps;
  if (!first) return { byMs: 0, guideMs: null };
  return second && Math.abs(second.byMs) < Math.abs(first.byMs) ? second : first;
}

const reachMs = ({ pxPerMs, thresholdPx = SNAP_PX }: SnapOptions) => thresholdPx / pxPerMs;

function nearest(ms: number, points: readonly number[]): number | null {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((points[middle] as number) < ms) low = middle + 1;
    else high = middle;
  }
  const [left, right] = [points[low - 1], points[low]];
  if (left === undefined) return right ?? null;
  if (right === undefined) return left;
  return ms - left <= right - ms ? left : right;
}
