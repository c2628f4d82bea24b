/** Which items are selected, in the order in which they were chosen. [E2] */
import type { Store } from 'tinybase/store';
import { createKeyedListeners, createListeners } from '../../events/listeners';

const SELECTED = 'selected';

export interface Selection {
  /** The same array until it changes. */
  get(): readonly string[];
  has(id: string): boolean;
  set(ids: readonly string[]): void;
  /** In if it was out, out if it was in. */
  toggle(id: string): void;
  subscribe(listener: () => void): () => void;
  /** Called only when this one comes in or goes out. */
  subscribeOne(id: string, listener: () => void): () => void;
}

export function createSelection(store: Store): Selection {
  const changed = createListeners();
  const oneChanged = createKeyedListeners();
  let ids: readonly string[] = [];

  store.addDidFinishTransactionListener(() => {
    const touched = Object.keys(store.getTransactionLog()[2][SELECTED] ?? {});
    if (touched.length === 0) return;
    ids = store.getSortedRowIds(SELECTED, 'place');
    oneChanged.notify(touched);
    changed.notify();
  });

  const set = (next: readonly string[]) => {
    const wanted = [...new Set(next)];
    if (wanted.length === ids.length && wanted.every((id, place) => ids[place] === id)) return;
    // TinyBase takes a table without a row for a mistake.
    if (wanted.length === 0) store.delTable(SELECTED);
    else store.setTable(SELECTED, Object.fromEntries(wanted.map((id, place) => [id, { place }])));
  };
  return {
    get: () => ids,
    has: (id) => store.hasRow(SELECTED, id),
    set,
    toggle: (id) => set(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    subscribe: changed.add,
    subscribeOne: oneChanged.add,
  };
}
