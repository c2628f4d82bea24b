/** Pictures of another shape than the video are brought nearer, so that little but the picture is seen. Pure. */
import type { Size } from '../canvas/canvas';
import type { Dress, MainItem } from '../shared/dressMain';

/** What is brought this much nearer still shows what it is about, and a wider one stays a band across the screen. */
const FILLING = 1.8;
const NEAREST = 1.5;

/** What stands on one colour is shown whole: the colour goes on beyond it. */
export function filling(item: MainItem, { width, height }: Size): Dress {
  if (item.type === 'video' || item.details.plainGround) return {};
  const { naturalWidth, naturalHeight } = item.details;
  if (!naturalWidth || !naturalHeight) return {};
  const [across, down] = [width / naturalWidth, height / naturalHeight];
  const needed = Math.max(across, down) / Math.min(across, down);
  const nearer = needed <= FILLING ? needed : NEAREST;
  return {
    left: Math.round((width * (1 - nearer)) / 2),
    top: Math.round((height * (1 - nearer)) / 2),
    width: Math.round(width * nearer),
    height: Math.round(height * nearer),
  };
}
