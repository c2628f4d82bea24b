/** Where there is room: main items never stand over one another, nor do captions. Times in ms of the video. */
import { SHORTEST_SHOT_MS, VIDEO_MS } from '../../../contract/limits';
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import { exclusiveKindOf, type ExclusiveKind } from './laneKinds.selectors';
import { itemsOfKind } from './mainItems.selectors';

export interface Span {
  readonly from: number;
  readonly to: number;
}
/** Stretches that are taken, in order and apart from one another. */
export type Taken = readonly Span[];

/** Commands write whole ms; documents may hold fractions. What meets within less than this is joined, not parted. */
const TOUCH_MS = 1;

/** The shortest window that is seen: one frame. */
export const shortestMs = ({ fps }: VideoData): number => Math.ceil(1000 / fps);

/** What a hand that moves its edges leaves of an item: what follows others without a gap is read or looked at. */
export const shortestLeftMs = (data: VideoData, item: TrackItem): number =>
  exclusiveKindOf(item) ? Math.max(shortestMs(data), SHORTEST_SHOT_MS) : shortestMs(data);

export const wholeSpan = ({ from, to }: Span): Span => ({ from: Math.round(from), to: Math.round(to) });

/** Neighbours without room between them are one stretch. */
export function takenBy(items: readonly TrackItem[], excluding: ReadonlySet<string> = new Set()): Taken {
  const taken: { from: number; to: number }[] = [];
  for (const { id, display } of items) {
    if (excluding.has(id) || display.to <= display.from) continue;
    const last = taken.at(-1);
    if (last && display.from < last.to + TOUCH_MS) last.to = Math.max(last.to, display.to);
    else taken.push({ from: display.from, to: display.to });
  }
  return taken;
}

export const takenIn = (data: VideoData, kind: ExclusiveKind, excluding?: ReadonlySet<string>): Taken =>
  takenBy(itemsOfKind(data, kind), excluding);

/** The first stretch that ends after a moment. */
function indexAfter(taken: Taken, ms: number): number {
  let low = 0;
  let high = taken.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((taken[middle] as Span).to - ms < TOUCH_MS) low = middle + 1;
    else high = middle;
  }
  return low;
}

function inTheWay(taken: Taken, { from, to }: Span): Span | null {
  const next = taken[indexAfter(taken, from)];
  return next && to - next.from >= TOUCH_MS ? next : null;
}

/** Something that moves, and what it must not come to stand over. Its window is whole. */
export interface Mover extends Span {
  readonly taken: Taken;
}
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** How far all can move together, as near to what is wanted as there is room; null when there is none. */
export function nearestShift(movers: readonly Mover[], wantedMs: number, bounds: Bounds): number | null {
  const start = Math.min(Math.max(wantedMs, bounds.least), bounds.most);
  const left = freeShift(movers, start, 'left', bounds);
  const right = freeShift(movers, start, 'right', bounds);
  if (left === null || right === null) return left ?? right;
  return Math.abs(left - wantedMs) <= Math.abs(right - wantedMs) ? left : right;
}

/** From one obstacle to the next, until nothing is in anybody's way. */
function freeShift(movers: readonly Mover[], start: number, towards: 'left' | 'right', bounds: Bounds) {
  let byMs = start;
  for (;;) {
    if (byMs < bounds.least || byMs > bounds.most) return null;
    const past = escape(movers, byMs, towards);
    if (past === null) return byMs;
    byMs = past;
  }
}

function escape(movers: readonly Mover[], byMs: number, towards: 'left' | 'right'): number | null {
  for (const { from, to, taken } of movers) {
    const obstacle = inTheWay(taken, { from: from + byMs, to: to + byMs });
    if (obstacle)
      return towards === 'right' ? Math.round(obstacle.to) - from : Math.round(obstacle.from) - to;
  }
  return null;
}

/** The window with its edges on those of the neighbours that it all but meets. */
export function joined(window: Span, taken: Taken): Span {
  const after = indexAfter(taken, window.from);
  const [left, right] = [taken[after - 1], taken[after]];
  const meets = (edge: number | undefined, ms: number) =>
    edge !== undefined && Math.abs(edge - ms) < TOUCH_MS;
  return {
    from: left && meets(left.to, window.from) ? left.to : window.from,
    to: right && meets(right.from, window.to) ? right.from : window.to,
  };
}

/** How far a window could be drawn out to either side. */
export function roomAround(window: Span, taken: Taken): Span {
  const before = taken.findLast(({ from }) => from < window.from);
  const after = taken.find(({ to }) => to > window.to);
  return {
    from: before ? Math.min(before.to, window.from) : 0,
    to: after ? Math.max(after.from, window.to) : VIDEO_MS.max,
  };
}

interface Wanted extends Span {
  readonly kind: ExclusiveKind;
  readonly excluding?: ReadonlySet<string>;
}
/** The free place of this length that is nearest to the wanted one; null when the video has none. */
export function freeRoom(data: VideoData, { kind, excluding, ...window }: Wanted): Span | null {
  const whole = wholeSpan(window);
  const taken = takenIn(data, kind, excluding);
  const bounds = { least: -whole.from, most: VIDEO_MS.max - whole.to };
  const byMs = nearestShift([{ ...whole, taken }], 0, bounds);
  return byMs === null ? null : joined({ from: whole.from + byMs, to: whole.to + byMs }, taken);
}
