/** What a text is about, as the roots of its words; and how much two texts have of that in common. */
import { isLittle, rootOf, wordsOf } from './words';

/** Without a grammar, words with the same beginning are forms of one. */
const STEM = 5;
export const stemOf = (word: string): string => [...word].slice(0, STEM).join('');

/** Of another language than English, whose little words are given. */
export const stemsOf = (text: string, little: readonly string[]): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !little.includes(word))
      .map(stemOf),
  );

/** Of English. */
export const meaningOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !isLittle(word))
      .map(rootOf),
  );

/** How many words both have. */
export function sharedBy(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared;
}
