/** Small pictures are not blown up until they are a blur: they stay a card in the middle of their box. Pure. */
import type { Size } from '../../canvas/canvas';

/** So many px of the video are made of one px of the picture at most, or this part of the box is filled. */
const LARGEST = 3;
const LEAST_PART = 0.5;

/** Its size where it is too small to fill its box; null where it may. @param largest how much of it is said for this one */
export function tinySize(picture: Partial<Size>, box: Size, largest?: number): Size | null {
  const { width, height } = picture;
  if (!width || !height) return null;
  const filling = Math.min(box.width / width, box.height / height);
  const scale = largest ?? Math.max(LARGEST, LEAST_PART * filling);
  return scale < filling ? { width: width * scale, height: height * scale } : null;
}
