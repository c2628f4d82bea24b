/** How a main picture stands on the screen: over all of it, as a card on its blurred copy, or on its own colour. Pure. */
import { ZOOM_SCALE } from '../../../contract/limits';
import type { PointOfInterest, Room } from '../../../contract/video/itemDetails';
import { captionsTop, fillsCanvas, formOf, unitOf, type Placed, type Size } from '../canvas/canvas';
import { leastSeen, partInView, shiftInto } from './keptInView';
import { tinySize } from './media/tinyPicture';

export interface MainStand extends Size {
  readonly as: 'screen' | 'card' | 'background';
  /** px above the middle of the screen. */
  readonly lift: number;
  readonly borderRadius: number;
}
interface MainPicture extends Placed {
  readonly naturalWidth?: number | undefined;
  readonly naturalHeight?: number | undefined;
  readonly plainGround?: string | undefined;
  readonly fit?: 'contain' | 'cover' | undefined;
  readonly largestScale?: number | undefined;
  readonly room?: Room | undefined;
  readonly focus?: PointOfInterest | undefined;
}

/** How much of a picture is seen at least: over the whole screen, else as a card that is cut towards the screen's form. */
export interface Crop {
  readonly onScreen: number;
  readonly onCard: number;
}
/** A picture that has nearly the screen's form fills it; no other is cut. */
const GENTLE: Crop = { onScreen: 0.7, onCard: 1 };

/** Of the screen at first: it grows by a fifth, and none of it leaves the screen. */
const CARD = 0.81;
/** Of the screen: where a thing stands whose one colour goes on around it, clear of captions. */
const ROOM_TOP = 0.03;
/** On an upright screen words stand low. */
const LIFT = 0.045;
/** px of a phone's picture. */
const RADIUS = 44;
/** Of a card: with less, a thing is too small to be seen, and words lie over its edges. */
const SMALLEST = 0.6;

/** Whole and clear of words, however near its animation brings it: a thing's head or foot may be at the edge of its picture. */
function onItsColour(
  { naturalWidth = 1, naturalHeight = 1, largestScale, room }: MainPicture,
  screen: Size,
): MainStand {
  const { top, bottom } = room ?? { top: ROOM_TOP, bottom: captionsTop(screen) };
  const natural = { width: naturalWidth, height: naturalHeight };
  const tiny = tinySize(natural, screen, largestScale);
  const fitting = Math.min(
    screen.width / naturalWidth,
    (Math.max(0, bottom - top) * screen.height) / naturalHeight,
    tiny ? (tiny.width * ZOOM_SCALE.to) / naturalWidth : Infinity,
  );
  const scale = fitting / ZOOM_SCALE.to;
  return {
    width: Math.round(naturalWidth * scale),
    height: Math.round(naturalHeight * scale),
    as: 'background',
    lift: (0.5 - (top + bottom) / 2) * screen.height,
    borderRadius: 0,
  };
}

/** Null where somebody has placed it, or where nobody has looked into the file: then it is contained in its box. */
export function mainStand(picture: MainPicture, screen: Size, crop = GENTLE): MainStand | null {
  const { naturalWidth: width, naturalHeight: height, plainGround, fit, largestScale } = picture;
  if (!width || !height || fit || !fillsCanvas(picture, screen)) return null;
  if (plainGround) return onItsColour(picture, screen);
  const tiny = tinySize({ width, height }, screen, largestScale);
  const [across, down] = [screen.width / width, screen.height / height];
  const kept = Math.min(across, down) / Math.max(across, down);
  const looked = leastSeen({ width, height }, screen, picture.focus);
  if (!tiny && !picture.room && kept >= Math.max(looked, crop.onScreen))
    return { ...screen, as: 'screen', lift: 0, borderRadius: 0 };
  const scale = Math.min(across, down) * CARD;
  const size = tiny ?? { width: width * scale, height: height * scale };
  const cut = tiny ? 1 : Math.max(looked, crop.onCard, kept);
  const card: MainStand = {
    width: Math.round(across < down ? size.width : size.width / cut),
    height: Math.round(across < down ? size.height / cut : size.height),
    as: 'card',
    lift: formOf(screen) === 'tall' ? LIFT * screen.height : 0,
    borderRadius: RADIUS * unitOf(screen),
  };
  return picture.room ? betweenWords(card, picture, picture.room, screen) : card;
}

/** Words over it: what is looked at in it stands between them, also at its animation's nearest; of a picture in which nothing is known, its middle. */
function betweenWords(
  card: MainStand,
  { naturalWidth = 1, naturalHeight = 1, focus }: MainPicture,
  room: Room,
  screen: Size,
): MainStand {
  const [top, bottom] = [room.top * screen.height, room.bottom * screen.height];
  const scale = Math.max(card.width / naturalWidth, card.height / naturalHeight);
  const size = { width: naturalWidth * scale, height: naturalHeight * scale };
  const looked = focus?.box && partInView(size, card, focus.box, shiftInto(size, card, focus));
  const part = looked ?? { top: 0, height: card.height };
  const least = looked ? SMALLEST : 1;
  const shrunk = Math.max(least, Math.min(1, (bottom - top) / (part.height * ZOOM_SCALE.to)));
  /** px below the middle of the card, at its nearest. */
  const [from, to] = [part.top, part.top + part.height].map(
    (edge) => (edge - card.height / 2) * shrunk * ZOOM_SCALE.to,
  ) as [number, number];
  const middle = screen.height / 2;
  const [highest, lowest] = [middle + from - top, middle + to - bottom];
  const lift = lowest <= highest ? clamped(card.lift, lowest, highest) : (highest + lowest) / 2;
  /** None of it leaves the screen. */
  const spare = Math.max(0, (screen.height - card.height * shrunk * ZOOM_SCALE.to) / 2);
  return {
    ...card,
    width: Math.round(card.width * shrunk),
    height: Math.round(card.height * shrunk),
    lift: clamped(lift, -spare, spare),
  };
}

const clamped = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));
