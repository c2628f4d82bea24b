/** What is shown in a picture stands beside the words that are laid over its shot, not under them. Pure. */
import type { ItemOf } from '../../../../contract/video/videoData';
import type { Room } from '../../../../contract/video/itemDetails';
import { captionsTop, formOf, unitOf, type Size } from '../../canvas/canvas';
import { boxOf } from '../../paint/boxOf';
import { cropped } from '../../paint/footage/cropped';
import { mainStand } from '../../paint/mainStand';
import type { ShotItem } from './shot.items';

/** px of a phone's picture. */
const GAP = 28;
/** Of the screen's height: with less, a thing is too small to be seen, and words may lie over it. */
const LEAST = 0.25;

/** Of a shot: words that are over it for less only pass. */
const LONG = 1 / 3;

export function clearOfWords(
  shot: ShotItem,
  words: readonly ItemOf<'text'>[],
  { size, template }: { readonly size: Size; readonly template: string },
): ShotItem {
  if (shot.type !== 'image' || !isWhole(shot, size)) return shot;
  const over = words.filter((item) => shareOf(shot, item) >= LONG);
  if (over.length === 0) return shot;
  const room = over.reduce((left, item) => beside(left, boxOf(item, { size, template }), size), {
    top: 0,
    bottom: captionsTop(size),
  });
  return room.bottom - room.top < LEAST ? shot : { ...shot, details: { ...shot.details, room } };
}

/** Over all of the screen there is no room beside words. */
const isWhole = ({ details }: ItemOf<'image'>, size: Size): boolean =>
  details.plainGround !== undefined || mainStand(cropped(details), size)?.as === 'card';

/** How much of a shot's time an item is shown in. */
function shareOf({ display: { from, to } }: ShotItem, { display }: ItemOf<'text'>): number {
  return (Math.min(to, display.to) - Math.max(from, display.from)) / Math.max(1, to - from);
}

/** What is left above words in the lower half, or below those in the upper one. */
function beside(
  { top, bottom }: Room,
  words: { readonly top: number; readonly height: number },
  size: Size,
): Room {
  const gap = GAP * unitOf(size);
  const [from, to] = [(words.top - gap) / size.height, (words.top + words.height + gap) / size.height];
  const isLow = formOf(size) !== 'wide' && (from + to) / 2 > 0.5;
  return isLow ? { top, bottom: Math.min(bottom, from) } : { top: Math.max(top, to), bottom };
}
