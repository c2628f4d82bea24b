/** Which part of the timeline an item belongs to, and whether its neighbours there must leave it room. */
import { isCaption, type TrackItem } from '../../../contract/video/videoData';

/** From the top of the timeline to its foot. */
export const laneKinds = ['titles', 'overlays', 'main', 'captions', 'audio'] as const;
export type LaneKind = (typeof laneKinds)[number];
/** Where two items never stand at the same time. */
export type ExclusiveKind = Extract<LaneKind, 'main' | 'captions'>;

export function laneKindOf(item: TrackItem): LaneKind {
  if (item.type === 'text') return isCaption(item.id) ? 'captions' : 'titles';
  if (item.type === 'audio') return 'audio';
  return item.isMain ? 'main' : 'overlays';
}

export function exclusiveKindOf(item: TrackItem): ExclusiveKind | null {
  const kind = laneKindOf(item);
  return kind === 'main' || kind === 'captions' ? kind : null;
}
