/** What signs are worth for choosing one of several candidates, or none: multinomial logistic regression, fitted by gradient ascent with momentum. */

/** What is to be chosen from. */
export interface Choice {
  /** Of each candidate the signs of each of its places; of several places the likeliest counts. */
  readonly candidates: readonly (readonly Float64Array[])[];
  /** Which are right; empty where none is. */
  readonly right: ReadonlySet<number>;
}
export interface FitOptions {
  readonly rounds: number;
  readonly rate: number;
  /** Against learning a page by heart. */
  readonly shrink: number;
}

/** Signs as rows of numbers: a fit looks at them a million times. */
export const rowOf = <Sign extends string>(
  names: readonly Sign[],
  signs: Readonly<Partial<Record<Sign, number>>>,
) => Float64Array.from(names, (sign) => signs[sign] ?? 0);

const worth = (row: Float64Array, worths: Float64Array) => {
  let sum = 0;
  for (let at = 0; at < row.length; at += 1) sum += (row[at] ?? 0) * (worths[at] ?? 0);
  return sum;
};

/** @param worths of each sign; behind them what 'none of them' is worth */
export function chancesOf({ candidates }: Pick<Choice, 'candidates'>, worths: Float64Array) {
  const size = worths.length - 1;
  const best = candidates.map((places) => {
    let [top] = places;
    let most = -Infinity;
    for (const row of places) {
      const one = worth(row, worths);
      if (one > most) [top, most] = [row, one];
    }
    return { row: top ?? new Float64Array(size), worth: most };
  });
  const all = [...best.map((one) => one.worth), worths[size] ?? 0];
  const top = Math.max(...all);
  const odds = all.map((one) => Math.exp(one - top));
  const sum = odds.reduce((a, b) => a + b, 0);
  return { best, chances: odds.map((one) => one / sum) };
}

/** @param prior what is known before anything is read: a sign that few have keeps this worth */
export function fitChoices(
  some: readonly Choice[],
  prior: Float64Array,
  { rounds, rate, shrink }: FitOptions,
): Float64Array {
  const size = prior.length - 1;
  const worths = Float64Array.from(prior);
  const speed = new Float64Array(size + 1);
  for (let round = 0; round < rounds; round += 1) {
    const slope = new Float64Array(size + 1);
    for (const choice of some) {
      const { best, chances } = chancesOf(choice, worths);
      const none = choice.candidates.length;
      const targets = choice.right.size > 0 ? choice.right : new Set([none]);
      let whole = 0;
      for (const at of targets) whole += chances[at] ?? 0;
      for (const [at, chance] of chances.entries()) {
        const pull = (targets.has(at) ? chance / Math.max(whole, 1e-9) : 0) - chance;
        if (at === none) slope[size] = (slope[size] ?? 0) + pull;
        else
          for (let sign = 0; sign < size; sign += 1)
            slope[sign] = (slope[sign] ?? 0) + pull * (best[at]?.row[sign] ?? 0);
      }
    }
    for (let sign = 0; sign <= size; sign += 1) {
      const step = (slope[sign] ?? 0) / some.length - shrink * ((worths[sign] ?? 0) - (prior[sign] ?? 0));
      speed[sign] = 0.9 * (speed[sign] ?? 0) + rate * step;
      worths[sign] = (worths[sign] ?? 0) + (speed[sign] ?? 0);
    }
  }
  return worths;
}
