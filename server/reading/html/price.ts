/** What a product costs, in the words of a price tag: "$28", "£11.50", "CHF 2.25". */
import countryToCurrency, { type Countries } from 'country-to-currency';

const LEAST = 0.01;
const MOST = 1e9;
const CODES = new Set(Intl.supportedValuesOf('currency'));
/** ISO 4217 */
export const isCurrencyCode = (text: string) => CODES.has(text);

/** Empty for what is free, not a number, or in no currency. */
export function priceTag(amount: unknown, currency: unknown): string {
  const value = typeof amount === 'number' ? amount : amountOf(typeof amount === 'string' ? amount : '');
  const code = typeof currency === 'string' ? currency.trim().toUpperCase() : '';
  if (value === null || !(value >= LEAST && value < MOST) || !CODES.has(code)) return '';
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
    .format(value)
    .replace(/\.0+$/, '')
    .replaceAll('\u00a0', ' ');
}

const GROUPS = /^\d{1,3}(?:([.,' \u00a0\u202f’])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/;

/** "1.299,95", "1,299.95", "1 299" and "1299" alike; null for what is not one number. */
export function amountOf(written: string): number | null {
  const text = written.trim();
  const plain = GROUPS.test(text)
    ? text
        .replace(/[.,](?=\d{1,2}$)/, '\n')
        .replace(/[^\d\n]/g, '')
        .replace('\n', '.')
    : text.replace(',', '.').replace(/\.-$/, '');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** Of a tag, whose thousands are parted by commas. */
export const amountOfTag = (tag: string) => Number(/\d[\d,]*(?:\.\d+)?/.exec(tag)?.[0].replaceAll(',', ''));

/** What data state: a tag, or a bare number where they name no currency; empty where it is no price. */
export function statedPrice(amount: unknown, currency: unknown, currencies: Currencies): string {
  const tag = priceTag(amount, currency);
  if (tag) return tag;
  const text = typeof amount === 'string' ? amount.trim() : typeof amount === 'number' ? String(amount) : '';
  const written = writtenIn(text, currencies);
  // What a code says beside it outweighs a sign or an abbreviation, which may be many currencies'.
  const coded = written ? priceTag(written.amount, currency) : '';
  if (coded) return coded;
  if (written) return writtenTag(written, currencies);
  const value = amountOf(text);
  return value !== null && value >= LEAST && value < MOST ? String(value) : '';
}

export interface WrittenPrice {
  readonly amount: number;
  /** Its sign, code or word, as the page writes it. */
  readonly unit: string;
  /** What stands around it: " / 100 g", "from". */
  readonly around: string;
  /** The last word before it: "from". */
  readonly lead?: string;
  /** Whether it is the lower end of a range: "149.00 - 159.00", "$149+". */
  readonly isLowest?: boolean;
}

const AMOUNT = /\d{1,3}(?:[.,' \u00a0\u202f’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)/g;
const MOST_UNIT = 4;
const UNSPACED_LETTER = /^[\p{Script=Han}\p{Script=Hangul}]/u;

/** "149.00 - 159.00": what a choice of variants costs, from the lowest on. */
const RANGE = /(\d)([^\d\p{L}]*[-–—~～]\s*[^\d\p{L}]*)(\d[\d.,]*)(?![\d%])/u;

const AND_MORE = /^\+\s*$/;
const LAST_WORD = /\p{L}+(?=[^\p{L}]*$)/u;

/** The text with the lower end of a range alone. */
function fromLowest(text: string): string {
  const [range = '', end = '', between = '', high = ''] = RANGE.exec(text) ?? [];
  const low = /[\d.,]+$/.exec(text.slice(0, text.indexOf(range) + end.length))?.[0] ?? '';
  const [from, to] = [amountOf(low), amountOf(high.replace(/[.,]$/, ''))];
  const isRange = range !== '' && from !== null && to !== null && from < to && /\p{Sc}/u.test(text);
  return isRange ? text.replace(range, `${end}${between.replace(/[-–—~～]/, '')}`) : text;
}

/** "379€99": the sign stands where the cents begin. */
const SIGN_BETWEEN = /(\d)(\p{Sc})(\d{2})(?![\d.,%])/u;

/** The price that a short text is; null where it is none, or several that are no range. */
export function writtenPrice(
  given: string,
  isUnit: (word: string) => boolean,
  amountIn: Currencies['amountIn'] = amountOf,
): WrittenPrice | null {
  const lowest = fromLowest(given);
  const text = lowest.replace(SIGN_BETWEEN, '$1.$3 $2');
  const found = [...text.matchAll(AMOUNT)].flatMap((match) => {
    const before = text.slice(0, match.index).trimEnd();
    const after = text
      .slice(match.index + match[0].length)
      .replace(/^[.,]?[-–—]/, '')
      .trimStart();
    const sign = lastUnit(before, isUnit);
    const unit = sign ?? firstUnit(after, isUnit);
    const lead = LAST_WORD.exec(sign ? before.slice(0, -sign.length) : before)?.[0] ?? '';
    const isLowest =
      lowest !== given || AND_MORE.test(after.startsWith(unit ?? '+') ? after.slice(unit?.length) : after);
    const amount = unit ? amountIn(match[0], unit) : null;
    return amount !== null && unit
      ? [
          {
            amount,
            unit,
            around: text.replace(match[0], '').replace(unit, ''),
            ...(lead ? { lead } : {}),
            ...(isLowest ? { isLowest } : {}),
          },
        ]
      : [];
  });
  const [first] = found;
  return first && found.every(({ amount }) => amount === first.amount) ? first : null;
}

const firstUnit = (text: string, isUnit: (word: string) => boolean) => {
  const word = /^(?:\p{Sc}|[\p{L}\p{M}.]{1,6}\p{Sc}?)/u.exec(text)?.[0] ?? '';
  const letter = UNSPACED_LETTER.exec(word)?.[0] ?? '';
  return (
    [word, word.replace(/\.$/, ''), letter].find(
      (one) => one !== '' && one.length <= MOST_UNIT + 1 && isUnit(one),
    ) ?? null
  );
};
const lastUnit = (text: string, isUnit: (word: string) => boolean) => {
  const word =
    /(?:[\p{L}.]{0,3}\p{Sc}|(?<![\p{L}])[\p{L}\p{M}.]{1,6}):?$/u.exec(text)?.[0].replace(/:$/, '') ?? '';
  const parted = /(?<![\p{L}])\p{Lu}{1,3}\s\p{Sc}$/u.exec(text)?.[0] ?? '';
  // Where words are not parted by spaces, a sign stands right behind one.
  return [parted, word, /\p{Sc}$/u.exec(word)?.[0] ?? ''].find((one) => one !== '' && isUnit(one)) ?? null;
};

export interface Currencies {
  /** The code of a sign or a code, as the page's country means it; null for no currency. */
  codeOf(unit: string): string | null;
  /** Of every currency that is written so: "$" is that of twenty countries. */
  codesOf(unit: string): readonly string[];
  /** Of a number as it is written beside a unit; null for what is not one number. */
  amountIn(written: string, unit: string): number | null;
}

/** Dinars and rials have a thousand parts: "999,000" is not a thousand times "999". */
const inParts = (code: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits;

/** A thousand formatters are made for one place. A page's own thread reads one or two; who reads many pages in one process makes them once. */
const KEPT_PLACES = 32;
const kept = new Map<string, Currencies>();

/** The signs of all currencies, as they are written in the page's language and country. */
export function currenciesOf(language: string, host: string): Currencies {
  const [own, home] = [localeOf(language, host), currencyAt(host)];
  const place = `${own} ${home}`;
  const found = kept.get(place) ?? currenciesIn(own, home);
  if (kept.size >= KEPT_PLACES && !kept.has(place)) kept.delete([...kept.keys()][0] ?? '');
  kept.set(place, found);
  return found;
}

function currenciesIn(own: string, home: string | undefined): Currencies {
  const codes = new Map<string, string>();
  const sharing = new Map<string, Set<string>>();
  for (const locale of ['en', own])
    for (const display of ['narrowSymbol', 'symbol', 'code'] as const)
      for (const currency of CODES) {
        const sign = signOf(currency, locale, display);
        sharing.set(sign, (sharing.get(sign) ?? new Set()).add(currency));
        // Of those that share a narrow sign the first stays; a country's own sign is never shared.
        if (isLetter(sign)) continue;
        if (display !== 'narrowSymbol' || !codes.has(sign) || locale === 'en') codes.set(sign, currency);
      }
  for (const [sign, some] of sharing) if (isAbbreviated(sign) && some.size > 1) addNamesakes(some);
  for (const shared of SHARED) codes.set(signOf(shared, 'en', 'narrowSymbol'), shared);
  for (const currency of CODES) {
    const sign = signOf(currency, own, 'symbol');
    if (sign !== currency) codes.set(sign, currency);
  }
  for (const word of home ? wordsFor(home, own) : []) codes.set(word, home ?? '');
  // "Lei" is lei and "usd" is USD, but "km" is no currency where KM is one, and "All 169" is not in Albanian leks.
  const isWritten = (sign: string) =>
    CODES.has(sign) ? SHARED.includes(sign) || sign === home : sign.length > 2;
  const folded = new Map(
    [...codes]
      .filter(([sign]) => isWritten(sign) || sign === sign.toLowerCase())
      .map(([sign, code]) => [fold(sign), code]),
  );
  const codeOf = (unit: string) =>
    codes.get(unit) ??
    codes.get(unit.replace(/\.$/, '')) ??
    folded.get(fold(unit)) ??
    countrysOwn(unit, sharing, home) ??
    null;
  return {
    codeOf,
    codesOf: (unit) => [
      ...(sharing.get(unit) ?? sharing.get(unit.replace(/\.$/, '')) ?? []),
      ...[codeOf(unit) ?? []].flat(),
    ],
    amountIn(written, unit) {
      const code = codeOf(unit);
      const isWhole =
        code !== null && /^\d{1,3}(?:[ \u00a0\u202f]?\d{3})*[.,]\d{3}$/.test(written) && inParts(code) === 3;
      return isWhole ? Number(written.replace(/[ \u00a0\u202f]/g, '').replace(',', '.')) : amountOf(written);
    },
  };
}

/** "US $" and "C $": the sign that many share, behind the beginning of one's code. */
function countrysOwn(unit: string, sharing: ReadonlyMap<string, Set<string>>, home: string | undefined) {
  const [, beginning = '', sign = ''] = /^(\p{Lu}{1,3})\s?(\p{Sc})$/u.exec(unit) ?? [];
  const some = [...(sharing.get(sign) ?? [])].filter(
    (code) => beginning !== '' && code.startsWith(beginning),
  );
  return some.find((code) => code === home) ?? (some.length === 1 ? some[0] : undefined);
}

/** "Rs" is the word that the names of those that share it have in common, cut short: so it is short for the rupees of India, too. */
function addNamesakes(some: Set<string>): void {
  const [first = [], ...others] = [...some].map((code) => nameWords(code, 'en'));
  const common = first.filter((word) => others.every((words) => words.includes(word)));
  for (const code of CODES) if (nameWords(code, 'en').some((word) => common.includes(word))) some.add(code);
}
const isAbbreviated = (sign: string) => /^\p{L}{2,}$/u.test(sign);

/** What a sign that many currencies share means where the country says nothing else. */
const SHARED = ['USD', 'GBP', 'EUR', 'JPY', 'SEK'];
const fold = (sign: string) => sign.toLowerCase().replace(/[.\u200e\u200f]/g, '');

/** One letter is more often a size or a word than a foreign currency. */
const isLetter = (sign: string) => /^\p{L}$/u.test(sign);

const signOf = (currency: string, locale: string, display: 'narrowSymbol' | 'symbol' | 'code') =>
  display === 'code'
    ? currency
    : (new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: display })
        .formatToParts(1)
        .find(({ type }) => type === 'currency')?.value ?? currency);

const countryOf = (host: string) => /\.([a-z]{2})$/.exec(host)?.[1]?.replace('uk', 'GB').toUpperCase();

const currencyAt = (host: string): string | undefined => {
  const country = countryOf(host);
  return country && country in countryToCurrency ? countryToCurrency[country as Countries] : undefined;
};

/** One, few and many in every language. */
const COUNTS = [1, 2, 5];
function nameWords(currency: string, locale: string): string[] {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  });
  return COUNTS.flatMap((count) =>
    format.formatToParts(count).flatMap(({ type, value }) => (type === 'currency' ? value.split(/\s+/) : [])),
  );
}

/** What a currency is called without its country: the words of its name that others' names have too, such as "lei", which Moldova and Romania have. */
function wordsFor(currency: string, locale: string): string[] {
  const others = new Set(
    [...CODES].filter((code) => code !== currency).flatMap((code) => nameWords(code, locale)),
  );
  return nameWords(currency, locale).filter((word) => others.has(word));
}

/** A country's domain says more of its money than the language does. */
function localeOf(language: string, host: string): string {
  const country = countryOf(host);
  try {
    const locale = new Intl.Locale(language || 'en');
    return (country ? new Intl.Locale(locale.language, { region: country }) : locale).toString();
  } catch {
    return 'en';
  }
}

const isWord = (word: string) => /^[\p{L}\p{M}.]{1,5}$/u.test(word) && /\p{L}/u.test(word);

/** "LE", "L.E", "Dhs". */
const isAbbreviation = (word: string) => /^\p{Lu}(?:\.?\p{Lu}){1,2}\.?s?$/u.test(word);

/** A number with a word for its currency behind it, or an abbreviation before it, and nothing else: "2,900 원", "LE 79". */
export function bareInWords(text: string): WrittenPrice | null {
  const price = /\d\D+$/.test(text) ? writtenPrice(text, isWord) : writtenPrice(text, isAbbreviation);
  return price && price.amount > 0 && !/[\p{L}\p{N}]/u.test(price.around) ? price : null;
}

export function writtenTag({ amount, unit }: WrittenPrice, currencies: Currencies): string {
  const code = currencies.codeOf(unit);
  return code
    ? priceTag(amount, code)
    : `${new Intl.NumberFormat('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 }).format(amount)} ${unit}`;
}

/** The tag of a short text that is a price; empty where it is none. */
export function tagOf(text: string, currencies: Currencies): string {
  const price = writtenIn(text, currencies);
  return price ? writtenTag(price, currencies) : '';
}

const writtenIn = (text: string, currencies: Currencies) =>
  writtenPrice(text, (unit) => currencies.codeOf(unit) !== null, currencies.amountIn) ?? bareInWords(text);
