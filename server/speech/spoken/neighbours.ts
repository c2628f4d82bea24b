/** What a word says because of the words beside it: money in millions, dates, saints and streets, kings, phones. */
import { lexicon } from './lexicon';
import { cardinalWords, digitWords, ordinalWords, pairWords } from './numberWords';

export interface Neighbours {
  /** Bare, or empty at a line's end. */
  readonly before: string;
  readonly after: string;
  /** It is part of a phone number. */
  readonly inPhone: boolean;
}

const BIG = new Set(['thousand', 'million', 'billion', 'trillion']);
const isMonth = (word: string) =>
  word === 'may' || Object.entries(lexicon().shortMonths).some((names) => names.includes(word));
const dayInSpan = (word: string) => lexicon().shortDays[word] ?? lexicon().doubtfulDays[word];
const ROMANS: Readonly<Record<string, number>> = {
  II: 2, III: 3, IV: 4, V: 5, VI: 6, VII: 7, VIII: 8, IX: 9, X: 10, XI: 11, XII: 12, XIII: 13, XIV: 14, XV: 15, XVI: 16,
}; // prettier-ignore

const isNumber = (word: string) => /^[\d.,]*\d$/.test(word);
const isName = (word: string) => /^[A-Z][a-z'-]/.test(word);
const MONEY = /^([$€£₹¥])([\d.,]*\d)$/;

/** @returns null where the word speaks for itself. */
export function besideOthers(bare: string, { before, after, inPhone }: Neighbours): string[] | null {
  const { beforeNames, beforeNumbers, behindNames, numbered, rulers, shortDays, shortMonths } = lexicon();
  const lower = bare.toLowerCase();
  if (inPhone) return phoneWords(bare);
  if (BIG.has(lower) && MONEY.test(before)) return [lower, lexicon().currencies[before[0]!]!.whole[1]];
  if (/^[A-Z]/.test(bare) && lower in shortMonths && (/^\d/.test(after) || isNumber(before)))
    return [shortMonths[lower]!];
  if (/^[A-Z]/.test(bare) && lower in shortDays) return [shortDays[lower]!];
  const [, first = '', last = ''] = /^([A-Z][a-z]{2,4})-([A-Z][a-z]{2,4})$/.exec(bare) ?? [];
  const [from, to] = [dayInSpan(first.toLowerCase()), dayInSpan(last.toLowerCase())];
  if (from && to) return [from, 'to', to];
  if (lower === 'x' && isNumber(before) && /^\d/.test(after)) return ['by'];
  if (/^No\.\d+$/.test(bare)) return ['number', ...cardinalWords(bare.slice(3))];
  if (/^([1-9]|[12]\d|3[01])$/.test(bare) && isMonth(before.toLowerCase()) && /^[A-Z]/.test(before))
    return ordinalWords(bare);
  if (lower in beforeNumbers && /^\d/.test(after)) return [beforeNumbers[lower]!];
  if (lower in beforeNames && isName(bare) && isName(after)) return [beforeNames[lower]!];
  if (lower in behindNames && isName(bare) && isName(before)) return [behindNames[lower]!];
  if (bare in ROMANS && rulers.has(before.toLowerCase()))
    return ['the', ...ordinalWords(String(ROMANS[bare]))];
  if (bare in ROMANS && numbered.has(before.toLowerCase())) return cardinalWords(String(ROMANS[bare]));
  if (/^\d{5}$/.test(bare) && /^[A-Z]{2}$/.test(before)) return digitWords(bare);
  if (/^[2-9]\d[1-9]\d$/.test(bare) && /^[A-Z]{2,}$/.test(before)) return pairWords(bare);
  return null;
}

/** The amount alone, where what counts it in millions says the money as well. */
export const amountBefore = (bare: string, after: string): string | null =>
  BIG.has(after.toLowerCase()) ? (MONEY.exec(bare)?.[2] ?? null) : null;

/** Digit by digit; 800 stays eight hundred. */
const phoneWords = (bare: string): string[] =>
  (bare.match(/\+|\d+/g) ?? []).flatMap((part) => {
    if (part === '+') return ['plus'];
    return /^[1-9]00$/.test(part) ? cardinalWords(part) : digitWords(part).map((digit) => (digit === 'zero' ? 'oh' : digit)); // prettier-ignore
  });

/** Where phone numbers stand in a line; words between them are theirs. */
export const phonesIn = (line: string): { readonly from: number; readonly to: number }[] =>
  [
    ...line.matchAll(
      /(?<![\d$.])(?:\+\d{1,3}[\s.-]?)?(?:1-)?(?:\(\d{3}\)\s?|\d{3}[\s.-])?\d{3}[\s.-]\d{4}(?!\d)/g,
    ),
  ].map(({ index, 0: text }) => ({ from: index, to: index + text.length }));
