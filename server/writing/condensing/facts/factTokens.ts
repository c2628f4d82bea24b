/** The words and figures of a sentence with how they are written, and the names of times and places that CLDR knows. */
export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly isCapital: boolean;
  /** A comma, a bracket or a dash stands before it. */
  readonly breaksBefore: boolean;
}

const TOKEN = /\p{Nd}+(?:[.,]\p{Nd}+)*\p{L}{0,4}|[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu;
const DEVANAGARI_ZERO = 0x0966;

export function tokensOf(sentence: string): Token[] {
  let last = 0;
  return [...sentence.matchAll(TOKEN)].map(({ 0: text, index }) => {
    const breaksBefore = /[,;:()–—]/.test(sentence.slice(last, index));
    last = index + text.length;
    return { text, lower: plainLetters(text), isCapital: /^\p{Lu}/u.test(text), breaksBefore };
  });
}

/** In lower case, without the dots that Hindi may leave out, and with figures that JavaScript reads. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\u093C/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - DEVANAGARI_ZERO));

const kept = new Map<string, ReadonlySet<string>>();
const once = (key: string, make: () => string[]): ReadonlySet<string> => {
  const known = kept.get(key) ?? new Set(make().map(plainLetters));
  kept.set(key, known);
  return known;
};

export const monthsOf = (language: string): ReadonlySet<string> =>
  once(`months ${language}`, () => {
    const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2024, month, 15)));
  });

export const weekdaysOf = (language: string): ReadonlySet<string> =>
  once(`weekdays ${language}`, () => {
    const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) => format(Date.UTC(2024, 0, 1 + day)));
  });

const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
/** Continents and their parts by UN M49. */
const PARTS_OF_THE_WORLD =
  '002 003 005 009 011 013 014 015 017 018 019 021 029 030 034 035 039 053 142 143 145 150 151 154 155'.split(
    ' ',
  );

/** Countries and parts of the world. */
export const regionsOf = (language: string): ReadonlySet<string> =>
  once(`regions ${language}`, () => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    const codes = [
      ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second)),
      ...PARTS_OF_THE_WORLD,
    ];
    return codes.flatMap((code) => names.of(code) ?? []);
  });
