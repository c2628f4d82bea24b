/** The items of a document: each put right for itself; what cannot be, or is of a kind that nobody knows, is set aside whole. */
import { NEW_ITEM_MS, VIDEO_MS } from '../../../contract/limits';
import { trackItemSchema, type TrackItem } from '../../../contract/video/videoData';
import { repairBySchema, type Defaults } from './repairBySchema';
import type { Note } from './notes';

/** Kept in the document under `setAside`, so that nothing is lost. */
export interface SetAside {
  readonly id: string;
  readonly item: unknown;
}
interface RepairedItems {
  readonly items: ReadonlyMap<string, TrackItem>;
  readonly setAside: readonly SetAside[];
  readonly notes: readonly Note[];
}

const beginningOf = (item: unknown): number => {
  const from = (item as { display?: { from?: unknown } }).display?.from;
  return typeof from === 'number' && Number.isFinite(from) ? from : 0;
};
const threeSecondsOn = (item: unknown) =>
  Math.min(Math.max(0, beginningOf(item)) + NEW_ITEM_MS, VIDEO_MS.max);

const defaults: Defaults = {
  name: () => '',
  display: () => ({ from: 0, to: NEW_ITEM_MS }),
  'display.from': () => 0,
  'display.to': threeSecondsOn,
  'details.text': () => '',
  'details.shape': () => 'rectangle',
};

export function repairItems(raw: object): RepairedItems {
  const items = new Map<string, TrackItem>();
  const setAside: SetAside[] = [];
  const notes: Note[] = [];
  for (const [id, one] of Object.entries(raw)) {
    const repaired =
      isObject(one) && id !== '__proto__' ? repairBySchema(trackItemSchema, { ...one, id }, defaults) : null;
    if (!repaired) {
      setAside.push({ id, item: one });
      notes.push({ code: 'itemSetAside', id });
    } else {
      items.set(id, repaired.value);
      if (repaired.touched.size > 0 || (one as { id?: unknown }).id !== id)
        notes.push({ code: 'itemRepaired', id });
    }
  }
  return { items, setAside, notes };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
