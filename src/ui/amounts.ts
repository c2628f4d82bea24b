/** Bytes, counts and spans in the reader's language. */
import { locale } from '../locales/language';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const minutes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
const seconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'long' });
const narrow = { style: 'unit', unitDisplay: 'narrow' } as const;
const minutesInShort = new Intl.NumberFormat(locale, { ...narrow, unit: 'minute' });
const secondsInShort = new Intl.NumberFormat(locale, { ...narrow, unit: 'second' });
const MINUTE = 60;
export const oneDecimal = (value: number): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);

const list = new Intl.ListFormat(locale, { type: 'unit' });
/** `A, B, C`. */
export const asList = (items: readonly string[]): string => list.format(items);

/** In units of a thousand, as disks are sold. */
export function asBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}
const whole = new Intl.NumberFormat(locale);
const withSign = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
/** A billion pixels, as its variable counts them. */
const GIGAPIXEL = 1e9;

export const inUnit = {
  count: (value: number): string => whole.format(value),
  bytes: asBytes,
  pixels: (value: number): string => oneDecimal(value / GIGAPIXEL),
};
/** +10, −10 */
export const signed = (value: number): string => withSign.format(value).replace('-', '−');
const inSpans = (inSeconds: Intl.NumberFormat, inMinutes: Intl.NumberFormat) => (span: number) =>
  span < MINUTE ? inSeconds.format(Math.round(span)) : inMinutes.format(Math.round(span / MINUTE));
/** `12 seconds`, `2 minutes`. */
export const asSpan = inSpans(seconds, minutes);
/** `12s`, `2m`. */
export const asShortSpan = inSpans(secondsInShort, minutesInShort);
