/** An item at another time: its window, the part of the source that plays, and its spoken words. ms, whole. */
import { VIDEO_MS } from '../../../../contract/limits';
import { loopPointOf, trackOf } from '../../../../contract/sound/music';
import { keyframesMoved } from '../../../../contract/video/keyframes';
import type { ItemOf, TrackItem } from '../../../../contract/video/videoData';
import type { Span } from '../../selectors/placement.selectors';

/** An item with a source that plays on while it is shown. */
export type Playing = ItemOf<'video'> | ItemOf<'audio'>;
export const isPlaying = (item: TrackItem): item is Playing => item.type === 'video' || item.type === 'audio';

/** ms of the source in one ms of the video. */
export const speedOf = (item: TrackItem): number => (item.type === 'video' ? (item.details.speed ?? 1) : 1);
/** Where in its source it begins. */
export const sourceStart = (item: TrackItem): number => item.trim?.from ?? 0;
export const lengthOf = ({ display }: TrackItem): number => display.to - display.from;
/** Sound that begins again whenever it ends: its source is never used up. */
export const loops = (item: TrackItem): boolean => item.type === 'audio' && item.details.loop === true;
/** ms of the source; infinite when nobody knows, or when it begins again. */
export const sourceLength = (item: TrackItem): number =>
  isPlaying(item) ? (item.details.duration ?? Infinity) : Infinity;

/** ms of the file up to which a sound that begins again plays before it does. */
export function roundEnd(item: Playing): number {
  const track = trackOf(item.details.src);
  return track ? loopPointOf(track) : sourceLength(item);
}

export const withWindow = (item: TrackItem, { from, to }: Span): TrackItem => ({
  ...item,
  display: { ...item.display, from, to },
});

/** From a moment of the source on, for as long as its window asks. */
export function withSourceFrom(item: TrackItem, sourceMs: number): TrackItem {
  // A clip that is shown longer than it is can be cut further than it goes.
  const from = Math.min(Math.max(0, Math.round(sourceMs)), Math.floor(sourceLength(item)));
  const needed = Math.round(from + lengthOf(item) * speedOf(item));
  const to = Math.min(needed, sourceLength(item), VIDEO_MS.max);
  return { ...item, trim: { ...item.trim, from: Math.min(from, to), to } };
}

/** Floating point: less of a ms than this is none. */
const NO_MS = 1e-6;
/**
 * The first whole ms that is not before this one. Where a window is moved behind another that ends at a part of a ms,
 * rounding would let it begin before that end.
 */
export const wholeFrom = (ms: number): number => Math.ceil(ms - NO_MS);

/** At another time with the same length; what is spoken goes along. */
export function movedTo(item: TrackItem, window: Span): TrackItem {
  const moved = withWindow(item, window);
  const byMs = Math.round(window.from - item.display.from);
  if (moved.type !== 'text' || !moved.details.words || byMs === 0) return moved;
  const inVideo = (ms: number) => Math.min(Math.max(ms + byMs, 0), VIDEO_MS.max);
  const words = moved.details.words.map((word) => ({
    ...word,
    from: inVideo(word.from),
    to: inVideo(word.to),
  }));
  return { ...moved, details: { ...moved.details, words } };
}

/** With each of its keyframes at another moment, ms from its start before and after. */
export function withKeyframesMoved(item: TrackItem, moved: (atMs: number) => number): TrackItem {
  if (item.type === 'audio' || !item.details.keyframes) return item;
  const keyframes = keyframesMoved(item.details.keyframes, moved);
  return { ...item, details: { ...item.details, keyframes } } as TrackItem;
}

/** Without `goneMs` of its start it is at each moment of the video where it was. */
export const keyedFrom = (item: TrackItem, goneMs: number): TrackItem =>
  withKeyframesMoved(item, (atMs) => atMs - goneMs);

/** With the left edge elsewhere: what plays then is what played then before. */
export function withStartAt(item: TrackItem, window: Span): TrackItem {
  const cut = keyedFrom(withWindow(item, window), window.from - item.display.from);
  if (!isPlaying(item)) return cut;
  const sourceMs = sourceStart(item) + (window.from - item.display.from) * speedOf(item);
  return loops(item) ? withRoundFrom(cut, item, sourceMs) : withSourceFrom(cut, sourceMs);
}

/** What goes round plays on where its file reaches to the end of the window; else it begins anew, as a rest of it would be heard over and over. */
function withRoundFrom(cut: TrackItem, item: Playing, sourceMs: number): TrackItem {
  const end = roundEnd(item);
  if (!Number.isFinite(end)) return cut;
  const start = sourceStart(item);
  const from = sourceMs < end ? sourceMs : start + ((sourceMs - start) % Math.max(1, end - start));
  return from >= 0 && from + lengthOf(cut) <= end ? withSourceFrom(cut, from) : cut;
}

/** With the right edge elsewhere: more or less of the source plays. */
export function withEndAt(item: TrackItem, window: Span): TrackItem {
  const cut = withWindow(item, window);
  return isPlaying(item) && item.trim && !loops(item) ? withSourceFrom(cut, item.trim.from) : cut;
}
