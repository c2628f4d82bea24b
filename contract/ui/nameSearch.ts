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

/** Whether a name holds all of the words, in any order; any name does where there are none. */
export function nameHolds(search: string): (name: string) => boolean {
  const words = plain(search).split(/\s+/u).filter(Boolean);
  return (name) => {
    const letters = plain(name);
    return words.every((word) => letters.includes(word));
  };
}
