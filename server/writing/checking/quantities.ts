/** Figures of a text with what they measure: 1,200, 1200 and "twelve hundred" are one; 0.5 l is 500 ml. */
import type { ClaimWords } from './claimWords';
import type { Term } from './term';

/** How a figure binds what it measures. */
type Bound = 'exact' | 'upTo' | 'within' | 'under' | 'over' | 'about';

export interface Quantity {
  /** Places in the list of terms, `to` not included. */
  readonly from: number;
  readonly to: number;
  /** In the base unit of its dimension. */
  readonly value: number;
  /** `mass`, `length` …, `money:€`, `share`, `times`, or `count` where it measures nothing. */
  readonly dimension: string;
  readonly bound: Bound;
  /** "A kilo": it needs no backing, but other figures go with it. */
  readonly isImplied?: boolean;
}

/** Conversions are rounded on pages: a year is 12 months, 8.5 oz are 240 ml. */
const NEAR = 0.02;
const ABOUT = 0.12;

/** Whether what `given` says is what `said` says, or more. */
export function bears(given: Quantity, said: Quantity): boolean {
  const isMoney = given.dimension.startsWith('money') && said.dimension.startsWith('money');
  // "Fifty cents": of which currency is not said.
  const isSame =
    given.dimension === said.dimension ||
    (isMoney && [given, said].some(({ dimension }) => dimension === 'money'));
  if (!isSame) return isBareSum(given, said);
  const [low, high] = [Math.min(given.value, said.value), Math.max(given.value, said.value)];
  const isNear = high - low <= (said.dimension === 'count' ? 0 : NEAR * high);
  const isAbout = high - low <= ABOUT * high;
  switch (said.bound) {
    case 'exact':
      return isNear && given.bound !== 'upTo' && given.bound !== 'under';
    case 'about':
      return isAbout && given.bound !== 'upTo';
    // "Up to 100 m" promises more than 22 m do.
    case 'upTo':
      return isNear && given.bound !== 'over';
    // "Returns within 30 days": thirty days to return it.
    case 'within':
      return (isNear || given.value < said.value) && given.bound !== 'over';
    case 'under':
      return given.bound === 'under'
        ? isNear || given.value < said.value
        : given.value < said.value && given.bound !== 'over';
    case 'over':
      return given.bound === 'over'
        ? isNear || given.value > said.value
        : given.value >= said.value && given.bound !== 'upTo';
  }
}

/** "Two payments of fifty": the currency was said before. */
const isBareSum = (sum: Quantity, bare: Quantity) =>
  sum.dimension.startsWith('money') && bare.dimension === 'count' && bare.value === sum.value;

const DIGITS = /^\d+(?:[.,]\d+)*$/;
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const SCALES = new Set([100, 1000, 1_000_000]);
/** Years begin with them. */
const CENTURIES = new Set([18, 19, 20]);
/** Words of a spelled number. */
const LONGEST = 6;

/** 1,200.50 and 1.200,50; of one separator, three digits behind it are thousands. */
export function numberOf(digits: string): number {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return Number(digits);
  const isMixed = digits.includes('.') && digits.includes(',');
  const isGrouped = !isMixed && /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(digits);
  if (isGrouped) return Number(digits.replace(/[.,]/g, ''));
  return Number(`${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`);
}

export function quantitiesOf(terms: readonly Term[], words: ClaimWords): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < terms.length;) {
    const quantity = quantityAt(terms, at, words);
    if (quantity) found.push(quantity);
    at = Math.max(at + 1, quantity?.to ?? 0);
  }
  return [...found, ...found.flatMap((quantity, at) => sidesBefore(found, at, quantity, { terms, words }))];
}

const BY = /^[x×]$/;
/** "25 x 20 x 3 cm": the unit of the last side is that of all; each may be a bare number, too. */
function sidesBefore(
  found: readonly Quantity[],
  at: number,
  { dimension, to }: Quantity,
  { terms, words }: { terms: readonly Term[]; words: ClaimWords },
): Quantity[] {
  if (dimension !== 'length') return [];
  const factor = unitAtTerm(terms, to - 1, words)?.factor ?? 1;
  const sides: Quantity[] = [];
  for (let place = at; place > 0; place--) {
    const [side, next] = [found[place - 1], found[place]];
    const isBy =
      side &&
      next &&
      next.from - side.to <= 1 &&
      BY.test(terms[next.from - 1]?.lower ?? '') &&
      side.dimension === 'count';
    if (!isBy) break;
    sides.push({ ...side, dimension, value: side.value * factor });
  }
  return sides;
}

