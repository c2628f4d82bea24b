/** How a picture fills the screen: it covers all of it, goes on in its own background, or stands before its blurred copy. Pure. */
import { ZOOM_SCALE } from '../../../contract/limits';
import type { PointOfInterest, Room } from '../../../contract/video/itemDetails';
import { formOf, type CanvasForm, type Size } from '../canvas/canvas';
import { cutsFocus, fittedTo } from '../paint/keptInView';
import { calmScale } from './calmPose';

interface Place extends Size {
  readonly left: number;
  readonly top: number;
}
export interface Bleed {
  /** px of the video: what it is seen through. */
  readonly frame: Place;
  /** px of the video: the whole picture as it is scaled; what is beyond the frame is cut off. */
  readonly picture: Place;
  /** What is seen around the frame. */
  readonly around: 'nothing' | 'background' | 'backdrop';
}

/** How much a picture may be enlarged before it looks like it: over the screen, across it, and a tiny one. */
const ENLARGED = { covering: 3, across: 4, tiny: 4 } as const;
/** Less of a picture's height than this is not shown on a wide screen: it stands at the right instead. */
const LEAST_SEEN = 0.6;
const RIGHT = 0.52;
/** Of the screen: where a picture stands whose background goes on around it. */
const STANDING = {
  tall: { left: 0.05, right: 0.95, top: 0.05, bottom: 0.63 },
  square: { left: 0.07, right: 0.93, top: 0.02, bottom: 0.66 },
  wide: { left: 0.48, right: 0.98, top: 0.05, bottom: 0.95 },
} as const satisfies Record<CanvasForm, object>;
/** Of the screen: the room of a tiny picture, what it has of its width at least, and the middle of such pictures. */
const TINY = { width: 0.62, least: 0.5, height: 0.42 } as const;
const MIDDLE = 0.4;

/** `clear` of words it stands, on its own background. `picture` is null where nobody has looked into the file: then it is taken to have the screen's own shape. */
export function fullBleed(
  screen: Size,
  picture: Size | null,
  { hasPlainBackground, focus }: { hasPlainBackground: boolean; focus?: PointOfInterest | undefined },
  clear?: Room,
): Bleed {
  if (!picture) return covering(whole(screen), screen);
  if (hasPlainBackground) return onItsBackground(screen, picture, clear);
  const ratio = picture.width / picture.height;
  if (formOf(screen) === 'wide' && ratio < LEAST_SEEN * (screen.width / screen.height))
    return atRight(screen, picture);
  const across = screen.width / picture.width;
  const down = screen.height / picture.height;
  if (focus && cutsFocus(picture, screen, focus)) {
    const { scale } = fittedTo(picture, screen, focus, calmScale(ZOOM_SCALE.to));
    return before(screen, scaled(picture, Math.min(scale, ENLARGED.covering)));
  }
  if (Math.max(across, down) <= ENLARGED.covering) return covering(whole(screen), picture);
  const isTiny = across > ENLARGED.across;
  return isTiny ? tiny(screen, picture) : before(screen, scaled(picture, across));
}

const whole = (screen: Size): Place => ({ left: 0, top: 0, ...screen });

function covering(frame: Place, picture: Size): Bleed {
  const size = scaled(picture, Math.max(frame.width / picture.width, frame.height / picture.height));
  const around = frame.left > 0 ? 'backdrop' : 'nothing';
  return { frame, picture: inMiddleOf(frame, size), around };
}

function onItsBackground(screen: Size, picture: Size, clear: Room = { top: 0, bottom: 1 }): Bleed {
  const { left, right, ...usual } = STANDING[formOf(screen)];
  const [top, bottom] = [Math.max(usual.top, clear.top), Math.min(usual.bottom, clear.bottom)];
  const room = {
    left: left * screen.width,
    top: top * screen.height,
    width: (right - left) * screen.width,
    height: (bottom - top) * screen.height,
  };
  const fitting = Math.min(room.width / picture.width, room.height / picture.height);
  const size = scaled(picture, Math.min(fitting, ENLARGED.tiny));
  return { frame: whole(screen), picture: inMiddleOf(room, size), around: 'background' };
}

function atRight(screen: Size, picture: Size): Bleed {
  const width = Math.min(RIGHT * screen.width, screen.height * (picture.width / picture.height));
  return covering({ left: screen.width - width, top: 0, width, height: screen.height }, picture);
}

function tiny(screen: Size, picture: Size): Bleed {
  const room = Math.min(
    (TINY.width * screen.width) / picture.width,
    (TINY.height * screen.height) / picture.height,
  );
  const least = (TINY.least * screen.width) / picture.width;
  return before(screen, scaled(picture, Math.min(room, Math.max(ENLARGED.tiny, least))));
}

/** Before its blurred copy, no larger than the screen. */
function before(screen: Size, size: Size): Bleed {
  const [width, height] = [Math.min(size.width, screen.width), Math.min(size.height, screen.height)];
  const top = Math.max(0, MIDDLE * screen.height - height / 2);
  const frame = { left: (screen.width - width) / 2, top, width, height };
  return { frame, picture: inMiddleOf(frame, size), around: 'backdrop' };
}

const inMiddleOf = (room: Place, size: Size): Place => ({
  ...size,
  left: room.left + (room.width - size.width) / 2,
  top: room.top + (room.height - size.height) / 2,
});

const scaled = ({ width, height }: Size, by: number): Size => ({ width: width * by, height: height * by });
