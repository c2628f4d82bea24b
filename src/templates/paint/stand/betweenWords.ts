/** What stands as a card gives way to words that are laid over it. Pure. */
import type { Room } from '../../../../contract/video/itemDetails';
import type { Size } from '../../canvas/canvas';
import { middleOf, partOn, type Place, type Shown, type Stand } from './stand';

/** Of a card: with less, a thing is too small to be seen, and words lie over its edges. */
const SMALLEST = 0.6;
/** The same where all of it is clear of words: below three lines of a title it is still half as wide as a phone's screen. */
const SMALLEST_WHOLE = 0.55;

/** All of it stands between them where it is still seen there, else what is looked at in it, also at its animation's nearest; of a picture in which nothing is known, its middle. */
export function betweenWords(card: Stand, { focus }: Shown, room: Room, screen: Size): Stand {
  const [top, bottom] = [room.top * screen.height, room.bottom * screen.height];
  const { nearest } = card;
  const fitsWhole = bottom - top >= card.frame.height * SMALLEST_WHOLE * nearest;
  const looked = fitsWhole ? undefined : focus?.box && partOn(card, focus.box);
  const part = looked ?? card.frame;
  const least = looked ? SMALLEST : fitsWhole ? SMALLEST_WHOLE : 1;
  // So that it fits between the words, and beside them none of the card leaves the screen.
  const fitting = Math.min(
    (bottom - top) / part.height,
    (screen.height - top) / (card.frame.top + card.frame.height - part.top),
    bottom / (part.top + part.height - card.frame.top),
  );
  const shrunk = Math.max(least, Math.min(1, fitting / nearest));
  const middle = middleOf(card.frame);
  /** px below the middle of the card, at its nearest. */
  const [from, to] = [part.top, part.top + part.height].map(
    (edge) => (edge - middle.y) * shrunk * nearest,
  ) as [number, number];
  const [highest, lowest] = [top - from, bottom - to];
  // Of what is too large its head is seen, and its foot goes under words.
  const tooLarge = looked ? highest : (highest + lowest) / 2;
  const wanted = highest <= lowest ? clamped(middle.y, highest, lowest) : tooLarge;
  const spare = Math.max(0, (screen.height - card.frame.height * shrunk * nearest) / 2);
  const at = clamped(wanted, screen.height / 2 - spare, screen.height / 2 + spare);
  const moved = (place: Place): Place => ({
    left: middle.x + (place.left - middle.x) * shrunk,
    top: at + (place.top - middle.y) * shrunk,
    width: place.width * shrunk,
    height: place.height * shrunk,
  });
  const origin = {
    x: middle.x + (card.origin.x - middle.x) * shrunk,
    y: at + (card.origin.y - middle.y) * shrunk,
  };
  return { ...card, frame: moved(card.frame), picture: moved(card.picture), origin };
}

const clamped = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));
