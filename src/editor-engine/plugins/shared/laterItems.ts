/**
 * What stands later in the picture comes earlier or later, together. Captions and sound stay: they follow the voice; and
 * a last card goes with the end of the video (`videoEnd`).
 */
import { VIDEO_MS } from '../../../../contract/limits';
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import type { Refusal } from '../../kernel/refusal';
import { laneKindOf } from '../../selectors/laneKinds.selectors';
import { wholeSpan } from '../../selectors/placement.selectors';
import { movedTo } from './itemTimes';
import { isLastCard } from './lastCard';

/** Nearer than this, what met before meets afterwards: whole ms may part it by one. */
const MEETING_MS = 1.5;

const isInPicture = (item: TrackItem) => ['main', 'overlays', 'titles'].includes(laneKindOf(item));

interface Others {
  /** What is no longer there. */
  readonly gone?: ReadonlySet<string>;
  /** What has its new window already. */
  readonly retimed?: TrackItem;
}

/** @param shift how much later (earlier when negative) what begins at a moment comes */
export function laterItems(
  data: VideoData,
  shift: (fromMs: number) => number,
  { gone, retimed }: Others,
): readonly TrackItem[] | Refusal {
  const moved: TrackItem[] = [];
  let mainEnd = 0;
  for (const item of pictureOf(data)) {
    if (gone?.has(item.id) || isLastCard(item, data)) continue;
    const next =
      item.id === retimed?.id ? retimed : later(item, Math.round(shift(item.display.from)), mainEnd);
    if (next.display.to > VIDEO_MS.max) return 'tooLong';
    if (laneKindOf(item) === 'main') mainEnd = next.display.to;
    if (next !== item && next !== retimed) moved.push(next);
  }
  return moved;
}

const pictureOf = ({ trackItemsMap }: VideoData): readonly TrackItem[] =>
  Object.values(trackItemsMap)
    .filter(isInPicture)
    .sort((a, b) => a.display.from - b.display.from);

function later(item: TrackItem, byMs: number, mainEnd: number): TrackItem {
  if (byMs === 0) return item;
  const whole = wholeSpan(item.display);
  const from = Math.max(0, whole.from + byMs);
  const meets = laneKindOf(item) === 'main' && Math.abs(from - mainEnd) < MEETING_MS;
  return movedTo(item, { from: meets ? mainEnd : from, to: from + whole.to - whole.from });
}
