/** Locks of one browser, as its tabs share them: exclusive, in the order in which they were asked for. */

export function fakeLocks(): LockManager {
  const held = new Set<string>();
  const waiting: { readonly name: string; readonly begin: () => void }[] = [];
  const next = (name: string) => {
    const index = waiting.findIndex((one) => one.name === name);
    if (held.has(name) || index < 0) return;
    const [one] = waiting.splice(index, 1);
    one?.begin();
  };
  const request = (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: unknown) => unknown;
    const { signal } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
    return new Promise((resolve, reject) => {
      const begin = () => {
        held.add(name);
        void Promise.resolve(work({ name, mode: 'exclusive' })).finally(() => {
          held.delete(name);
          next(name);
          resolve(undefined);
        });
      };
      const entry = { name, begin };
      signal?.addEventListener('abort', () => {
        const index = waiting.indexOf(entry);
        if (index >= 0) waiting.splice(index, 1);
        reject(signal.reason);
      });
      waiting.push(entry);
      queueMicrotask(() => next(name));
    });
  };
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
}
