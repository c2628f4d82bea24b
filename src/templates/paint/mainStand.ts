/** How a main picture stands on the screen: over all of it, as a card on its blurred copy, or on its own colour. Pure. */
import { fillsCanvas, formOf, unitOf, type Placed, type Size } from '../canvas/canvas';
import { tinySize } from './tinyPicture';

export interface MainStand extends Size {
  readonly fit: 'contain' | 'cover';
  /** px above the middle of the screen. */
  readonly lift: number;
  readonly borderRadius: number;
}
interface MainPicture extends Placed {
  readonly naturalWidth?: number | undefined;
  readonly naturalHeight?: number | undefined;
  readonly plainGround?: string | undefined;
  readonly fit?: 'contain' | 'cover' | undefined;
}

/** A picture that has nearly the screen's form fills it: so much of it is seen at least. */
const KEPT = 0.7;
/** Of the screen at first: it grows by a fifth, and none of it leaves the screen. */
const CARD = 0.81;
/** A thing on one colour has a margin of its own. */
const ON_COLOUR = 0.9;
/** On an upright screen words stand low. */
const LIFT = 0.045;
/** px of a phone's picture. */
const RADIUS = 44;

/** Null where somebody has placed it, or where nobody has looked into the file: then it is contained in its box. */
export function mainStand(picture: MainPicture, screen: Size): MainStand | null {
  const { naturalWidth: width, naturalHeight: height, plainGround, fit } = picture;
  if (!width || !height || fit || !fillsCanvas(picture, screen)) return null;
  const tiny = tinySize({ width, height }, screen);
  const fitting = Math.min(screen.width / width, screen.height / height);
  const kept = fitting / Math.max(screen.width / width, screen.height / height);
  if (!tiny && !plainGround && kept >= KEPT) return { ...screen, fit: 'cover', lift: 0, borderRadius: 0 };
  const scale = fitting * (plainGround ? ON_COLOUR : CARD);
  const size = tiny ?? { width: width * scale, height: height * scale };
  return {
    width: Math.round(size.width),
    height: Math.round(size.height),
    fit: 'contain',
    lift: formOf(screen) === 'tall' ? LIFT * screen.height : 0,
    borderRadius: plainGround ? 0 : RADIUS * unitOf(screen),
  };
}
