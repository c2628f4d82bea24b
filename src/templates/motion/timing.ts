/** Which item is on screen in which frames, worked out once from the document. */
import { TRANSITION_SECONDS } from '../../../contract/limits';
import { durationInFrames, frames, ms, msToFrames, type Frames } from '../../../contract/units';
import type { TrackItem, VideoData } from '../../../contract/video/videoData';

export interface ShownItem {
  readonly item: TrackItem;
  readonly from: Frames;
  /** Frames of its own window. */
  readonly length: Frames;
  /** Frames that it stays beneath the entrance of the shot that follows it. */
  readonly held: Frames;
}

/** `lengthMs` where somebody chose one. */
export const transitionFrames = (fps: number, lengthMs = TRANSITION_SECONDS * 1000) =>
  Math.round((lengthMs / 1000) * fps);

export const videoLength = (data: VideoData): Frames => durationInFrames(ms(data.duration), data.fps);

/** Back to front; items that are switched off or have no frame are left out. [Y3] [E6] */
export function planItems(data: VideoData): ShownItem[] {
  const { trackItemIds, trackItemsMap, fps } = data;
  const end = videoLength(data);
  const shown: ShownItem[] = [];
  for (const id of trackItemIds) {
    const item = trackItemsMap[id];
    if (!item) continue;
    const window = windowOf(item, fps);
    if (window.length > 0 && window.from < end) shown.push(window);
  }
  if (!shown.some(({ item }) => entersOverAnother(item))) return shown;
  const joined = joinedTo(shown.filter(({ item }) => item.isMain));
  /** By the frame at which they begin: how many frames they take. */
  const entrances = new Map<number, number>();
  for (const window of joined)
    if (entersOverAnother(window.item)) entrances.set(window.from, entranceOf(window, fps));
  return shown.map((window) => {
    if (!window.item.isMain) return window;
    const hold = leaves(window.item) ? undefined : entrances.get(window.from + window.length);
    const held = hold === undefined ? window : heldFor(frames(hold), window);
    return entersOverAnother(window.item) && !joined.has(window) ? shownAtOnce(held) : held;
  });
}

const waiting = new WeakMap<VideoData, ReadonlySet<string>>();

/** The items whose entrance waits for something to come in over: they are there at once. Worked out once for a document. */
export function waitingEntrances(data: VideoData): ReadonlySet<string> {
  const known = waiting.get(data);
  if (known) return known;
  const atOnceNow = planItems(data).filter(({ item }) => item !== data.trackItemsMap[item.id]);
  const ids = new Set(atOnceNow.map(({ item }) => item.id));
  waiting.set(data, ids);
  return ids;
}

/** Those that another one is seen beneath, or until: behind a gap and at the front there is none. */
function joinedTo(mains: readonly ShownItem[]): ReadonlySet<ShownItem> {
  const joined = new Set<ShownItem>();
  let until = -1;
  for (const window of mains.toSorted((a, b) => a.from - b.from)) {
    if (until >= window.from) joined.add(window);
    until = Math.max(until, window.from + window.length);
  }
  return joined;
}

const windows = new WeakMap<TrackItem, ShownItem & { readonly fps: number }>();
const holding = new WeakMap<ShownItem, ShownItem>();
const atOnce = new WeakMap<ShownItem, ShownItem>();

/** An item that did not change is planned as the same object: an edit works out and repaints nothing else. */
function windowOf(item: TrackItem, fps: number): ShownItem {
  const before = windows.get(item);
  if (before?.fps === fps) return before;
  const from = msToFrames(ms(item.display.from), fps);
  const length = frames(msToFrames(ms(item.display.to), fps) - from);
  const window = { item, from, length, held: frames(0), fps };
  windows.set(item, window);
  return window;
}

function heldFor(held: Frames, window: ShownItem): ShownItem {
  const before = holding.get(window);
  if (before?.held === held) return before;
  const longer = { ...window, held };
  holding.set(window, longer);
  return longer;
}

/** It keeps what was chosen: the same document plays it again once something stands before the shot. */
function shownAtOnce(window: ShownItem): ShownItem {
  const { item } = window;
  if (item.type === 'audio') return window;
  const before = atOnce.get(window);
  if (before) return before;
  const { in: _, inDuration: __, ...transition } = item.details.transition ?? {};
  const shown = { ...window, item: { ...item, details: { ...item.details, transition } } as TrackItem };
  atOnce.set(window, shown);
  return shown;
}

const transitionOf = (item: TrackItem) => (item.type === 'audio' ? undefined : item.details.transition);
const entersOverAnother = (item: TrackItem) => Boolean(item.isMain && transitionOf(item)?.in);
/** As long as somebody chose, as far as there is room for it. */
export function entranceOf({ item, length }: ShownItem, fps: number): number {
  const chosen = transitionOf(item)?.inDuration;
  return chosen === undefined
    ? transitionFrames(fps)
    : Math.min(transitionFrames(fps, chosen), Math.floor(length / 2));
}
const leaves = (item: TrackItem) => Boolean(transitionOf(item)?.out);

/** Whether anything of it may be seen at a frame, `margin` frames early included. */
export const isNear = ({ from, length, held }: ShownItem, frame: number, margin: number): boolean =>
  frame >= from - margin && frame < from + length + held;
