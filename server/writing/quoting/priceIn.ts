/** A price tag in an ad's language: the reader of pages writes "€1,119.01", German says "1.119,01 €". */

const TAG = /^(\P{N}*?)\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/u;
/** Whose signs are theirs alone. */
const CURRENCIES: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', R$: 'BRL', '₹': 'INR' };
const CODE = /^[A-Z]{3}$/;

const LETTERS = /^\p{L}+\.?$/u;
/** Of one of the currencies that the language writes with this sign, `kr`: for where it stands, any will do. */
const currencyOf = (sign: string, language: string): string | undefined =>
  Intl.supportedValuesOf('currency').find(
    (currency) =>
      new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
        .formatToParts(1)
        .find(({ type }) => type === 'currency')?.value === sign,
  );

/** As it stands where it is no tag of the reader's. @param language BCP 47 */
export function priceIn(tag: string, language: string): string {
  const [, sign = '', whole = '', part = ''] = TAG.exec(tag) ?? [];
  if (sign === '' || language.startsWith('en')) return tag;
  const amount = Number(whole.replaceAll(',', '') + part);
  const digits = part === '' ? 0 : 2;
  const format = (style: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, {
      ...style,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: true,
    })
      .format(amount)
      .replace(/[\u00a0\u202f]/g, ' ');
  const currency =
    CURRENCIES[sign] ??
    (CODE.test(sign) ? sign : LETTERS.test(sign) ? currencyOf(sign, language) : undefined);
  if (!currency) return tag.replace(whole + part, format({}));
  return format({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
}
