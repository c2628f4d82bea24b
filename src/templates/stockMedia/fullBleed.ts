/** How a picture fills the screen without being cut to pieces: from the top, as far down as it reaches. Pure. */
import { formOf, type Size } from '../canvas/canvas';

export interface Bleed {
  /** px of the video: the part of the screen that the picture fills. */
  readonly frame: Size & { readonly left: number; readonly top: number };
  /** px: the picture as it is scaled to cover that; its overflow is cut off. */
  readonly picture: Size;
  /** Around it there is something to be seen: its blurred copy. */
  readonly around: boolean;
}

/** The least height that a picture covers on an upright screen: it is never cropped to a mere strip. */
const LOWEST = 0.7;
/** Less of a picture's height than this is not shown on a wide screen: it stands at the right instead. */
const LEAST_SEEN = 0.6;
const RIGHT = 0.52;
/** So much may a picture be enlarged before it looks like it, and so much may a tiny one. */
const ENLARGED = { filling: 2.4, tiny: 4 } as const;
/** Of the screen: the room of a tiny picture. */
const TINY = { width: 0.62, height: 0.42, middle: 0.38 } as const;

/** `picture` is null where nobody has looked into the file: then it is taken to have the screen's own shape. */
export function fullBleed(screen: Size, picture: Size | null): Bleed {
  if (!picture) return covering(screen, screen, screen);
  const ratio = picture.width / picture.height;
  const scale = Math.max(screen.width / picture.width, (LOWEST * screen.height) / picture.height);
  if (formOf(screen) === 'tall' && scale > ENLARGED.filling) return tiny(screen, picture);
  if (formOf(screen) === 'wide' && ratio < LEAST_SEEN * (screen.width / screen.height))
    return atRight(screen, picture, ratio);
  const height = Math.min(screen.height, Math.max(screen.width / ratio, LOWEST * screen.height));
  return covering(screen, { width: screen.width, height }, picture);
}

function covering(screen: Size, filled: Size, picture: Size): Bleed {
  const scale = Math.max(filled.width / picture.width, filled.height / picture.height);
  return {
    frame: { ...filled, left: screen.width - filled.width, top: 0 },
    picture: scaled(picture, scale),
    around: filled.width < screen.width,
  };
}

function atRight(screen: Size, picture: Size, ratio: number): Bleed {
  const width = Math.min(RIGHT * screen.width, screen.height * ratio);
  return covering(screen, { width, height: screen.height }, picture);
}

function tiny(screen: Size, picture: Size): Bleed {
  const room = Math.min(
    (TINY.width * screen.width) / picture.width,
    (TINY.height * screen.height) / picture.height,
  );
  const size = scaled(picture, Math.min(room, ENLARGED.tiny));
  const frame = {
    ...size,
    left: (screen.width - size.width) / 2,
    top: TINY.middle * screen.height - size.height / 2,
  };
  return { frame, picture: size, around: true };
}

const scaled = ({ width, height }: Size, by: number): Size => ({ width: width * by, height: height * by });
