/** A JSON value with every string in it, names of fields included, put through one function. */
export function mapStrings<T>(value: T, change: (text: string) => string): T {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [change(name), walk(inner)]));
  };
  return walk(value) as T;
}
