/** Numbers of a text, in figures or in words: 1,200, "twelve hundred", "two and a half", "eins Komma zwei". */
import type { ClaimWords } from './claimWords';
import type { Term } from './term';

export interface NumberFound {
  readonly value: number;
  readonly to: number;
  /** A bare "one" is hardly ever a number. */
  readonly isOne: boolean;
}

export const DIGITS = /^(?:\d+(?:[.,]\d+)*|\.\d+)$/;
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const SCALES = new Set([100, 1000, 1_000_000]);
/** Words of a spelled number. */
const LONGEST = 8;

/** 1,200.50 and 1.200,50; of one separator, three digits behind it are thousands. */
export function numberOf(digits: string): number {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return Number(digits);
  const isMixed = digits.includes('.') && digits.includes(',');
  const isGrouped = !isMixed && /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(digits);
  if (isGrouped) return Number(digits.replace(/[.,]/g, ''));
  return Number(`${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`);
}

export function numberAt(terms: readonly Term[], at: number, words: ClaimWords): NumberFound | null {
  const first = terms[at];
  if (!first) return null;
  let [value, to] = [NaN, at + 1];
  let isOne = false;
  if (DIGITS.test(first.lower)) value = numberOf(first.lower);
  else if (FRACTIONS[first.lower] !== undefined) return { value: FRACTIONS[first.lower] ?? 0, to, isOne };
  else {
    const spelled = spelledAt(terms, at, words);
    if (!spelled) return null;
    [value, to] = [spelled.value, spelled.to];
    isOne = value === 1;
  }
  for (;;) {
    const and = terms[to]?.lower === 'and' && !terms[to]?.breaksBefore ? 1 : 0;
    const next = terms[to + and]?.breaksBefore ? null : spelledAt(terms, to + and, words);
    const fraction = FRACTIONS[terms[to]?.lower ?? ''];
    if (fraction !== undefined) [value, to] = [value + fraction, to + 1];
    else if (next && SCALES.has(next.value) && !and) [value, to] = [value * next.value, next.to];
    else if (next && next.value < scaleOf(value) && !DIGITS.test(first.lower))
      [value, to] = [value + next.value, next.to];
    else break;
  }
  const more = decimalsAt(terms, to, words) ?? partBehind(terms, to, words);
  if (more) [value, to] = [value + more.value, more.to];
  return { value, to, isOne: isOne && to === at + 1 };
}

/** What is added behind it is less: to "two thousand" up to 999. */
const scaleOf = (value: number) =>
  value > 0 ? ([1_000_000, 1000, 100].find((scale) => value % scale === 0) ?? 0) : 0;

export function spelledAt(terms: readonly Term[], at: number, { numbers }: ClaimWords) {
  for (let count = Math.min(LONGEST, terms.length - at); count > 0; count--) {
    const said = terms.slice(at, at + count);
    if (said.slice(1).some(({ breaksBefore }) => breaksBefore)) continue;
    const name = said.map(({ lower }) => lower).join(' ');
    // "D'une heure"
    const value = numbers.get(name) ?? numbers.get(name.replace(/^\p{L}{1,5}'/u, ''));
    if (value !== undefined) return { value, to: at + count };
  }
  return null;
}

/** "Point two five", "virgule vingt-cinq": what stands behind the decimal point. */
function decimalsAt(terms: readonly Term[], at: number, words: ClaimWords) {
  if (terms[at]?.lower !== words.point || terms[at]?.breaksBefore) return null;
  let [digits, to] = ['', at + 1];
  for (
    let next = spelledAt(terms, to, words);
    next && next.value < 100 && next.value % 1 === 0;
    next = spelledAt(terms, to, words)
  )
    [digits, to] = [digits + String(next.value), next.to];
  return digits ? { value: Number(`0.${digits}`), to } : null;
}

/** "And a half", "et demi", "y media": behind a number or its unit. */
export function partBehind(terms: readonly Term[], at: number, words: ClaimWords) {
  if (!words.joins.has(terms[at]?.lower ?? '')) return null;
  const next = terms[at + 1]?.lower ?? '';
  const article = words.articles.has(next) || words.numbers.get(next) === 1 ? 1 : 0;
  // "One and half price": in English it takes its article.
  if (words.language === 'en' && article === 0) return null;
  const part = words.parts[terms[at + 1 + article]?.lower ?? ''];
  const isBroken = terms.slice(at, at + 2 + article).some(({ breaksBefore }) => breaksBefore);
  return part !== undefined && !isBroken ? { value: part, to: at + 2 + article } : null;
}
