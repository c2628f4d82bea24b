/** Values from outside, whatever their shape: how deep they are, and every string in them. */

export const isNestedDeeperThan = (most: number, value: unknown, depth = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth > most || Object.values(value).some((part) => isNestedDeeperThan(most, part, depth + 1)));

/** With its place. Names of fields come as strings, too. */
export function* stringsIn(
  value: unknown,
  path: readonly string[] = [],
): Generator<{ text: string; path: readonly string[] }> {
  if (typeof value === 'string') yield { text: value, path };
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [name, part] of Object.entries(value)) {
    const inner = [...path, name];
    if (!isList) yield { text: name, path: inner };
    yield* stringsIn(part, inner);
  }
}
