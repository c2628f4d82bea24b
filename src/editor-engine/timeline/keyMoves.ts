/** What a key on an item of the timeline means for the document. Pure. */
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import { lanesOf } from '../selectors/lanes.selectors';
import { mainItems } from '../selectors/mainItems.selectors';
import { neighbour } from './neighbour';
import { framesOn } from './scale';

/** What is selected together goes together; else the item alone. */
export const groupOf = (selected: readonly string[], id: string): readonly string[] =>
  selected.includes(id) ? selected : [id];

/** A frame or a second on, in whole frames. */
export const steppedMs = (
  atMs: number,
  { step, bySecond }: { readonly step: number; readonly bySecond: boolean },
  fps: number,
): number => framesOn(atMs, step * (bySecond ? fps : 1), fps);

/** The main item that begins where this one ends. */
export const nextAtCut = (data: VideoData, { isMain, display }: TrackItem): string | undefined =>
  mainItems(data).find(({ display: { from } }) => isMain && from === display.to)?.id;

/** Where the focus goes when the group is removed: to what stands nearest and stays. */
export function focusAfterRemoval(data: VideoData, id: string, group: readonly string[]): string | undefined {
  const lanes = lanesOf(data).map((lane) => ({
    ...lane,
    items: lane.items.filter((one) => one.id === id || !group.includes(one.id)),
  }));
  return (['right', 'left', 'down', 'up'] as const)
    .map((direction) => neighbour(lanes, id, direction))
    .find((other) => other !== undefined);
}
