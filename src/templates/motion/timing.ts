/** Which item is on screen in which frames, worked out once from the document. */
import { TRANSITION_SECONDS } from '../../../contract/limits';
import { durationInFrames, frames, ms, msToFrames, type Frames } from '../../../contract/units';
import type { TrackItem, VideoData } from '../../../contract/videoData';

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

const windowOf = ({ display }: TrackItem, fps: number) => {
  const from = msToFrames(ms(display.from), fps);
  return { from, length: frames(msToFrames(ms(display.to), fps) - from) };
};

/** Back to front; items that are switched off or have no frame are left out. [Y3] [E6] */
export function planItems(data: VideoData): ShownItem[] {
  const windows = data.trackItemIds.flatMap((id) => {
    const item = data.trackItemsMap[id];
    if (!item) return [];
    const window = windowOf(item, data.fps);
    return window.length > 0 && window.from < videoLength(data) ? [{ item, ...window }] : [];
  });
  const entrances = new Set(windows.filter(({ item }) => entersOverAnother(item)).map(({ from }) => from));
  const hold = transitionFrames(data.fps);
  return windows.map((window) => {
    const followed = window.item.isMain && entrances.has(frames(window.from + window.length));
    return sameAsBefore({ ...window, held: frames(followed && !leaves(window.item) ? hold : 0) });
  });
}

const planned = new WeakMap<TrackItem, ShownItem>();

/** An item that did not change is planned as the same object, so that an edit repaints nothing else. */
function sameAsBefore(shown: ShownItem): ShownItem {
  const before = planned.get(shown.item);
  if (before && before.from === shown.from && before.length === shown.length && before.held === shown.held)
    return before;
  planned.set(shown.item, shown);
  return shown;
}

const transitionOf = (item: TrackItem) =>
  item.type === 'image' || item.type === 'video' ? item.details.transition : undefined;
const entersOverAnother = (item: TrackItem) => Boolean(item.isMain && transitionOf(item)?.in);
const leaves = (item: TrackItem) => Boolean(transitionOf(item)?.out);

/** Whether anything of it may be seen at a frame, `margin` frames early included. */
export const isNear = ({ from, length, held }: ShownItem, frame: number, margin: number): boolean =>
  frame >= from - margin && frame < from + length + held;
