/** Finds the storage keys in rows as they flow by: whatever a row names must be in the backup. */

/** A file of a person's, in a column of its own or anywhere in a document; parts of films are drawn anew. */
const KEY = /\bu\/[0-9a-f-]{36}\/(?!render-cache\/)(?:[\w-][\w.-]*\/)*[\w-]+(?:\.[\w-]+)*\.\w+/g;
/** Longer than any key. */
const CARRIED = 600;
/** What goes on so long without a border holds no key that would be cut. */
const LONGEST = 1_000_000;

export function namedKeys(into: Set<string>) {
  let carried = '';
  const take = (text: string) => {
    for (const [key] of text.matchAll(KEY)) into.add(key);
  };
  return {
    /** A key that is parted between two pieces is whole in the second: the end of the first is read again with it. */
    look(part: Buffer): void {
      const text = carried + part.toString('latin1');
      const border = Math.max(...['\n', '\t', '"', ' '].map((sign) => text.lastIndexOf(sign)));
      const settled = text.length - border > LONGEST ? text.length - CARRIED : Math.max(0, border);
      take(text.slice(0, settled));
      carried = text.slice(settled);
    },
    end: () => take(carried),
  };
}
