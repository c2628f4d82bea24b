/** The document as `videoData`: an item that did not change stays the same object, so that only what changed is drawn anew. */
import type { Store } from 'tinybase/store';
import type { TrackItem, VideoData } from '../../../contract/videoData';
import { toItem } from '../document/itemRows';
import { DETAILS, ITEMS } from '../document/schema';
import { toVideoData } from '../toVideoData';
import { createListeners } from './listeners';

export interface Projection {
  item(id: string): TrackItem | undefined;
  videoData(): VideoData;
  /** Ids of changed items; empty when only the document's own values, tracks or markers did. */
  subscribe(listener: (changed: ReadonlySet<string>) => void): () => void;
}

export function createProjection(doc: Store): Projection {
  const items = new Map<string, TrackItem>();
  const listeners = createListeners<ReadonlySet<string>>();
  let data: VideoData | null = null;

  const item = (id: string) => {
    const known = items.get(id);
    if (known || !doc.hasRow(ITEMS, id)) return known;
    const read = toItem(id, doc.getRow(ITEMS, id), doc.getRow(DETAILS, id));
    items.set(id, read);
    return read;
  };

  doc.addDidFinishTransactionListener(() => {
    const [cellsTouched, valuesTouched, cells] = doc.getTransactionLog();
    if (!cellsTouched && !valuesTouched) return;
    const changed = new Set([...Object.keys(cells[ITEMS] ?? {}), ...Object.keys(cells[DETAILS] ?? {})]);
    for (const id of changed) items.delete(id);
    data = null;
    listeners.tell(changed);
  });

  return {
    item,
    videoData: () => (data ??= toVideoData(doc, (id) => item(id) as TrackItem)),
    subscribe: listeners.add,
  };
}
