/** Where an item is painted, and how large its letters are: what a hand on the canvas takes hold of. Pure. */
import { CAPTION } from '../../../contract/limits';
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import { boxOf, type Box } from './boxOf';

interface Pose extends Box {
  /** Of words: px. */
  readonly fontSize?: number;
}

/** Null for what has no place on the picture. */
export function poseOf(item: TrackItem, data: Pick<VideoData, 'size' | 'template'>): Pose | null {
  const box = boxOf(item, data);
  if (!box || item.type !== 'text') return box;
  return { ...box, fontSize: item.details.fontSize ?? CAPTION.fontSizePx };
}
