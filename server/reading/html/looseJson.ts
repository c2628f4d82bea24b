/* oxlint-disable no-control-regex -- raw control characters are what is repaired here */
/** JSON as pages write it: in comments, with line ends in strings, with commas too many. */
const attempts: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/[\u0000-\u001f]+/g, ' '),
  (text) => text.replace(/[\u0000-\u001f]+/g, ' ').replace(/,\s*([}\]])/g, '$1'),
];

/** Null when it cannot be read in any way. */
export function looseJson(text: string): unknown {
  const bare = text.trim().replace(/^(?:\/\/)?\s*<!(?:--|\[CDATA\[)|(?:\/\/)?\s*(?:-->|\]\]>)$/g, '');
  for (const attempt of attempts) {
    try {
      return JSON.parse(attempt(bare)) as unknown;
    } catch {
      // The next attempt forgives more.
    }
  }
  return null;
}
