/** What a word says because of the words beside it: money in millions, dates, saints and streets, kings, phones. */
import { CURRENCIES } from './lexicon';
import { cardinalWords, digitWords, ordinalWords, pairWords } from './numberWords';

export interface Neighbours {
  /** Bare, or empty at a line's end. */
  readonly before: string;
  readonly after: string;
  /** It is part of a phone number. */
  readonly inPhone: boolean;
}

const BIG = new Set(['thousand', 'million', 'billion', 'trillion']);
const MONTHS: Readonly<Record<string, string>> = {
  jan: 'january', feb: 'february', mar: 'march', apr: 'april', jun: 'june', jul: 'july', aug: 'august',
  sep: 'september', sept: 'september', oct: 'october', nov: 'november', dec: 'december',
}; // prettier-ignore
const MONTH_NAMES = new Set([...Object.values(MONTHS), ...Object.keys(MONTHS), 'may']);
const DAYS: Readonly<Record<string, string>> = {
  mon: 'monday', tue: 'tuesday', tues: 'tuesday', wed: 'wednesday', thu: 'thursday', thurs: 'thursday', fri: 'friday',
}; // prettier-ignore
/** Sat and sun are words as well: only in a span of days. */
const DAYS_ALL: Readonly<Record<string, string>> = { ...DAYS, sat: 'saturday', sun: 'sunday' };
/** Read out where a number follows. */
const BEFORE_NUMBERS: Readonly<Record<string, string>> = {
  no: 'number', nos: 'numbers', p: 'page', pp: 'pages', vol: 'volume', ch: 'chapter', fig: 'figure',
}; // prettier-ignore
/** Read out behind a name. */
const BEHIND_NAMES: Readonly<Record<string, string>> = {
  st: 'street', dr: 'drive', ave: 'avenue', rd: 'road', blvd: 'boulevard', ln: 'lane', jr: 'junior', sr: 'senior',
  inc: 'incorporated', ltd: 'limited', corp: 'corporation', co: 'company',
}; // prettier-ignore
const BEFORE_NAMES: Readonly<Record<string, string>> = {
  st: 'saint',
  dr: 'doctor',
  prof: 'professor',
  mt: 'mount',
};
const ROMANS: Readonly<Record<string, number>> = {
  II: 2, III: 3, IV: 4, V: 5, VI: 6, VII: 7, VIII: 8, IX: 9, X: 10, XI: 11, XII: 12, XIII: 13, XIV: 14, XV: 15, XVI: 16,
}; // prettier-ignore
const RULERS = new Set('henry elizabeth charles george louis william edward james richard philip john paul pius benedict napoleon catherine nicholas frederick'.split(' ')); // prettier-ignore
const COUNTED = new Set('war part chapter volume act phase type level stage season episode book super rocky final'.split(' ')); // prettier-ignore

const isNumber = (word: string) => /^[\d.,]*\d$/.test(word);
const isName = (word: string) => /^[A-Z][a-z'-]/.test(word);
const MONEY = /^([$€£₹¥])([\d.,]*\d)$/;

/** @returns null where the word speaks for itself. */
export function besideOthers(bare: string, { before, after, inPhone }: Neighbours): string[] | null {
  const lower = bare.toLowerCase();
  if (inPhone) return phoneWords(bare);
  if (BIG.has(lower) && MONEY.test(before)) return [lower, CURRENCIES[before[0]!]!.whole[1]];
  if (/^[A-Z]/.test(bare) && lower in MONTHS && (/^\d/.test(after) || isNumber(before)))
    return [MONTHS[lower]!];
  if (/^[A-Z]/.test(bare) && lower in DAYS) return [DAYS[lower]!];
  const [, first = '', last = ''] = /^([A-Z][a-z]{2,4})-([A-Z][a-z]{2,4})$/.exec(bare) ?? [];
  if (first.toLowerCase() in DAYS_ALL && last.toLowerCase() in DAYS_ALL)
    return [DAYS_ALL[first.toLowerCase()]!, 'to', DAYS_ALL[last.toLowerCase()]!];
  if (lower === 'x' && isNumber(before) && /^\d/.test(after)) return ['by'];
  if (/^No\.\d+$/.test(bare)) return ['number', ...cardinalWords(bare.slice(3))];
  if (/^([1-9]|[12]\d|3[01])$/.test(bare) && MONTH_NAMES.has(before.toLowerCase()) && /^[A-Z]/.test(before))
    return ordinalWords(bare);
  if (lower in BEFORE_NUMBERS && /^\d/.test(after)) return [BEFORE_NUMBERS[lower]!];
  if (lower in BEFORE_NAMES && isName(bare) && isName(after)) return [BEFORE_NAMES[lower]!];
  if (lower in BEHIND_NAMES && isName(bare) && isName(before)) return [BEHIND_NAMES[lower]!];
  if (bare in ROMANS && RULERS.has(before.toLowerCase()))
    return ['the', ...ordinalWords(String(ROMANS[bare]))];
  if (bare in ROMANS && COUNTED.has(before.toLowerCase())) return cardinalWords(String(ROMANS[bare]));
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
