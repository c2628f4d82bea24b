/** What items are called where they cannot be seen: `Clip 2`, `Caption 14`, counted in time order. */
import { isCaption, type TrackItem, type VideoData } from '../../../../../contract/videoData';
import { editorTimelineMessages as words } from '../../../../locales/en/editor/timeline';

const kindOf = (item: TrackItem): string =>
  isCaption(item.id) && item.type === 'text' ? words.kinds.caption : words.kinds[item.type];

const known = new WeakMap<VideoData, ReadonlyMap<string, string>>();

export function spokenNames(data: VideoData): ReadonlyMap<string, string> {
  const found = known.get(data);
  if (found) return found;
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  const items = Object.values(data.trackItemsMap).toSorted((a, b) => a.display.from - b.display.from);
  for (const item of items) {
    const kind = kindOf(item);
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    names.set(item.id, `${kind} ${number}`);
  }
  known.set(data, names);
  return names;
}
