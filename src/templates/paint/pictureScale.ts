/** How large a picture's own pixels are on the screen. Pure. */
import type { ItemOf, TrackItem, VideoData } from '../../../contract/video/videoData';
import { poseBetween } from '../../../contract/video/keyframes';
import { boxOf } from './boxOf';
import { cropped, enlargedBy } from './footage/cropped';
import { standOf } from './stand/stands';

/** px of the video in one px of the file, where its keyframes show it largest; null where nobody has looked into it. */
export function pictureScale(item: TrackItem, canvas: Pick<VideoData, 'size' | 'template'>): number | null {
  if (item.type !== 'image') return null;
  const details = cropped(item.details);
  const { naturalWidth, naturalHeight, crop } = details;
  if (!naturalWidth || !naturalHeight) return null;
  const stand = standOf(item, canvas);
  const { width, height } = stand?.picture ?? boxOf(item, canvas);
  const [across, down] = [width / naturalWidth, height / naturalHeight];
  return Math.min(across, down) * enlargedBy(crop) * keyedScale(item);
}

/** On the way from one keyframe to the next it is no larger than at one of them. */
function keyedScale({ details: { keyframes = [] }, display }: ItemOf<'image'>): number {
  if (keyframes.length === 0) return 1;
  const length = display.to - display.from;
  const shown = keyframes.filter(({ at }) => at > 0 && at < length);
  const ends = [0, length].map((atMs) => poseBetween(keyframes, atMs));
  return Math.max(...[...shown, ...ends].map(({ scale }) => scale));
}