function quantityAt(terms: readonly Term[], at: number, words: ClaimWords): Quantity | null {
  const term = terms[at];
  if (!term) return null;
  const bound = boundBefore(terms, at, words);
  const times = words.times[term.lower];
  if (times !== undefined) return { from: at, to: at + 1, value: times, dimension: 'times', bound };
  const number = numberAt(terms, at, words);
  const currency = words.currencies[terms[at + 1]?.lower ?? ''];
  // "Less than a pound".
  if (!number && bound !== 'exact' && currency && words.articles.has(term.lower))
    return { from: at, to: at + 2, value: 1, dimension: `money:${currency}`, bound };
  const part = partAt(terms, at, number, words);
  if (part) {
    const unitAt = skipLittle(terms, part.to, words);
    const unit = unitAtTerm(terms, unitAt, words);
    return unit && unitAt > part.to - 1 && unit.dimension !== 'share'
      ? { from: at, to: unit.to, value: part.value * unit.factor, dimension: unit.dimension, bound }
      : { from: at, to: part.to, value: part.value, dimension: 'share', bound };
  }
  if (!number || (number.isOne && !words.currencies[terms[number.to]?.lower ?? ''])) {
    const unit =
      number || words.articles.has(term.lower)
        ? unitAtTerm(terms, at + 1 + (words.fillers.has(terms[at + 1]?.lower ?? '') ? 1 : 0), words)
        : null;
    const isMeasure = unit && (unit.dimension === 'mass' || unit.dimension === 'volume' || number !== null);
    return isMeasure
      ? {
          from: at,
          to: unit.to,
          value: unit.factor,
          dimension: unit.dimension,
          bound,
          isImplied: number === null,
        }
      : null;
  }
  const whole = scaleAt(terms, number, words);
  return whole
    ? { from: at, to: whole.to, value: number.value, dimension: 'count', bound }
    : measured(terms, at, number, bound, words);
}

interface NumberFound {
  readonly value: number;
  readonly to: number;
  /** A bare "one" is hardly ever a number. */
  readonly isOne: boolean;
}

function numberAt(terms: readonly Term[], at: number, words: ClaimWords): NumberFound | null {
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
    else if (next && value >= 100 && value % 100 === 0 && next.value < 100 && !DIGITS.test(first.lower))
      [value, to] = [value + next.value, next.to];
    else return { value, to, isOne: isOne && to === at + 1 };
  }
}

function spelledAt(terms: readonly Term[], at: number, { numbers }: ClaimWords) {
  for (let count = Math.min(LONGEST, terms.length - at); count > 0; count--) {
    const said = terms.slice(at, at + count);
    if (said.slice(1).some(({ breaksBefore }) => breaksBefore)) continue;
    const value = numbers.get(said.map(({ lower }) => lower).join(' '));
    if (value !== undefined) return { value, to: at + count };
  }
  return null;
}

/** Half, three quarters, one-fifth, nine in ten, 9 out of 10: 0 to 1. */
function partAt(terms: readonly Term[], at: number, number: NumberFound | null, words: ClaimWords) {
  const behind = number ? number.to : at;
  const part = words.parts[terms[behind]?.lower ?? ''];
  if (part !== undefined && !(number && terms[behind]?.breaksBefore))
    return { value: (number?.value ?? 1) * part, to: behind + 1 };
  if (!number) return null;
  const link = terms[number.to]?.lower;
  const whole =
    link === 'in'
      ? numberAt(terms, number.to + 1, words)
      : link === 'out' && terms[number.to + 1]?.lower === 'of'
        ? numberAt(terms, number.to + 2, words)
        : null;
  return whole && number.value < whole.value && whole.value <= 10 && number.value % 1 === 0
    ? { value: number.value / whole.value, to: whole.to }
    : null;
}

