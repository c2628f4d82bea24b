/** How items are numbered where they cannot be seen, each kind by itself in time order: the second clip, caption 14. */
import { isCaption, type TrackItem, type VideoData } from '../../../contract/video/videoData';

export interface ItemNumber {
  readonly kind: 'caption' | TrackItem['type'];
  /** From 1. */
  readonly number: number;
}
const kindOf = (item: TrackItem): ItemNumber['kind'] =>
  isCaption(item.id) && item.type === 'text' ? 'caption' : item.type;

const known = new WeakMap<VideoData, ReadonlyMap<string, ItemNumber>>();

/** The same for the same document. */
export function itemNumbers(data: VideoData): ReadonlyMap<string, ItemNumber> {
  const found = known.get(data);
  if (found) return found;
  const counts = new Map<string, number>();
  const numbers = new Map<string, ItemNumber>();
  const items = Object.values(data.trackItemsMap).toSorted((a, b) => a.display.from - b.display.from);
  for (const item of items) {
    const kind = kindOf(item);
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    numbers.set(item.id, { kind, number });
  }
  known.set(data, numbers);
  return numbers;
}
