/** What an item must not come to stand over, and how far it may go. ms */
import { VIDEO_MS } from '../../../../contract/limits';
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import { exclusiveKindOf, type ExclusiveKind } from '../../selectors/laneKinds.selectors';
import { takenIn, type Span, type Taken } from '../../selectors/placement.selectors';

/** Its own kind, but for those that move along. Nothing where items may overlap. */
export function obstacles(data: VideoData, moving: ReadonlySet<string>): (item: TrackItem) => Taken {
  const known = new Map<ExclusiveKind, Taken>();
  return (item) => {
    const kind = exclusiveKindOf(item);
    if (!kind) return [];
    const taken = known.get(kind) ?? takenIn(data, kind, moving);
    known.set(kind, taken);
    return taken;
  };
}

/** Only main items take the end of the video with them; what is past it already stays where it is. */
export function farthest(data: VideoData, items: readonly TrackItem[]): number {
  if (items.some((item) => exclusiveKindOf(item) === 'main')) return VIDEO_MS.max;
  return Math.max(Math.floor(data.duration), Math.ceil(latest(items.map(({ display }) => display))));
}

export const earliest = (spans: readonly Span[]) =>
  spans.reduce((first, { from }) => Math.min(first, from), Infinity);
export const latest = (spans: readonly Span[]) => spans.reduce((last, { to }) => Math.max(last, to), 0);
