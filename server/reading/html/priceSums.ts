/** What amounts of one page have to do with one another, by their sums alone. */
import type { ShownPrice } from './shownPrices';

/** Payments. */
const MOST_TIMES = 48;
const SAME = 0.004;
/** Shares are told in whole hundredths. */
const WHOLE_SHARE = 0.006;
const SHARE = /(?<![\d.,])(\d{1,2})\s?%/g;
const MOST_SUMMED = 12;
const COUNTED = /(?<!\d)(\d{1,2})\s?[x×*](?!\p{L})/u;
const timesOf = ({ price: { around } }: ShownPrice) => Number(COUNTED.exec(around)?.[1] ?? 1);

/** Whether it is paid as often as it says, for another amount or as others are: "10x de R$ 36,79" beside "R$ 367,90", or beside "5x de R$ 73,58". */
export function isPayment(place: ShownPrice, all: readonly ShownPrice[]): boolean {
  const times = timesOf(place);
  const whole = times * place.price.amount;
  return (
    times > 1 &&
    all.some(
      (one) =>
        one !== place &&
        timesOf(one) !== times &&
        Math.abs(timesOf(one) * one.price.amount - whole) <= SAME * whole,
    )
  );
}

/** Whether another amount is so many of it: then it is one of several payments, or the price of a part. */
export const isMultiple = (amount: number, others: readonly number[]) =>
  others.some((other) => {
    const times = Math.round(other / amount);
    return times > 1 && times <= MOST_TIMES && Math.abs(other / times - amount) <= SAME * amount;
  });

/** Whether it is what two other amounts differ by: then it is saved. */
export const isDifference = (amount: number, others: readonly number[]) =>
  others.some((high) =>
    others.some((low) => low > amount && low < high && Math.abs(high - low - amount) <= SAME * amount),
  );

/** Whether another amount less a share or an amount that stands beside it is this one: "€40 -25% €30". */
export function isReduced(amount: number, others: readonly number[], text: string): boolean {
  const shares = [...text.matchAll(SHARE)].map(([, share]) => Number(share) / 100);
  const higher = others.filter((other) => other > amount);
  return higher.some(
    (high) =>
      shares.some((share) => share > 0 && Math.abs(high * (1 - share) - amount) <= WHOLE_SHARE * high) ||
      others.some((low) => low < amount && Math.abs(high - low - amount) <= SAME * low),
  );
}

/** Whether two or three others make it: then it is what they cost together. */
export function isSum(amount: number, all: readonly number[]): boolean {
  const others = all.filter((other) => other < amount).slice(0, MOST_SUMMED);
  const isLeft = (rest: number, from: number): boolean =>
    others.some((other, at) => at > from && Math.abs(other - rest) <= SAME * rest);
  return others.some(
    (one, at) =>
      isLeft(amount - one, at) ||
      others.some(
        (other, next) => next > at && amount - one - other > 0 && isLeft(amount - one - other, next),
      ),
  );
}
