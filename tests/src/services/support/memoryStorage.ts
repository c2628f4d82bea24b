/** A browser's storage in memory, which may be full. */
export function memoryStorage(rows: Record<string, string> = {}, { isFull = false } = {}) {
  const kept = new Map(Object.entries(rows));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    json: (key: string): unknown => JSON.parse(kept.get(key) ?? 'null'),
  };
}