/** Of "4.4 out of 5", the 5. */
function scaleAt(terms: readonly Term[], { value, to }: NumberFound, words: ClaimWords): NumberFound | null {
  const gap = [1, 2].find(
    (little) => terms[to + little]?.root === '' || words.numbers.has(terms[to + little]?.lower ?? ''),
  );
  if (
    gap === undefined ||
    !terms
      .slice(to, to + gap)
      .every(({ lower, breaksBefore }) => !breaksBefore && (words.isLittle(lower) || lower === 'out'))
  )
    return null;
  const whole = numberAt(terms, to + gap, words);
  return whole &&
    value < whole.value &&
    (whole.value === 5 || whole.value === 10) &&
    terms[to]?.lower !== 'to'
    ? whole
    : null;
}

/** "a quarter of a kilo", "half an hour". */
function skipLittle(terms: readonly Term[], from: number, words: ClaimWords) {
  let at = from;
  while (at < from + 2 && terms[at] && (words.isLittle(terms[at]?.lower ?? '') || terms[at]?.lower === 'a'))
    at++;
  return at;
}

function unitAtTerm(terms: readonly Term[], at: number, { units }: ClaimWords) {
  for (const count of [3, 2, 1]) {
    const unit =
      units[
        terms
          .slice(at, at + count)
          .map(({ lower }) => lower)
          .join(' ')
      ];
    if (unit && terms.length >= at + count) return { ...unit, to: at + count };
  }
  return null;
}

function measured(
  terms: readonly Term[],
  from: number,
  { value, to, isOne }: NumberFound,
  bound: Bound,
  words: ClaimWords,
): Quantity | null {
  const sign = words.currencies[terms[from - 1]?.lower ?? ''];
  if (sign && terms[from - 1]?.root === '')
    return {
      from: from - 1,
      to,
      value,
      dimension: `money:${sign}`,
      bound: boundBefore(terms, from - 1, words),
    };
  const next = terms[to];
  if (next && !next.breaksBefore) {
    const money = words.currencies[next.lower];
    if (money) {
      // "Seven pounds fifty".
      const cents = terms[to + 1]?.breaksBefore ? null : numberAt(terms, to + 1, words);
      return cents && cents.value < 100 && cents.value >= 5
        ? { from, to: cents.to, value: value + cents.value / 100, dimension: `money:${money}`, bound }
        : { from, to: to + 1, value, dimension: `money:${money}`, bound };
    }
    if (words.cents.has(next.lower))
      return { from, to: to + 1, value: value / 100, dimension: 'money', bound };
    const unit = unitAtTerm(terms, to, words);
    if (unit) return { from, to: unit.to, value: value * unit.factor, dimension: unit.dimension, bound };
  }
  if (isOne) return null;
  // "Thirty-four ninety-nine", and not "twenty twenty-five".
  const cents =
    next && !next.breaksBefore && !DIGITS.test(terms[from]?.lower ?? '') ? spelledAt(terms, to, words) : null;
  if (cents && cents.value >= 5 && cents.value < 100 && value < 1000 && !CENTURIES.has(value))
    return { from, to: cents.to, value: value + cents.value / 100, dimension: 'money', bound };
  const isYear = value >= 1500 && value < 2100 && value % 1 === 0 && /^\d{4}$/.test(terms[from]?.lower ?? '');
  return { from, to, value, dimension: isYear ? 'year' : 'count', bound };
}

function boundBefore(terms: readonly Term[], place: number, { bounds }: ClaimWords): Bound {
  // "Under a quarter", "for just £8".
  const at = /^(?:an?|the|just|only)$/.test(terms[place - 1]?.lower ?? '') ? place - 1 : place;
  for (const count of [3, 2, 1]) {
    if (at < count) continue;
    const said = terms
      .slice(at - count, at)
      .map(({ lower }) => lower)
      .join(' ');
    for (const bound of ['upTo', 'within', 'under', 'over', 'about'] as const)
      if (bounds[bound].includes(said)) return bound;
  }
  return 'exact';
}
