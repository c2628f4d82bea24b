/** How many words a sentence has: while a text is condensed each is asked again and again. */
import { countWords } from '../../../contract/scripts/countWords';

const KEPT = 5000;
const kept = new Map<string, number>();

export function wordsIn(sentence: string): number {
  const known = kept.get(sentence);
  if (known !== undefined) return known;
  if (kept.size >= KEPT) kept.clear();
  const count = countWords(sentence);
  kept.set(sentence, count);
  return count;
}
