/** How a picture lies in a small box: which part of it is drawn, and how large the box becomes. [K2] */
import type { PictureSize } from '../media/mediaReader';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** `cover` keeps the box and cuts the picture; `contain` keeps the picture and cuts the box. */
export function placeIn({ width, height, fit }: PictureSize, picture: Size) {
  const wide = Math.max(1, picture.width);
  const high = Math.max(1, picture.height);
  if (fit === 'cover') {
    const scale = Math.max(width / wide, height / high);
    const part = { width: width / scale, height: height / scale };
    return {
      canvas: { width, height },
      source: { x: (wide - part.width) / 2, y: (high - part.height) / 2, ...part },
    };
  }
  const scale = Math.min(1, width / wide, height / high);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return {
    canvas: { width: side(wide), height: side(high) },
    source: { x: 0, y: 0, width: wide, height: high },
  };
}
