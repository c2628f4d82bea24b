/** Numbers in a sentence, in figures or in words, and what they count. */
import { numberWordsOf, SPELLED, type SpelledLanguage } from '../../../text/numberWords';
import type { ReadFact } from './readSentence';
import { rootsIn } from './rootsIn';
import { isYear } from './timeTold';

const numbers = new Map<string, ReadonlySet<string>>();
/** All words of numbers but that of one, which is an article elsewhere. */
const numberWords = (language: string): ReadonlySet<string> => {
  const known =
    numbers.get(language) ??
    new Set(
      language in SPELLED
        ? [...numberWordsOf(language as SpelledLanguage)]
            .filter(([, value]) => value !== 1)
            .map(([word]) => word)
        : [],
    );
  numbers.set(language, known);
  return known;
};

export const isNumber = (read: ReadFact, at: number): boolean => {
  const lower = read.tokens[at]?.lower ?? '';
  return /^\d/.test(lower) ? !isYear(read, at) : numberWords(read.language).has(lower);
};

/** "3.7 million inhabitants" */
const COUNTED = 3;
export function countsIt({ tokens, language, things, titleRoots }: ReadFact, at: number): boolean {
  const [first] = things;
  const counted = first === undefined ? titleRoots : new Set([first]);
  return tokens
    .slice(at + 1, at + 1 + COUNTED)
    .some(({ text }) => rootsIn(text, language).some((root) => counted.has(root)));
}
