/** The one kind of listener set: whoever publishes something keeps its listeners in one of these. */

export interface Listeners<Event = void> {
  add(listener: (event: Event) => void): () => void;
  notify(event: Event): void;
  count(): number;
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
    count: () => listeners.size,
  };
}

export interface KeyedListeners {
  add(key: string, listener: () => void): () => void;
  notify(keys: Iterable<string>): void;
}

export function createKeyedListeners(): KeyedListeners {
  const byKey = new Map<string, Listeners>();
  return {
    add(key, listener) {
      const listeners = byKey.get(key) ?? createListeners();
      byKey.set(key, listeners);
      const remove = listeners.add(listener);
      return () => {
        remove();
        if (listeners.count() === 0 && byKey.get(key) === listeners) byKey.delete(key);
      };
    },
    notify(keys) {
      for (const key of keys) byKey.get(key)?.notify();
    },
  };
}
