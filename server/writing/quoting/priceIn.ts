/** A price tag in an ad's language: the reader of pages writes "€1,119.01", German says "1.119,01 €". */

const TAG = /^(\P{N}*?)\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/u;
/** Others are signs of several currencies, which their countries write in several places. */
const CURRENCIES: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', R$: 'BRL', '₹': 'INR' };
const CODE = /^[A-Z]{3}$/;

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
  const currency = CURRENCIES[sign] ?? (CODE.test(sign) ? sign : undefined);
  if (!currency) return tag.replace(whole + part, format({}));
  return format({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
}
