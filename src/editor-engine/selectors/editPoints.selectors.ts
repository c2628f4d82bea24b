/** Where something begins or ends: the moments that a person jumps between. */
import type { VideoData } from '../../../contract/video/videoData';

const pointsOf = ({ trackItemsMap, trackItemIds, duration }: VideoData) => [
  0,
  duration,
  ...trackItemIds.flatMap((id) => {
    const item = trackItemsMap[id];
    return item ? [item.display.from, item.display.to] : [];
  }),
];

/** A frame's worth of rounding is no distance. */
const TOLERANCE_MS = 1000 / 60;

/** ms of the video; null at its beginning. */
export function editPointBefore(data: VideoData, atMs: number): number | null {
  const before = pointsOf(data).filter((point) => point < atMs - TOLERANCE_MS);
  return before.length > 0 ? before.reduce((a, b) => Math.max(a, b)) : null;
}

/** ms of the video; null at its end. */
export function editPointAfter(data: VideoData, atMs: number): number | null {
  const after = pointsOf(data).filter((point) => point > atMs + TOLERANCE_MS && point <= data.duration);
  return after.length > 0 ? after.reduce((a, b) => Math.min(a, b)) : null;
}
