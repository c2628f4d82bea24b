/** How large a picture's own pixels are on the screen. Pure. */
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import { fillsCanvas } from '../canvas/canvas';
import { boxOf } from './boxOf';
import { mainStand } from './mainStand';

/** px of the video in one px of the file; null where nobody has looked into it. */
export function pictureScale(item: TrackItem, canvas: Pick<VideoData, 'size' | 'template'>): number | null {
  if (item.type !== 'image') return null;
  const { naturalWidth, naturalHeight, fit } = item.details;
  if (!naturalWidth || !naturalHeight) return null;
  const box = boxOf(item, canvas);
  const stand = item.isMain && fillsCanvas(box, canvas.size) ? mainStand(item.details, canvas.size) : null;
  const { width, height } = stand ?? box;
  const [across, down] = [width / naturalWidth, height / naturalHeight];
  return fit === 'cover' || stand?.as === 'screen' ? Math.max(across, down) : Math.min(across, down);
}
