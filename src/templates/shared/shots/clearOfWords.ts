/** What is looked at in a picture or clip stands beside the words that are laid over its shot, not under them, and a card clear of them. Pure. */
import type { Part, Room } from '../../../../contract/video/itemDetails';
import type { ItemOf, VideoData } from '../../../../contract/video/videoData';
import { captionsTop, unitOf, type Size } from '../../canvas/canvas';
import { cropped } from '../../paint/footage/cropped';
import { inkOf } from '../../paint/inkOf';
import { atNearest, type Stand } from '../../paint/stand/stand';
import { standOf } from '../../paint/stand/stands';
import { subjectOf } from '../../paint/stand/subject';
import type { ShotItem } from './shot.items';

type Canvas = Pick<VideoData, 'size' | 'template'>;

/** px of a phone's picture. */
const GAP = 28;
/** Of the screen's height: with less, a thing is too small to be seen, and words may lie over it. */
const LEAST = 0.25;

/** Of a shot: words that are over it for less only pass. */
const LONG = 1 / 3;

/** Its stand leaves the words their place only where they would hide what is looked at, or lie on the edge of a card. */
export function clearOfWords(shot: ShotItem, words: readonly ItemOf<'text'>[], canvas: Canvas): ShotItem {
  const over = words.filter((item) => shareOf(shot, item) >= LONG).map((item) => inkOf(item, canvas));
  const stand = standOf(shot, canvas);
  const subject = stand ? subjectOf(cropped(shot.details), stand) : null;
  const hides = subject !== null && over.some((box) => meets(box, subject.head));
  if (!stand || !(hides || isOnEdge(over, stand))) return shot;
  const { size } = canvas;
  const room = over.reduce((left, box) => beside(left, box, size), { top: 0, bottom: captionsTop(size) });
  if (room.bottom - room.top < LEAST) return shot;
  const given = withRoom(shot, room);
  const left = standOf(given, canvas);
  // A card that is too large for what is left is cut by the words there as here.
  return hides || (left && !isOnEdge(over, left)) ? given : shot;
}

const withRoom = (shot: ShotItem, room: Room): ShotItem =>
  shot.type === 'image'
    ? { ...shot, details: { ...shot.details, room } }
    : { ...shot, details: { ...shot.details, room } };

/** Whether words are half on a card and half beside it, wherever its animation brings its upper or lower edge. */
function isOnEdge(words: readonly Part[], stand: Stand): boolean {
  if (!stand.isRaised) return false;
  const frames = [stand.frame, atNearest(stand, stand.frame)];
  return words.some((box) =>
    frames.some(
      (frame) =>
        meets(box, frame) && (box.top < frame.top || box.top + box.height > frame.top + frame.height),
    ),
  );
}

export const meets = (one: Part, other: Part): boolean =>
  one.top < other.top + other.height &&
  other.top < one.top + one.height &&
  one.left < other.left + other.width &&
  other.left < one.left + one.width;

/** How much of a shot's time an item is shown in. */
function shareOf({ display: { from, to } }: ShotItem, { display }: ItemOf<'text'>): number {
  return (Math.min(to, display.to) - Math.max(from, display.from)) / Math.max(1, to - from);
}

/** What is left above words in the lower half, or below those in the upper one. */
function beside({ top, bottom }: Room, words: Part, size: Size): Room {
  const gap = GAP * unitOf(size);
  const [from, to] = [(words.top - gap) / size.height, (words.top + words.height + gap) / size.height];
  return (from + to) / 2 > 0.5 ? { top, bottom: Math.min(bottom, from) } : { top: Math.max(top, to), bottom };
}
