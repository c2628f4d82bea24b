/** A JSON value with every string in it, names of fields included, put through one function. */
export function mapStrings<T>(value: T, change: (text: string) => string): T {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(walk);
    // A list of a thousand things passes here: entries made and joined again would be most of its time.
    const mapped: Record<string, unknown> = {};
    for (const name of Object.keys(part)) {
      // Set by hand, this one would become the object's prototype; no document of ours has such a field.
      if (name === '__proto__') continue;
      mapped[change(name)] = walk((part as Record<string, unknown>)[name]);
    }
    return mapped;
  };
  return walk(value) as T;
}
