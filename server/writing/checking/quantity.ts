/** What a figure measures and how it binds it, and whether what one says is what another says. */
import type { Bound } from './claimWords';

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
  /** What else it may mean: "two pounds" are a sum or a weight, the first of "two to three metres" is a length, too. */
  readonly otherwise?: Measure;
}
type Measure = Pick<Quantity, 'value' | 'dimension'>;

/** Each of what a figure may mean. */
export const readingsOf = ({ otherwise, ...first }: Quantity): Quantity[] =>
  otherwise ? [first, { ...first, ...otherwise }] : [first];

/** Conversions are rounded on pages: a year is 12 months, 8.5 oz are 240 ml. */
const NEAR = 0.02;
const ABOUT = 0.12;

/** What holds up to 2 l holds 2 l, and what may be washed up to 40 °C at 40 °C; up to 12 hours are not always as many. */
export const CAPACITIES: ReadonlySet<string> = new Set(['mass', 'volume', 'temperature']);

/** Whether what `given` says is what `said` says, or more. */
export function bears(given: Quantity, said: Quantity): boolean {
  const isMoney = given.dimension.startsWith('money') && said.dimension.startsWith('money');
  // "Fifty cents": of which currency is not said.
  const isSame =
    given.dimension === said.dimension ||
    (isMoney && [given, said].some(({ dimension }) => dimension === 'money'));
  if (!isSame) return isBareSum(given, said) || isBareAngle(given, said) || isPart(given, said);
  const [low, high] = [Math.min(given.value, said.value), Math.max(given.value, said.value)];
  const isNear = high - low <= (said.dimension === 'count' ? 0 : NEAR * high);
  const isAbout = high - low <= ABOUT * high;
  const isFloor = given.bound === 'over' || given.bound === 'from';
  switch (said.bound) {
    case 'exact':
      return (
        isNear &&
        !(said.value === 0 && given.bound === 'about') &&
        (given.bound !== 'upTo' || CAPACITIES.has(said.dimension)) &&
        given.bound !== 'under'
      );
    case 'about':
      return isAbout && given.bound !== 'upTo';
    // "Up to 100 m" promises more than 22 m do.
    case 'upTo':
      return isNear && !isFloor;
    // "It stretches to two metres" is as far as "up to", and page or ad may say either.
    case 'to':
      return isNear && given.bound !== 'under';
    // "Returns within 30 days": thirty days to return it.
    case 'within':
      return (isNear || given.value < said.value) && !isFloor;
    case 'under':
      return given.bound === 'under'
        ? isNear || given.value < said.value
        : given.value < said.value && !isFloor;
    // From six months on is earlier than from twelve.
    case 'from':
      return isNear && given.bound !== 'under' && given.bound !== 'upTo';
    case 'over':
      return isFloor
        ? isNear || given.value > said.value
        : given.value >= said.value && given.bound !== 'upTo';
  }
}

/** "Two payments of fifty": the currency was said before. */
const isBareSum = (sum: Quantity, bare: Quantity) =>
  sum.dimension.startsWith('money') && bare.dimension === 'count' && bare.value === sum.value;

/** "Half a carat" of "0.5 ct": of what it is a part stands behind. */
const isPart = (count: Quantity, part: Quantity) =>
  count.dimension === 'count' && part.dimension === 'share' && count.value === part.value && part.value < 1;

/** "With 360 rotational views": pages leave degrees out. */
const isBareAngle = (bare: Quantity, angle: Quantity) =>
  bare.dimension === 'count' && angle.dimension === 'temperature' && bare.value === angle.value;
