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

export const transitionFrames = (fps: number) => Math.round(TRANSITION_SECONDS * fps);

export const videoLength = (data: VideoData): Frames => durationInFrames(ms(data.duration), data.fps);

/** Back to front; items that are switched off or have no frame are left out. [Y3] [E6] */
export function planItems(data: VideoData): ShownItem[] {
  const { trackItemIds, trackItemsMap, fps } = data;
  const end = videoLength(data);
  const shown: ShownItem[] = [];
  const entrances = new Set<number>();
  for (const id of trackItemIds) {
    const item = trackItemsMap[id];
    if (!item) continue;
    const window = windowOf(item, fps);
    if (window.length <= 0 || window.from >= end) continue;
    shown.push(window);
    if (entersOverAnother(item)) entrances.add(window.from);
  }
  if (entrances.size === 0) return shown;
  const hold = frames(transitionFrames(fps));
  return shown.map((window) => {
    const followed = window.item.isMain && entrances.has(window.from + window.length);
    return followed && !leaves(window.item) ? heldFor(hold, window) : window;
  });
}

const windows = new WeakMap<TrackItem, ShownItem & { readonly fps: number }>();
const holding = new WeakMap<ShownItem, ShownItem>();

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

const transitionOf = (item: TrackItem) => (item.type === 'audio' ? undefined : item.details.transition);
const entersOverAnother = (item: TrackItem) => Boolean(item.isMain && transitionOf(item)?.in);
const leaves = (item: TrackItem) => Boolean(transitionOf(item)?.out);

/** Whether anything of it may be seen at a frame, `margin` frames early included. */
export const isNear = ({ from, length, held }: ShownItem, frame: number, margin: number): boolean =>
  frame >= from - margin && frame < from + length + held;
