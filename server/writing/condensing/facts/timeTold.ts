/** Years, days and other times that a sentence tells. */
import { rootsIn } from './rootsIn';
import type { SentenceWords } from '../sentenceWords';
import { monthsOf } from './factTokens';
import { hasCapitalNouns } from './nameTold';
import { isBeside, isSmall, isVerbForm, type ReadFact } from './readSentence';

const YEAR = /^\d{3,4}$/;
const isFourDigits = (lower: string) => /^(?:1\d|2[01])\d\d$/.test(lower);
/** "1920s", "1920er" */
const DECADE = /^\d{3}0\p{L}{1,4}$/u;

/** "In 1889", "1889 wurde", "July 1889", "from 1887–1889": nothing is counted by it. */
export function isYear({ tokens, words, language, things }: ReadFact, at: number): boolean {
  const { facts } = words;
  const [before, one, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!one || (!YEAR.test(one.lower) && !DECADE.test(one.lower))) return false;
  if (YEAR.test(one.lower) && one.lower.length === 4 && !isFourDigits(one.lower)) return false;
  const isDated =
    (before === undefined && one.lower.length === 4) ||
    (before !== undefined &&
      (facts.when.behind.includes(before.lower) ||
        monthsOf(language).has(before.lower) ||
        (one.breaksBefore && isFourDigits(before.lower) && isFourDigits(one.lower)))) ||
    facts.when.before.includes(next?.lower ?? '');
  if (!isDated || next === undefined || next.breaksBefore) return isDated;
  const isJoint =
    [...facts.when.behind, ...facts.when.before, ...facts.when.eras].includes(next.lower) ||
    isSmall(next.lower, language, words);
  const isOther = rootsIn(next.text, language).some((root) => things.includes(root));
  const isVerbNext = isVerbForm(next.lower, words, language, at + 2 === tokens.length);
  return isJoint || isOther || isVerbNext || (next.isCapital && !hasCapitalNouns(words));
}

/** "14 March", "March 14", "in March" */
export function isDay({ tokens, words, language }: ReadFact, at: number): boolean {
  if (!monthsOf(language).has(tokens[at]?.lower ?? '')) return false;
  const isDigits = (place: number) => /^\d{1,2}\p{L}{0,3}$/u.test(tokens[place]?.lower ?? '');
  return isDigits(at - 1) || isDigits(at - 2) || isDigits(at + 1) || isBeside(tokens, at, timing(words), 1);
}

/** "In the 19th century", "im Sommer" */
export const isTime = ({ tokens, words }: ReadFact, at: number): boolean =>
  words.facts.when.times.includes(tokens[at]?.lower ?? '') && isBeside(tokens, at, timing(words), 4);

const timing = ({ facts, prefaces }: SentenceWords) => ({
  behind: [...facts.when.behind, ...prefaces],
  before: facts.when.before,
});
