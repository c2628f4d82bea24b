/** A main picture over all of the screen, as a card on its blurred copy, or on its own colour. Pure. */
import { ZOOM_SCALE } from '../../../../contract/limits';
import { captionsTop, formOf, unitOf, type Size } from '../../canvas/canvas';
import { leastSeen } from '../keptInView';
import { tinySize } from '../media/tinyPicture';
import { betweenWords } from './betweenWords';
import { asCard, covering, inFrame, inMiddleOf, scaled, type Shown, type Stand } from './stand';

/** How much of a picture is seen at least: over the whole screen, else as a card that is cut towards the screen's form. */
interface Crop {
  readonly onScreen: number;
  readonly onCard: number;
}
/** A picture that has nearly the screen's form fills it; no other is cut. */
export const GENTLE: Crop = { onScreen: 0.7, onCard: 1 };
/** `zoom-effect`: little but the picture is seen, and of each what it is about. */
export const NEAR: Crop = { onScreen: 1 / 1.8, onCard: 1 / 1.5 };

/** Of the screen at first: it grows by a fifth, and none of it leaves the screen. */
const CARD = 0.81;
/** Of the screen: where a thing stands whose one colour goes on around it, clear of captions. */
const ROOM_TOP = 0.03;
/** On an upright screen words stand low. */
const LIFT = 0.045;
/** px of a phone's picture. */
const RADIUS = 44;

/** Whole and clear of words, however near its animation brings it: a thing's head or foot may be at the edge of its picture. */
function onItsColour({ largestScale, room }: Shown, natural: Size, screen: Size): Stand {
  const { top, bottom } = room ?? { top: ROOM_TOP, bottom: captionsTop(screen) };
  const height = Math.max(0, bottom - top) * screen.height;
  const tiny = tinySize(natural, screen, largestScale);
  const fitting = Math.min(
    screen.width / natural.width,
    height / natural.height,
    tiny ? (tiny.width * ZOOM_SCALE.to) / natural.width : Infinity,
  );
  const left = { left: 0, top: top * screen.height, width: screen.width, height };
  const place = inMiddleOf(left, scaled(natural, fitting / ZOOM_SCALE.to));
  return asCard(place, place, { around: 'itsColour' });
}

/** @param natural of what is shown, once it is cropped; px */
export function onScreen(shown: Shown, natural: Size, screen: Size, crop: Crop = GENTLE): Stand {
  const { plainGround, largestScale, room, focus } = shown;
  if (plainGround !== undefined) return onItsColour(shown, natural, screen);
  const tiny = tinySize(natural, screen, largestScale);
  const [across, down] = [screen.width / natural.width, screen.height / natural.height];
  const kept = Math.min(across, down) / Math.max(across, down);
  const looked = leastSeen(natural, screen, focus);
  const whole = { left: 0, top: 0, ...screen };
  if (!tiny && !room && kept >= Math.max(looked, crop.onScreen)) return inFrame(whole, natural, focus);
  const size = tiny ?? scaled(natural, Math.min(across, down) * CARD);
  const cut = tiny ? 1 : Math.max(looked, crop.onCard, kept);
  const frame = inMiddleOf(whole, {
    width: across < down ? size.width : size.width / cut,
    height: across < down ? size.height / cut : size.height,
  });
  const lift = formOf(screen) === 'tall' ? LIFT * screen.height : 0;
  const lifted = { ...frame, top: frame.top - lift };
  const card = asCard(lifted, covering(lifted, natural, focus), {
    ...{ around: 'backdrop', borderRadius: RADIUS * unitOf(screen), isRaised: true },
  });
  return room ? betweenWords(card, shown, room, screen) : card;
}
