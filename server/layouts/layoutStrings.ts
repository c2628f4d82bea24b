/** Every string of a layout with its place, those in fields that nobody knows included. */
import type { Path } from './layoutRefused';

/** Far deeper than any document of ours, and far from where a walk through it would fall. */
const MOST_DEPTH = 32;

export const isNestedTooDeeply = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth > MOST_DEPTH || Object.values(value).some((part) => isNestedTooDeeply(part, depth + 1)));

/** Names of fields come as strings, too. */
export function* layoutStrings(value: unknown, path: Path = []): Generator<{ text: string; path: Path }> {
  if (typeof value === 'string') yield { text: value, path };
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [name, part] of Object.entries(value)) {
    const inner = [...path, name];
    if (!isList) yield { text: name, path: inner };
    yield* layoutStrings(part, inner);
  }
}

const PROSE: readonly RegExp[] = [
  /^trackItemsMap\0[^\0]*\0name$/,
  /^trackItemsMap\0[^\0]*\0details\0text$/,
  /^trackItemsMap\0[^\0]*\0details\0words\0\d+\0text$/,
  /^markers\0\d+\0name$/,
];
/** Words that people read: they may say anything. Everything else may be taken for an address. */
export const isProse = (path: Path): boolean => {
  const place = path.map(String).join('\0');
  return PROSE.some((one) => one.test(place));
};
