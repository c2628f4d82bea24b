/** Pictures of another shape than the video are brought nearer, so that little but the picture is seen. Pure. */
import type { Size } from '../canvas/canvas';
import type { Dress, MainItem } from '../shared/dressMain';

/** How much nearer at most: what is shown off stands in the middle, and must not be cut through. */
const NEAREST = 1.5;

export function filling(item: MainItem, { width, height }: Size): Dress {
  if (item.type === 'video') return {};
  const { naturalWidth, naturalHeight } = item.details;
  if (!naturalWidth || !naturalHeight) return {};
  const [across, down] = [width / naturalWidth, height / naturalHeight];
  const nearer = Math.min(NEAREST, Math.max(across, down) / Math.min(across, down));
  return {
    left: Math.round((width * (1 - nearer)) / 2),
    top: Math.round((height * (1 - nearer)) / 2),
    width: Math.round(width * nearer),
    height: Math.round(height * nearer),
  };
}
