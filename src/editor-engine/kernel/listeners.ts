/** Lists of who wants to be notified. */

export interface Listeners<Event = void> {
  add(listener: (event: Event) => void): () => void;
  notify(event: Event): void;
}

export function createListeners<Event = void>(): Listeners<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    add(listener) {
      // A listener given twice is called twice, and each is removed by its own way out.
      const own = (event: Event) => listener(event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    notify(event) {
      for (const listener of [...listeners]) listener(event);
    },
  };
}

export interface KeyedListeners {
  add(key: string, listener: () => void): () => void;
  notify(keys: Iterable<string>): void;
}

export function createKeyedListeners(): KeyedListeners {
  const byKey = new Map<string, { listeners: Listeners; count: number }>();
  return {
    add(key, listener) {
      const entry = byKey.get(key) ?? { listeners: createListeners(), count: 0 };
      byKey.set(key, entry);
      entry.count += 1;
      const remove = entry.listeners.add(listener);
      let isThere = true;
      return () => {
        if (!isThere) return;
        isThere = false;
        remove();
        entry.count -= 1;
        if (entry.count === 0 && byKey.get(key) === entry) byKey.delete(key);
      };
    },
    notify(keys) {
      for (const key of keys) byKey.get(key)?.listeners.notify();
    },
  };
}
