/** How a picture fills the screen without being cut to pieces: from the top, as far down as it reaches. Pure. */
import type { Size } from '../canvas/canvas';

export interface Bleed {
  /** px of the video, from its top edge, over its whole width. */
  readonly height: number;
  /** px: the picture as it is scaled to cover that. */
  readonly picture: Size;
  /** A picture so small that it would be a blur: shown at this size in the middle instead. */
  readonly inset: boolean;
}

/** The least height that a picture covers on an upright screen: it is never cropped to a mere strip. */
const LOWEST = 0.7;
/** So much may a picture be enlarged before it looks like one. */
const ENLARGED = 2.4;

/** `picture` is null where nobody has looked into the file: then it is taken to be upright. */
export function fullBleed(screen: Size, picture: Size | null): Bleed {
  if (!picture) return { height: screen.height, picture: screen, inset: false };
  const ratio = picture.width / picture.height;
  const small = Math.max(screen.width / picture.width, (LOWEST * screen.height) / picture.height) > ENLARGED;
  if (small) return { height: screen.height, picture: insetSize(screen, picture), inset: true };
  const whole = screen.width / ratio;
  const height = Math.min(screen.height, Math.max(whole, LOWEST * screen.height));
  const width = Math.max(screen.width, height * ratio);
  return { height, picture: { width, height: width / ratio }, inset: false };
}

function insetSize(screen: Size, picture: Size): Size {
  const room = Math.min((0.62 * screen.width) / picture.width, (0.42 * screen.height) / picture.height);
  const scale = Math.min(room, ENLARGED * 1.6);
  return { width: picture.width * scale, height: picture.height * scale };
}
