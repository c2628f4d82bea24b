/** What a text of English is about, as the roots of its words; and how much two texts have of that in common. */
import { isLittle, rootOf, wordsOf } from './words';

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
