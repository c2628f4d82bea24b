/** How names are looked for: by each word, whatever its accents and capitals. */

/** Letters that Unicode does not take apart, though people who have no key for them write two. */
const JOINED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe' };

/** As it is compared: two texts that are spelled alike but for accents and capitals are the same. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœ]/gu, (letter) => JOINED[letter] ?? letter);

/** Whether a name that a person gave holds all of the words, in any order and inside of others; any name does where there are none. */
export function nameHolds(search: string): (name: string) => boolean {
  const words = plain(search).split(/\s+/u).filter(Boolean);
  return (name) => {
    const letters = plain(name);
    return words.every((word) => letters.includes(word));
  };
}

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Of things that we named, those whose name or other names have a word that begins with each of the words; by their own names first. */
export function namedSo<Thing>(
  things: readonly Thing[],
  search: string,
  namesOf: (thing: Thing) => { readonly name: string; readonly otherNames: string },
): readonly Thing[] {
  const sought = wordsOf(search);
  const begins = (text: string) => {
    const words = wordsOf(text);
    return sought.every((begin) => words.some((word) => word.startsWith(begin)));
  };
  const byName = things.filter((thing) => begins(namesOf(thing).name));
  const otherwise = things.filter((thing) => {
    const { name, otherNames } = namesOf(thing);
    return !byName.includes(thing) && begins(`${name} ${otherNames}`);
  });
  return [...byName, ...otherwise];
}
