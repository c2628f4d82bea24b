/** What a gesture shows before it is committed: windows and details laid over items, in the session only. */
import type { Row, Store } from 'tinybase/store';
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import { createListeners } from '../../events/listeners';

const PREVIEWS = 'previews';

/** Only what differs. Times in ms, details as the item's own. */
export interface Preview {
  readonly from?: number;
  readonly to?: number;
  readonly trimFrom?: number;
  readonly trimTo?: number;
  /** Where the hand holds it, which is not where it would land. ms */
  readonly heldFrom?: number;
  /** It makes room for what is held. */
  readonly isAside?: boolean;
  readonly details?: Readonly<Record<string, unknown>>;
}
export interface Previews {
  of(id: string): Preview | undefined;
  ids(): readonly string[];
  /** Replaces the preview of one item. */
  show(id: string, preview: Preview): void;
  /** Replaces all previews in one go. */
  showAll(previews: Readonly<Record<string, Preview>>): void;
  clear(): void;
  subscribe(listener: (changed: ReadonlySet<string>) => void): () => void;
}

export function createPreviews(store: Store): Previews {
  const changed = createListeners<ReadonlySet<string>>();
  const known = new Map<string, Preview>();
  /** What was handed in last. */
  let given = new Map<string, Preview>();

  store.addDidFinishTransactionListener(() => {
    const touched = new Set(Object.keys(store.getTransactionLog()[2][PREVIEWS] ?? {}));
    if (touched.size === 0) return;
    for (const id of touched) {
      if (store.hasRow(PREVIEWS, id)) known.set(id, store.getRow(PREVIEWS, id));
      else known.delete(id);
    }
    changed.notify(touched);
  });

  return {
    of: (id) => known.get(id),
    ids: () => [...known.keys()],
    show: (id, preview) => void (given.set(id, preview), store.setRow(PREVIEWS, id, preview as Row)),
    showAll: (previews) =>
      void store.transaction(() => {
        for (const id of known.keys()) if (!Object.hasOwn(previews, id)) store.delRow(PREVIEWS, id);
        // What is given anew as the same object is not even looked at: a thousand may have moved aside.
        for (const [id, preview] of Object.entries(previews))
          if (given.get(id) !== preview) store.setRow(PREVIEWS, id, preview as Row);
        given = new Map(Object.entries(previews));
      }),
    clear: () => {
      given.clear();
      if (known.size > 0) store.delTable(PREVIEWS);
    },
    subscribe: changed.add,
  };
}

const shownItems = new WeakMap<TrackItem, { preview: Preview; shown: TrackItem }>();

/** The same object for the same item and preview. */
export function withPreview(item: TrackItem, preview: Preview | undefined): TrackItem {
  if (!preview) return item;
  const last = shownItems.get(item);
  if (last?.preview === preview) return last.shown;
  const { from = item.display.from, to = item.display.to, details } = preview;
  const trimFrom = preview.trimFrom ?? item.trim?.from;
  const trimTo = preview.trimTo ?? item.trim?.to;
  const shown = {
    ...item,
    display: { ...item.display, from, to },
    ...(trimFrom === undefined || trimTo === undefined
      ? {}
      : { trim: { ...item.trim, from: trimFrom, to: trimTo } }),
    details: details ? { ...item.details, ...details } : item.details,
  } as TrackItem;
  shownItems.set(item, { preview, shown });
  return shown;
}

export function withPreviews(data: VideoData, previews: Previews): VideoData {
  const shown = previews.ids().flatMap((id) => {
    const item = data.trackItemsMap[id];
    return item ? [[id, withPreview(item, previews.of(id))] as const] : [];
  });
  if (shown.length === 0) return data;
  return { ...data, trackItemsMap: { ...data.trackItemsMap, ...Object.fromEntries(shown) } };
}
