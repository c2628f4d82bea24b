/** How a picture fills the screen of `stock-media`: it covers all of it, goes on in its own background, or stands before its blurred copy. Pure. */
import { ZOOM_SCALE } from '../../../../contract/limits';
import type { PointOfInterest, Room } from '../../../../contract/video/itemDetails';
import { formOf, type CanvasForm, type Size } from '../../canvas/canvas';
import { cutsFocus, fittedTo, shiftInto } from '../keptInView';
import { calmScale } from '../../stockMedia/calmPose';
import { betweenWords } from './betweenWords';
import { inMiddleOf, middleOf, scaled, type Place, type Shown, type Stand } from './stand';

/** How much a picture may be enlarged before it looks like it: over the screen, across it, and a tiny one. */
const ENLARGED = { covering: 3, across: 4, tiny: 4 } as const;
/** Less of a picture's height than this is not shown on a wide screen: it stands at the right instead. */
const LEAST_SEEN = 0.6;
/** Of a wide screen's width: where pictures begin that stand at the right. */
export const STANDS_RIGHT = 0.48;
/** Of the screen: where a picture stands whose background goes on around it. */
const STANDING = {
  tall: { left: 0.05, right: 0.95, top: 0.05, bottom: 0.63 },
  square: { left: 0.07, right: 0.93, top: 0.02, bottom: 0.66 },
  wide: { left: STANDS_RIGHT, right: 0.98, top: 0.05, bottom: 0.95 },
} as const satisfies Record<CanvasForm, object>;
/** Of the screen: the room of a tiny picture, what it has of its width at least, and the middle of such pictures. */
const TINY = { width: 0.62, least: 0.5, height: 0.42 } as const;
const MIDDLE = 0.4;

/** Words stand low: what is looked at stands above them. */
const AIM = { x: 0.5, y: 0.24 } as const;

/** @param natural of what is shown, once it is cropped; px */
export function fullBleed(shown: Shown, natural: Size, screen: Size): Stand {
  const { plainGround, focus, room } = shown;
  if (plainGround !== undefined) return onItsBackground(screen, natural, room);
  if (!room) return bleeding(natural, screen, focus);
  const all = Math.min(screen.width / natural.width, screen.height / natural.height);
  return betweenWords(before(screen, scaled(natural, all), focus), shown, room, screen);
}

function bleeding(picture: Size, screen: Size, focus: PointOfInterest | undefined): Stand {
  const ratio = picture.width / picture.height;
  if (formOf(screen) === 'wide' && ratio < LEAST_SEEN * (screen.width / screen.height))
    return atRight(screen, picture, focus);
  const across = screen.width / picture.width;
  const down = screen.height / picture.height;
  if (focus && cutsFocus(picture, screen, focus)) {
    const { scale } = fittedTo(picture, screen, focus, calmScale(ZOOM_SCALE.to));
    return before(screen, scaled(picture, Math.min(scale, ENLARGED.covering)), focus);
  }
  if (Math.max(across, down) <= ENLARGED.covering) {
    const size = scaled(picture, Math.max(across, down));
    return seenThrough({ left: 0, top: 0, ...screen }, size, focus, 'nothing');
  }
  return across > ENLARGED.across
    ? tiny(screen, picture, focus)
    : before(screen, scaled(picture, across), focus);
}

/** A push is half as far as elsewhere, from its own middle. */
function seenThrough(
  frame: Place,
  size: Size,
  focus: PointOfInterest | undefined,
  around: Stand['around'],
): Stand {
  const { x, y } = shiftInto(size, frame, focus, AIM);
  const { left, top } = inMiddleOf(frame, size);
  const picture = { ...size, left: left + x, top: top + y };
  return {
    ...{ frame, picture, grows: 'picture', origin: middleOf(picture), nearest: calmScale(ZOOM_SCALE.to) },
    ...{ around, borderRadius: 0, isRaised: false },
  };
}

function onItsBackground(screen: Size, picture: Size, clear?: Room): Stand {
  const { left, right, ...usual } = STANDING[formOf(screen)];
  const [top, bottom] = [Math.max(usual.top, clear?.top ?? 0), Math.min(usual.bottom, clear?.bottom ?? 1)];
  const room = {
    left: left * screen.width,
    top: top * screen.height,
    width: (right - left) * screen.width,
    height: Math.max(0, bottom - top) * screen.height,
  };
  const fitting = Math.min(room.width / picture.width, room.height / picture.height);
  // Beside words it is clear of them at its nearest, too.
  const nearest = clear ? calmScale(ZOOM_SCALE.to) : 1;
  const size = scaled(picture, Math.min(fitting / nearest, ENLARGED.tiny));
  const stand = seenThrough({ left: 0, top: 0, ...screen }, size, undefined, 'itsColour');
  const place = inMiddleOf(room, size);
  return { ...stand, picture: place, origin: middleOf(place) };
}

function atRight(screen: Size, picture: Size, focus: PointOfInterest | undefined): Stand {
  const width = Math.min((1 - STANDS_RIGHT) * screen.width, screen.height * (picture.width / picture.height));
  const frame = { left: screen.width - width, top: 0, width, height: screen.height };
  const size = scaled(picture, Math.max(width / picture.width, screen.height / picture.height));
  return seenThrough(frame, size, focus, 'backdrop');
}

function tiny(screen: Size, picture: Size, focus: PointOfInterest | undefined): Stand {
  const room = Math.min(
    (TINY.width * screen.width) / picture.width,
    (TINY.height * screen.height) / picture.height,
  );
  const least = (TINY.least * screen.width) / picture.width;
  return before(screen, scaled(picture, Math.min(room, Math.max(ENLARGED.tiny, least))), focus);
}

/** Before its blurred copy, no larger than the screen. */
function before(screen: Size, size: Size, focus: PointOfInterest | undefined): Stand {
  const [width, height] = [Math.min(size.width, screen.width), Math.min(size.height, screen.height)];
  const top = Math.max(0, MIDDLE * screen.height - height / 2);
  const frame = { left: (screen.width - width) / 2, top, width, height };
  return seenThrough(frame, size, focus, 'backdrop');
}
