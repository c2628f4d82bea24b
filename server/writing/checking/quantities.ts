/** Figures of a text with what they measure: 1,200, 1200 and "twelve hundred" are one; 0.5 l is 500 ml. */
import type { Bound, ClaimWords } from './claimWords';
import { DIGITS, numberAt, partBehind, spelledAt, type NumberFound } from './numbers';
import type { Term } from './term';
import { CAPACITIES, readingsOf, type Quantity } from './quantity';
import { sidesBefore, underLabels, withUnitBehind } from './sharedUnits';
import { ELIDED, unitAtTerm, unitEnding } from './unitAt';

/** Years begin with them. */
const CENTURIES = new Set([18, 19, 20]);

export function quantitiesOf(terms: readonly Term[], words: ClaimWords): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < terms.length;) {
    const quantity = quantityAt(terms, at, words);
    if (quantity) found.push(quantity);
    at = Math.max(at + 1, quantity?.to ?? 0);
  }
  const labelled = underLabels(found, { terms, words });
  const ranged = labelled.map((quantity, at) => withUnitBehind(quantity, labelled[at + 1], { terms, words }));
  return [
    ...ranged,
    ...ranged.flatMap((quantity, at) => sidesBefore(ranged, at, quantity, { terms, words })),
  ];
}

function quantityAt(terms: readonly Term[], at: number, words: ClaimWords): Quantity | null {
  const simple = simpleAt(terms, at, words);
  const whole = simple && withPartsBehind(terms, simple, words);
  // "A day": how long something takes is said of "a day and a half" only.
  return whole?.isImplied && !CAPACITIES.has(whole.dimension) ? null : whole;
}

/** "A year and a half", "five feet eight inches", "one metre twenty". */
function withPartsBehind(terms: readonly Term[], whole: Quantity, words: ClaimWords): Quantity {
  const unit = unitEnding(terms, whole.to, words);
  const own = readingsOf(whole).find(({ dimension }) => dimension === unit?.dimension);
  if (!unit || !own || own.dimension === 'share') return whole;
  const added = (value: number, to: number): Quantity => ({
    ...own,
    value: own.value + value,
    to,
    isImplied: false,
  });
  const part = partBehind(terms, whole.to, words);
  if (part) return added(part.value * unit.factor, part.to);
  if (whole.isImplied || terms[whole.to]?.breaksBefore) return whole;
  const from = whole.to + (words.joins.has(terms[whole.to]?.lower ?? '') ? 1 : 0);
  const number = terms[from]?.breaksBefore ? null : numberAt(terms, from, words);
  if (!number) return whole;
  const smaller = unitAtTerm(terms, number.to, words);
  if (smaller && !terms[number.to]?.breaksBefore)
    return smaller.dimension === unit.dimension && number.value * smaller.factor < unit.factor
      ? added(number.value * smaller.factor, smaller.to)
      : whole;
  const spoken = unit.spokenPart ?? 0;
  const next = terms[number.to];
  const isEnd = (term: Term | undefined) => !term || term.breaksBefore;
  // "Five foot eight tall"
  const isSize = unit.dimension === 'length' && isEnd(terms[number.to + 1]);
  const isLast = !next || isEnd(next) || words.isLittle(next.lower) || isSize;
  return isLast &&
    number.value % 1 === 0 &&
    number.value > 1 &&
    number.value * spoken < unit.factor &&
    spoken > 0
    ? added(number.value * spoken, number.to)
    : whole;
}

function simpleAt(terms: readonly Term[], at: number, words: ClaimWords): Quantity | null {
  const term = terms[at];
  if (!term) return null;
  const bound = boundBefore(terms, at, words);
  const times = words.times[term.lower];
  if (times !== undefined) return { from: at, to: at + 1, value: times, dimension: 'times', bound };
  const elided = ELIDED.exec(term.lower);
  const unitInside = elided && words.numbers.get(elided[1] ?? '') === 1 ? words.units[elided[2] ?? ''] : null;
  // "Un'ora"
  if (unitInside)
    return { from: at, to: at + 1, value: unitInside.factor, dimension: unitInside.dimension, bound };
  const number = numberAt(terms, at, words);
  const currency = words.currencies[terms[at + 1]?.lower ?? ''];
  // "Less than a pound".
  if (!number && bound !== 'exact' && currency && words.articles.has(term.lower))
    return {
      from: at,
      to: at + 2,
      value: 1,
      dimension: `money:${currency}`,
      bound,
      ...weighed(1, terms[at + 1], words),
    };
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
    return unit
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

/** Half, three quarters, one-fifth, nine in ten, 9 out of 10, 9/10: 0 to 1. */
function partAt(terms: readonly Term[], at: number, number: NumberFound | null, words: ClaimWords) {
  const behind = number ? number.to : at;
  const part = words.parts[terms[behind]?.lower ?? ''];
  if (part !== undefined && !(number && terms[behind]?.breaksBefore))
    return { value: (number?.value ?? 1) * part, to: behind + 1 };
  if (!number) return null;
  const link = terms[number.to]?.lower;
  const whole = terms[number.to]?.isUnder
    ? numberAt(terms, number.to, words)
    : link === 'in'
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
      const behind = to + 1 + (words.joins.has(terms[to + 1]?.lower ?? '') ? 1 : 0);
      const found = terms[behind]?.breaksBefore ? null : numberAt(terms, behind, words);
      // "Six dollars and ninety-nine cents"
      if (found && found.value < 100 && words.cents.has(terms[found.to]?.lower ?? ''))
        return {
          from,
          to: found.to + 1,
          value: value + found.value / 100,
          dimension: `money:${money}`,
          bound,
        };
      const cents = behind === to + 1 ? found : null;
      const isWeight = cents && unitAtTerm(terms, cents.to, words)?.dimension === 'mass';
      return cents && cents.value < 100 && cents.value >= 5 && !isWeight
        ? { from, to: cents.to, value: value + cents.value / 100, dimension: `money:${money}`, bound }
        : { from, to: to + 1, value, dimension: `money:${money}`, bound, ...weighed(value, next, words) };
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

/** "55 pounds" may be a weight. */
function weighed(value: number, name: Term | undefined, { units }: ClaimWords): Pick<Quantity, 'otherwise'> {
  const unit = units[name?.lower ?? ''];
  return unit ? { otherwise: { value: value * unit.factor, dimension: unit.dimension } } : {};
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
    for (const bound of ['upTo', 'within', 'under', 'over', 'from', 'about', 'to'] as const)
      if (bounds[bound].includes(said)) return bound;
  }
  return 'exact';
}
