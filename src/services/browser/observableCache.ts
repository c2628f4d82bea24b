/** Values that are worked for while somebody observes them; of the rest a few are kept. */
import { createListeners } from '../../events/listeners';

interface Observable<Value> {
  get(): Value;
  /** Answers with how to stop listening. */
  subscribe(listener: () => void): () => void;
}
interface Work<Value> {
  readonly initial: Value;
  /** Begins with the first listener and is aborted with the last. True: it need not be done again. Does not throw. */
  run(set: (value: Value) => void, signal: AbortSignal): Promise<boolean>;
}
interface Settings<Value> {
  readonly mostUnobserved: number;
  /** Called with a value that is neither observed nor kept any more. */
  readonly onDropped?: (value: Value) => void;
}
interface Entry<Value> extends Observable<Value> {
  readonly isObserved: () => boolean;
  readonly end: () => void;
}

export function createObservableCache<Value>({ mostUnobserved, onDropped }: Settings<Value>) {
  /** In the order in which they were left. */
  const entries = new Map<string, Entry<Value>>();

  function prune() {
    const unobserved = [...entries].filter(([, entry]) => !entry.isObserved());
    for (const [key, entry] of unobserved.slice(0, Math.max(0, unobserved.length - mostUnobserved))) {
      entries.delete(key);
      onDropped?.(entry.get());
    }
  }

  function createEntry(key: string, { initial, run }: Work<Value>): Entry<Value> {
    const changes = createListeners();
    let value = initial;
    let isDone = false;
    let working: AbortController | null = null;

    async function work(controller: AbortController) {
      working = controller;
      const { signal } = controller;
      const set = (next: Value) => {
        if (signal.aborted || next === value) return;
        value = next;
        changes.notify();
      };
      const isWhole = await run(set, signal);
      if (!signal.aborted) isDone = isWhole;
    }
    const entry: Entry<Value> = {
      get: () => value,
      subscribe(listener) {
        const remove = changes.add(listener);
        if (changes.count() === 1 && !isDone) void work(new AbortController());
        return () => {
          if (changes.count() === 0) return;
          remove();
          if (changes.count() > 0) return;
          working?.abort();
          if (entries.get(key) !== entry) return onDropped?.(value);
          entries.delete(key);
          entries.set(key, entry);
          prune();
        };
      },
      isObserved: () => changes.count() > 0,
      end: () => working?.abort(),
    };
    return entry;
  }

  return {
    /** The same for the same key. */
    observable(key: string, work: () => Work<Value>): Observable<Value> {
      const known = entries.get(key);
      if (known) return known;
      prune();
      const entry = createEntry(key, work());
      entries.set(key, entry);
      return entry;
    },
    /** Ends what is under way and drops everything. */
    close() {
      for (const entry of entries.values()) {
        entry.end();
        onDropped?.(entry.get());
      }
      entries.clear();
    },
  };
}
