/** How far one end of an item may go: to its neighbours, to the end of its source, and to one frame's length. */
import type { TrackItem } from '../../../../contract/video/videoData';
import type { Refusal } from '../../kernel/refusal';
import type { Span } from '../../selectors/placement.selectors';
import { isPlaying, loops, sourceLength, sourceStart, speedOf, withEndAt, withStartAt } from './itemTimes';

export type Edge = 'from' | 'to';

/** What stops it: the room it has, and a frame's length. ms */
interface Limits {
  readonly room: Span;
  readonly shortest: number;
}

/** The moment nearest to the wanted one that the edge may have, or what keeps it where it is. */
export function settleEdge(
  item: TrackItem,
  edge: Edge,
  wantedMs: number,
  { room, shortest }: Limits,
): number | Refusal {
  const { from, to } = item.display;
  const now = item.display[edge];
  const source = sourceSpan(item);
  // What already reaches further than it may, or is shorter than it may be, stays so, and gets no worse.
  const [least, most] =
    edge === 'from'
      ? [Math.min(from, Math.max(room.from, source.from)), Math.max(from, Math.floor(to - shortest))]
      : [Math.min(to, Math.ceil(from + shortest)), Math.max(to, Math.min(room.to, source.to))];
  const settled = Math.min(Math.max(Math.round(wantedMs), least), most);
  if (settled !== now) return settled;
  if (Math.round(now) === Math.round(wantedMs)) return 'nothingChanges';
  const isInward = edge === 'from' ? wantedMs > now : wantedMs < now;
  if (isInward) return 'tooShort';
  if (edge === 'from')
    return source.from > room.from ? 'pastSource' : room.from <= 0 ? 'beforeStart' : 'noRoom';
  return source.to < room.to ? 'pastSource' : 'noRoom';
}

/** The longest window in which the source plays without coming to an end. Whole ms. */
function sourceSpan(item: TrackItem): Span {
  if (!isPlaying(item) || loops(item)) return { from: -Infinity, to: Infinity };
  const msOf = (sourceMs: number) => item.display.from + (sourceMs - sourceStart(item)) / speedOf(item);
  return { from: Math.ceil(msOf(0)), to: Math.floor(msOf(sourceLength(item))) };
}

export function withEdgeAt(item: TrackItem, edge: Edge, ms: number): TrackItem {
  const window = { ...item.display, [edge]: ms };
  return edge === 'from' ? withStartAt(item, window) : withEndAt(item, window);
}
