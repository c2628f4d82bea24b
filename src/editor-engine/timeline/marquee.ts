/** Selecting what lies in a rectangle, whole or in part. Pure; px down, ms across. */
import { itemsWithin } from '../selectors/lanes.selectors';
import type { HeldCorner } from './held';
import type { LaidLane } from './laneLayout';
import type { Place } from './pointer';

export interface Rectangle {
  readonly fromMs: number;
  readonly toMs: number;
  readonly topPx: number;
  readonly bottomPx: number;
}
const between = (one: Place, other: Place): Rectangle => ({
  fromMs: Math.min(one.atMs, other.atMs),
  toMs: Math.max(one.atMs, other.atMs),
  topPx: Math.min(one.yPx, other.yPx),
  bottomPx: Math.max(one.yPx, other.yPx),
});

/** Of lanes as they are laid out. */
export const idsWithin = (
  rows: readonly LaidLane[],
  { fromMs, toMs, topPx, bottomPx }: Rectangle,
): readonly string[] =>
  rows
    .filter(({ top, height }) => top < bottomPx && top + height > topPx)
    .flatMap(({ lane }) => itemsWithin(lane, fromMs, toMs).map(({ id }) => id));

/** What is selected while the rectangle reaches from its first corner to `place`. */
export function selectedWithin(
  rows: readonly LaidLane[],
  { place: corner, choosing, selected }: HeldCorner,
  place: Place,
): readonly string[] {
  const within = idsWithin(rows, between(corner, place));
  return choosing === 'only' ? within : [...selected, ...within];
}
