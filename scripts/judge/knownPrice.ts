/** Whether a price tag says the price that is known: the same amount, in the same currency. */
import { amountOf, amountOfTag, currenciesOf } from '../../server/reading/html/price';

export interface KnownPrice {
  readonly amount: number;
  /** Its code, or its sign. */
  readonly currency?: string | undefined;
  /** Where thousands may have been read as parts: the benchmark has "24.990" pesos as 24.99. */
  readonly mayBeThousands?: boolean;
}

const LEAST_APART = 0.005;
const THOUSAND = 1000;

export function isKnownPrice(tag: string, known: readonly KnownPrice[]): boolean {
  const told = amountOfTag(tag);
  const codes = codesOf(tag.replace(/[\d.,\s-]+/g, ' ').trim());
  return known.some(({ amount, currency, mayBeThousands }) => {
    const isAmount =
      Math.abs(told - amount) < LEAST_APART ||
      (mayBeThousands === true && Math.abs(told - amount * THOUSAND) < LEAST_APART);
    const own = currency ? codesOf(currency) : new Set<string>();
    // A unit that is no currency's by itself, as 元, gainsays none.
    return isAmount && (own.size === 0 || codes.size === 0 || [...own].some((code) => codes.has(code)));
  });
}

/** A price of the benchmark, which writes numbers as its pages do. */
export function asWritten(written: string, currency: string | undefined): KnownPrice {
  const amount = amountOf(written) ?? Number.NaN;
  return { amount, currency, mayBeThousands: /^\d{1,3}(?:\.\d{1,3})?$/.test(written.trim()) };
}

const CODES = Intl.supportedValuesOf('currency');
const signs = new Map<string, Set<string>>();
for (const currency of CODES)
  for (const currencyDisplay of ['code', 'symbol', 'narrowSymbol'] as const) {
    const parts = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      currencyDisplay,
    }).formatToParts(1);
    const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
    signs.set(sign, (signs.get(sign) ?? new Set()).add(currency));
  }
const inEnglish = currenciesOf('en', 'page.example');

/** Every currency that is written so: "$" is that of twenty countries. */
function codesOf(unit: string): ReadonlySet<string> {
  const written = signs.get(unit);
  const code = written ? null : inEnglish.codeOf(unit);
  return written ?? new Set(code ? [code] : []);
}
