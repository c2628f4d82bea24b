/** What is looked at in a picture or clip, where it stands on the frame. Pure. */
import type { Part } from '../../../../contract/video/itemDetails';
import { atNearest, partOn, type Shown, type Stand } from './stand';

/** px of the video. */
export interface Subject {
  readonly all: Part;
  /** What no words may hide, wherever its animation brings it. */
  readonly head: Part;
}

/** Of what is looked at, from its top. */
const HEAD = 0.25;
const WHOLE: Part = { left: 0, top: 0, width: 1, height: 1 };

/**
 * A thing on its one colour is all of its picture. Of a card in which no part is known, all of it is looked at; of what
 * covers its frame, nothing is known then: null.
 */
export function subjectOf({ plainGround, focus }: Shown, stand: Stand): Subject | null {
  const box = plainGround === undefined ? focus?.box : undefined;
  if (!box && stand.grows === 'picture' && plainGround === undefined) return null;
  const all = partOn(stand, box ?? WHOLE);
  const near = atNearest(stand, all);
  const seen = stand.grows === 'frame' ? atNearest(stand, stand.frame) : stand.frame;
  if (!box) return { all, head: inside(seen, near) };
  const top = Math.min(all.top, near.top);
  const foot = all.top + HEAD * all.height;
  return { all, head: inside(seen, { ...all, top, height: foot - top }) };
}

/** What is cut off is under no words. */
function inside(frame: Part, { left, top, width, height }: Part): Part {
  const [from, to] = [Math.max(left, frame.left), Math.min(left + width, frame.left + frame.width)];
  const [above, below] = [Math.max(top, frame.top), Math.min(top + height, frame.top + frame.height)];
  return { left: from, top: above, width: Math.max(0, to - from), height: Math.max(0, below - above) };
}
