/** Which items stand on the canvas at a moment, and which of them is under a point. Pure. */
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import type { Pose, PoseOf } from './pose';
import { poseHolds, type Point } from './poseMath';

export interface Standing {
  readonly item: TrackItem;
  readonly pose: Pose;
}

export const isShownAt = ({ display }: TrackItem, atMs: number): boolean =>
  display.from <= atMs && atMs < display.to;

/** Back to front. */
export function standingAt(data: VideoData, atMs: number, poseOf: PoseOf): readonly Standing[] {
  return data.trackItemIds.flatMap((id) => {
    const item = data.trackItemsMap[id];
    if (!item || !isShownAt(item, atMs)) return [];
    const pose = poseOf(item, data);
    return pose ? [{ item, pose }] : [];
  });
}

export const topmostAt = (
  data: VideoData,
  { atMs, point }: { atMs: number; point: Point },
  poseOf: PoseOf,
): TrackItem | null =>
  standingAt(data, atMs, poseOf).findLast(({ pose }) => poseHolds(pose, point))?.item ?? null;
