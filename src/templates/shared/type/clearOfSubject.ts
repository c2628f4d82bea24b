/** A title keeps off what is looked at in the shot that it is laid over: it goes to the other end of the picture where that covers clearly less of it. Pure. */
import type { Part } from '../../../../contract/video/itemDetails';
import type { ItemOf, VideoData } from '../../../../contract/video/videoData';
import { safeInsets, unitOf } from '../../canvas/canvas';
import { boxOf } from '../../paint/boxOf';
import { cropped } from '../../paint/footage/cropped';
import { partOn } from '../../paint/stand/stand';
import { standOf } from '../../paint/stand/stands';
import { meets } from '../shots/clearOfWords';
import type { ShotItem } from '../shots/shot.items';
import { leastCovered } from './leastCovered';

type Canvas = Pick<VideoData, 'size' | 'template'>;

/** Of the screen's height, from what is looked at first: nearer than this a title is moved, if it comes to stand so far away. */
const AWAY = { least: 0.1, enough: 0.22 } as const;
/** px of a phone's picture: what two lines of captions take, with air. */
const CAPTIONS = 290;

/** How low words end above captions, px of the video. */
export const aboveCaptions = (size: Canvas['size']): number =>
  size.height - safeInsets(size).bottom - CAPTIONS * unitOf(size);

interface Beneath {
  readonly shots: readonly ShotItem[];
  readonly canvas: Canvas;
  /** px: what stands above the title and goes with it. */
  readonly above?: number | undefined;
}

export function clearOfSubject(title: ItemOf<'text'>, { shots, canvas, above = 0 }: Beneath): ItemOf<'text'> {
  const shot = longestUnder(title, shots);
  const looked = shot && lookedAt(shot, canvas);
  if (!looked) return title;
  const { size } = canvas;
  const own = boxOf(title, canvas);
  // Beside a card it hides nothing.
  if (!meets(own, looked.frame)) return title;
  const isLow = own.top + own.height / 2 > size.height / 2;
  const other = { ...own, top: isLow ? safeInsets(size).top + above : aboveCaptions(size) - own.height };
  return isBetter(looked, own, other, size.height)
    ? { ...title, details: { ...title.details, top: Math.round(other.top) } }
    : title;
}

/** A title may go on over the next shots, too. */
function longestUnder({ display }: ItemOf<'text'>, shots: readonly ShotItem[]): ShotItem | undefined {
  const shared = (shot: ShotItem) =>
    Math.min(shot.display.to, display.to) - Math.max(shot.display.from, display.from);
  return shots.toSorted((one, other) => shared(other) - shared(one)).find((shot) => shared(shot) > 0);
}

interface Looked {
  /** px from the top: what is looked at first. */
  readonly y: number;
  readonly all: Part | undefined;
  readonly frame: Part;
}

/** Null where nothing of it is known, or a thing on its one colour has words beside it. */
function lookedAt(shot: ShotItem, canvas: Canvas): Looked | null {
  const details = cropped(shot.details);
  const { focus } = details;
  const stand = standOf(shot, canvas);
  if (!stand || !focus || stand.around === 'itsColour') return null;
  const { top: y } = partOn(stand, { left: focus.x, top: focus.y, width: 0, height: 0 });
  return { y, all: focus.box && partOn(stand, focus.box), frame: stand.frame };
}

/** Where it covers clearly less of what is looked at; where neither does, away from what is looked at first. */
function isBetter({ y, all }: Looked, own: Part, other: Part, height: number): boolean {
  if (leastCovered([own, other], all) === other) return true;
  if (all && leastCovered([other, own], all) === own) return false;
  const away = (place: Part) => Math.max(place.top - y, y - (place.top + place.height));
  return away(own) < AWAY.least * height && away(other) >= AWAY.enough * height;
}
