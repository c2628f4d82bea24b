/** The moments that a gesture snaps to before all others: edges of items, captions, the playhead, markers. */
import type { VideoData } from '../../../contract/videoData';

interface Editing {
  videoData(): VideoData;
  readonly session: { readonly playback: { currentMs(): number } };
}
interface SnapPointOptions {
  /** What is being moved does not snap to itself. */
  readonly excluding?: Iterable<string>;
  /** A playhead that is itself dragged does not snap to where it is. */
  readonly withPlayhead?: boolean;
}

/** Ascending, each moment once. */
export function snapPoints(engine: Editing, options: SnapPointOptions = {}): readonly number[] {
  const { excluding = [], withPlayhead = true } = options;
  const { trackItemsMap, duration, markers = [] } = engine.videoData();
  const excluded = new Set(excluding);
  const points = new Set<number>([0, duration]);
  for (const { id, display } of Object.values(trackItemsMap)) {
    if (excluded.has(id)) continue;
    points.add(display.from);
    points.add(display.to);
  }
  for (const { at } of markers) points.add(at);
  if (withPlayhead) points.add(engine.session.playback.currentMs());
  return [...points].sort((a, b) => a - b);
}
