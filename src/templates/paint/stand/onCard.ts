/** A picture in a template's card: it fills it; whole on a background that goes on; one that is tiny, or would lose its head and foot, stands before its blurred copy. Pure. */
import { ZOOM_SCALE } from '../../../../contract/limits';
import type { Room } from '../../../../contract/video/itemDetails';
import type { Size } from '../../canvas/canvas';
import { cutsFocus, fittedTo } from '../keptInView';
import { tinySize } from '../media/tinyPicture';
import { asCard, covering, inFrame, inMiddleOf, scaled, type Place, type Shown, type Stand } from './stand';

/** Of each of its sides. */
const TINY_RADIUS = '6%';

/** @param card px of the video */
export function onCard(shown: Shown, natural: Size, card: Place, screen: Size): Stand {
  const { plainGround, largestScale, focus } = shown;
  const tiny = tinySize(natural, card, largestScale);
  if (plainGround !== undefined) {
    const left = leftOf(card, shown.room, screen);
    const whole = Math.min(left.width / natural.width, left.height / natural.height);
    const fitting = tiny ? Math.min(whole, tiny.width / natural.width) : whole;
    // However near its animation brings it, its head and foot stay in the card.
    const place = inMiddleOf(left, scaled(natural, fitting / ZOOM_SCALE.to));
    return asCard(place, place, { around: 'itsColour' });
  }
  if (tiny) {
    const place = inMiddleOf(card, tiny);
    return asCard(place, place, { around: 'backdrop', borderRadius: TINY_RADIUS });
  }
  if (!focus || !cutsFocus(natural, card, focus)) return inFrame(card, natural, focus);
  const frame = inMiddleOf(card, scaled(fittedTo(natural, card, focus), 1 / ZOOM_SCALE.to));
  return asCard(frame, covering(frame, natural, focus), { around: 'backdrop' });
}

/** What of a card is left of the room between words. */
function leftOf(card: Place, room: Room | undefined, screen: Size): Place {
  if (!room) return card;
  const top = Math.max(card.top, room.top * screen.height);
  const bottom = Math.min(card.top + card.height, room.bottom * screen.height);
  return { ...card, top, height: Math.max(0, bottom - top) };
}
