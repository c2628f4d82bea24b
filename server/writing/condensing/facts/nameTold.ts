/** Names in a sentence: capital letters, and where every noun has one, what no article ever stands before. */
import type { SentenceWords } from '../sentenceWords';
import { monthsOf, weekdaysOf } from './factTokens';
import type { ReadFact } from './readSentence';
import { rootsIn } from './rootsIn';

/** Words between "by" and a name: "by the French engineer Gustave Eiffel". */
export const REACH = 4;

/** As German: a capital letter tells no name. */
export const hasCapitalNouns = ({ facts }: SentenceWords) => facts.where.determiners.length > 0;

/** Where a name stands from there on, before a comma, a figure or another preposition; -1 where there is none. */
export function nameWithin(read: ReadFact, from: number, reach: number): number {
  const { tokens, words } = read;
  for (let at = from; at < from + reach && at < tokens.length; at += 1) {
    const one = tokens[at];
    if (!one || one.breaksBefore || /^\d/.test(one.lower)) return -1;
    if (isName(read, at)) return at;
    if (at > from && words.facts.who.behind.includes(one.lower)) return -1;
  }
  return -1;
}

export const isName = ({ tokens, words, language, titleRoots }: ReadFact, at: number): boolean => {
  const one = tokens[at];
  return (
    one !== undefined &&
    at > 0 &&
    one.isCapital &&
    !monthsOf(language).has(one.lower) &&
    !weekdaysOf(language).has(one.lower) &&
    !words.facts.when.times.includes(one.lower) &&
    !words.facts.when.behind.includes(one.lower) &&
    !rootsIn(one.text, language).some((root) => titleRoots.has(root))
  );
};
