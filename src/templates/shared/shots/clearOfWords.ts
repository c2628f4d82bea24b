/** What is shown in a picture stands beside the words that are laid over its shot, not under them. Pure. */
import type { ItemOf } from '../../../../contract/video/videoData';
import { ZOOM_SCALE } from '../../../../contract/limits';
import type { Part, Room } from '../../../../contract/video/itemDetails';
import { captionsTop, formOf, unitOf, type Size } from '../../canvas/canvas';
import { boxOf } from '../../paint/boxOf';
import { cropped } from '../../paint/footage/cropped';
import { partInView, shiftInto } from '../../paint/keptInView';
import { mainStand } from '../../paint/mainStand';
import type { Look } from '../look';
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
  { size, look: { template, givesWayToWords } }: { readonly size: Size; readonly look: Look },
): ShotItem {
  if (shot.type !== 'image') return shot;
  const over = words.filter((item) => shareOf(shot, item) >= LONG);
  const boxes = over.map((item) => boxOf(item, { size, template }));
  const givesWay =
    shot.details.plainGround !== undefined || (givesWayToWords && isWritten(shot, boxes, size));
  if (boxes.length === 0 || !givesWay) return shot;
  const room = boxes.reduce((left, box) => beside(left, box, size), {
    top: 0,
    bottom: captionsTop(size),
  });
  return room.bottom - room.top < LEAST ? shot : { ...shot, details: { ...shot.details, room } };
}

/** A card always; what fills the screen only where its head would be under words: then it stands between them as a card. */
function isWritten({ details }: ItemOf<'image'>, words: readonly Part[], size: Size): boolean {
  const picture = cropped(details);
  const as = mainStand(picture, size)?.as;
  if (as !== 'screen') return as === 'card';
  const head = headOnScreen(picture, size);
  return head !== null && words.some((box) => meets(box, head));
}

/** Of what is looked at, from its top. */
const HEAD = 0.25;

/** Where it goes as its animation brings it nearer; px of the video. */
function headOnScreen(
  { naturalWidth = 1, naturalHeight = 1, focus }: ItemOf<'image'>['details'],
  screen: Size,
): Part | null {
  if (!focus?.box) return null;
  const scale = Math.max(screen.width / naturalWidth, screen.height / naturalHeight);
  const size = { width: naturalWidth * scale, height: naturalHeight * scale };
  const shift = shiftInto(size, screen, focus);
  const box = partInView(size, screen, focus.box, shift);
  const { top: nearTo } = partInView(
    size,
    screen,
    { left: focus.x, top: focus.y, width: 0, height: 0 },
    shift,
  );
  const top = Math.min(box.top, nearTo + (box.top - nearTo) * ZOOM_SCALE.to);
  return { ...box, top, height: box.top - top + box.height * HEAD };
}

const meets = (one: Part, other: Part): boolean =>
  one.top < other.top + other.height &&
  other.top < one.top + one.height &&
  one.left < other.left + other.width &&
  other.left < one.left + one.width;

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
