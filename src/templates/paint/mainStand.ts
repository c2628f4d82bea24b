/** How a main picture stands on the screen: over all of it, as a card on its blurred copy, or on its own colour. Pure. */
import { fillsCanvas, formOf, unitOf, type Placed, type Size } from '../canvas/canvas';
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
/** A thing on one colour has a margin of its own. */
const ON_COLOUR = 0.9;
/** On an upright screen words stand low. */
const LIFT = 0.045;
/** px of a phone's picture. */
const RADIUS = 44;

/** Null where somebody has placed it, or where nobody has looked into the file: then it is contained in its box. */
export function mainStand(picture: MainPicture, screen: Size, crop = GENTLE): MainStand | null {
  const { naturalWidth: width, naturalHeight: height, plainGround, fit, largestScale } = picture;
  if (!width || !height || fit || !fillsCanvas(picture, screen)) return null;
  const tiny = tinySize({ width, height }, screen, largestScale);
  const [across, down] = [screen.width / width, screen.height / height];
  const kept = Math.min(across, down) / Math.max(across, down);
  if (!tiny && !plainGround && kept >= crop.onScreen)
    return { ...screen, as: 'screen', lift: 0, borderRadius: 0 };
  const scale = Math.min(across, down) * (plainGround ? ON_COLOUR : CARD);
  const size = tiny ?? { width: width * scale, height: height * scale };
  const cut = tiny || plainGround ? 1 : Math.max(crop.onCard, kept);
  return {
    width: Math.round(across < down ? size.width : size.width / cut),
    height: Math.round(across < down ? size.height / cut : size.height),
    as: plainGround ? 'background' : 'card',
    lift: formOf(screen) === 'tall' ? LIFT * screen.height : 0,
    borderRadius: plainGround ? 0 : RADIUS * unitOf(screen),
  };
}
