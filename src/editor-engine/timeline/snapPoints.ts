/** The moments that a gesture snaps to before all others: edges of items, captions, the playhead, markers. Pure. */
import type { VideoData } from '../../../contract/video/videoData';

interface SnapPointOptions {
  readonly playheadMs: number;
  /** What is being moved does not snap to itself. */
  readonly excluding?: Iterable<string>;
}

/** Ascending, each moment once. */
export function snapPoints(
  { trackItemsMap, duration, markers = [] }: VideoData,
  { playheadMs, excluding = [] }: SnapPointOptions,
): readonly number[] {
  const excluded = new Set(excluding);
  const points = new Set<number>([0, duration, playheadMs]);
  for (const { id, display } of Object.values(trackItemsMap)) {
    if (excluded.has(id)) continue;
    points.add(display.from);
    points.add(display.to);
  }
  for (const { at } of markers) points.add(at);
  return [...points].sort((a, b) => a - b);
}
