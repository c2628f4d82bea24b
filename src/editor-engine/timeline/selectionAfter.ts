/** How a press or a key changes what is selected: alone, one more or less, or everything up to it. Pure. */
import type { VideoData } from '../../../contract/video/videoData';
import { itemsWithin, lanesOf } from '../selectors/lanes.selectors';
import type { Choosing } from './pointer';

/** All between two items: on their lanes and those between, from the first of their moments to the last. */
function rangeOf(data: VideoData, anchor: string, id: string): readonly string[] {
  const lanes = lanesOf(data);
  const rowOf = (one: string) => lanes.findIndex(({ items }) => items.some((item) => item.id === one));
  const windows = [anchor, id].flatMap((one) => data.trackItemsMap[one]?.display ?? []);
  const from = Math.min(...windows.map((window) => window.from));
  const to = Math.max(...windows.map((window) => window.to));
  const [top = 0, bottom = 0] = [rowOf(anchor), rowOf(id)].toSorted((a, b) => a - b);
  const within = lanes.slice(top, bottom + 1).flatMap((lane) => itemsWithin(lane, from, to));
  // The anchor stays first: the next range begins there, too.
  return [anchor, ...within.map((item) => item.id).filter((one) => one !== anchor)];
}

/** @param selected before; its first is where a range begins. */
export function selectionAfter(
  data: VideoData,
  selected: readonly string[],
  { id, choosing }: { id: string; choosing: Choosing },
): readonly string[] {
  const [anchor] = selected;
  if (choosing === 'range' && anchor !== undefined && anchor !== id) return rangeOf(data, anchor, id);
  if (choosing !== 'toggle') return [id];
  return selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id];
}
