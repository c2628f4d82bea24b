/** The document as `videoData`: an item that did not change stays the same object, so that only what changed is drawn anew. */
import type { Store } from 'tinybase/store';
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import { toItem } from '../document/itemRows';
import { DETAILS, ITEMS } from '../document/schema';
import { toVideoData } from '../toVideoData';
import { createListeners } from '../../events/listeners';

export interface Projection {
  item(id: string): TrackItem | undefined;
  videoData(): VideoData;
  /** Ids of changed items; empty when only the document's own values, tracks or markers did. */
  subscribe(listener: (changed: ReadonlySet<string>) => void): () => void;
}

/** Cells of an item that say where it stands among the others; the rest is its own business. */
const STANDING: readonly string[] = ['track', 'place', 'layer'];
type Touched = ReturnType<Store['getTransactionLog']>;

export function createProjection(doc: Store): Projection {
  const items = new Map<string, TrackItem>();
  const listeners = createListeners<ReadonlySet<string>>();
  let data: VideoData | null = null;
  /** The keys of its items, in their order. */
  let ids: readonly string[] = [];
  /** Items to be read anew into `data`; all else in it is as it is in the document. */
  const stale = new Set<string>();

  const item = (id: string) => {
    const known = items.get(id);
    if (known || !doc.hasRow(ITEMS, id)) return known;
    const read = toItem(id, doc.getRow(ITEMS, id), doc.getRow(DETAILS, id));
    items.set(id, read);
    return read;
  };

  /** Whether nothing but items themselves changed: none came, went or stands elsewhere. */
  const areOwnChanges = ([, valuesTouched, cells]: Touched, changed: ReadonlySet<string>) =>
    data !== null &&
    !valuesTouched &&
    Object.keys(cells).every((table) => table === ITEMS || table === DETAILS) &&
    Object.values(cells[ITEMS] ?? {}).every((row) => STANDING.every((cell) => !(cell in row))) &&
    [...changed].every((id) => doc.hasRow(ITEMS, id) && Object.hasOwn(data?.trackItemsMap ?? {}, id));

  doc.addDidFinishTransactionListener(() => {
    const touched = doc.getTransactionLog();
    const [cellsTouched, valuesTouched, cells] = touched;
    if (!cellsTouched && !valuesTouched) return;
    const changed = new Set([...Object.keys(cells[ITEMS] ?? {}), ...Object.keys(cells[DETAILS] ?? {})]);
    for (const id of changed) items.delete(id);
    if (!areOwnChanges(touched, changed)) data = null;
    for (const id of changed) stale.add(id);
    listeners.notify(changed);
  });

  const readAnew = (before: VideoData): VideoData => {
    if (stale.size === 0) return before;
    // Spreading thousands of keys takes five times as long.
    const trackItemsMap: Record<string, TrackItem> = {};
    for (const id of ids)
      trackItemsMap[id] = (stale.has(id) ? item(id) : before.trackItemsMap[id]) as TrackItem;
    return { ...before, trackItemsMap };
  };
  const readWhole = (): VideoData => {
    const whole = toVideoData(doc, (id) => item(id) as TrackItem);
    ids = Object.keys(whole.trackItemsMap);
    return whole;
  };

  return {
    item,
    videoData() {
      data = data ? readAnew(data) : readWhole();
      stale.clear();
      return data;
    },
    subscribe: listeners.add,
  };
}
