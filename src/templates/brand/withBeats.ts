/** Changes the moments at which a picture or a clip jumps; what does not jump stays as it is. Pure. */
import type { TrackItem } from '../../../contract/video/videoData';

/** ms of the video. */
type Change = (beats: readonly number[]) => number[];

export function withBeats(item: TrackItem, change: Change): TrackItem {
  if (item.type === 'image' && item.details.beats)
    return { ...item, details: { ...item.details, beats: change(item.details.beats) } };
  if (item.type === 'video' && item.details.beats)
    return { ...item, details: { ...item.details, beats: change(item.details.beats) } };
  return item;
}
