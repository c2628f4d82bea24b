/** Figures, units, prices and abbreviations as the words that are said for them, for voices of other languages than English. */
import path from 'node:path';
import { toCardinal as german } from 'n2words/de-DE';
import { toCardinal as spanish } from 'n2words/es-ES';
import { toCardinal as french } from 'n2words/fr-FR';
import { toCardinal as hindi } from 'n2words/hi-IN';
import { toCardinal as italian } from 'n2words/it-IT';
import { toCardinal as dutch } from 'n2words/nl-NL';
import { toCardinal as portuguese } from 'n2words/pt-PT';
import { z } from 'zod';
import { openContent } from '../../content/contentFiles';
import { readYaml } from '../../content/readYaml';

type Gender = 'masculine' | 'feminine';
type Cardinal = (value: string, options?: { gender?: Gender }) => string;
/** The library counts as in Portugal, our sentences are Brazil's. */
const inBrazil = (said: string) => said.replace(/\bdeza(?=ss|n)/g, 'deze');

/** One language agrees in gender, the others take no notice. */
const CARDINALS = {
  de: (value) => german(value),
  es: (value, options) => spanish(value, options),
  fr: (value) => french(value),
  hi: (value) => hindi(value),
  it: (value) => italian(value),
  nl: (value) => dutch(value),
  pt: (value) => inBrazil(portuguese(value)),
} satisfies Record<string, Cardinal>;
type WrittenOutLanguage = keyof typeof CARDINALS;
const isWrittenOut = (language: string): language is WrittenOutLanguage => Object.hasOwn(CARDINALS, language);

const oneAndMore = z.tuple([z.string().min(1), z.string().min(1)]);
const saidFor = z.record(z.string(), z.string().min(1));
const formsSchema = z.strictObject({
  decimal: z.string().length(1),
  point: z.string().min(1),
  thousands: z.string(),
  to: z.string().min(1),
  andPart: z.string(),
  hundreds: z.string(),
  beforeMasculine: saidFor,
  beforeFeminine: saidFor,
  /** Each word of a number agrees, not only its last. */
  eachAgrees: z.boolean().default(false),
  pointMeansOrdinal: z.boolean(),
  units: z.record(z.string(), oneAndMore),
  currencies: z.record(z.string(), z.strictObject({ whole: oneAndMore, part: oneAndMore })),
  abbreviations: saidFor,
});
type Forms = z.output<typeof formsSchema>;
export type SpokenForms = Readonly<Record<WrittenOutLanguage, Forms>>;

/** Throws a `ContentError` with file and line of what is wrong. */
export function readSpokenForms(contentDir: string): SpokenForms {
  const read = (language: WrittenOutLanguage) =>
    readYaml(openContent(contentDir, `speech/spoken.${language}.yaml`), formsSchema).value;
  return {
    ...{ de: read('de'), es: read('es'), fr: read('fr'), hi: read('hi') },
    ...{ it: read('it'), nl: read('nl'), pt: read('pt') },
  };
}

const kept = new Map<WrittenOutLanguage, (text: string) => string>();
/** Read once, when the language is first spoken; the start of a process has checked it before. */
function writerOf(language: WrittenOutLanguage): (text: string) => string {
  const found =
    kept.get(language) ??
    createWriter(readSpokenForms(path.resolve('content'))[language], CARDINALS[language]);
  kept.set(language, found);
  return found;
}

/** @param language ISO 639-1; a text in one that has no spoken forms stays as it is. */
export const writtenOut = (text: string, language: string): string =>
  isWrittenOut(language) ? writerOf(language)(text) : text;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
/** The longest first: `kWh` is no `kW`. */
const anyOf = (writings: readonly string[]) =>
  writings
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
const HARD_SPACES = String.raw`\u00a0\u202f\u2009`;
const GAP = `[ ${HARD_SPACES}]?`;
/** What a number is part of: a word, a date, an address, a time of the day. */
const NO_PART_BEFORE = String.raw`(?<![\p{L}\d.,:/-])`;
const NO_PART_BEHIND = String.raw`(?![\p{L}\d]|[.,:/-]\d)`;
const MOST_DIGITS = 15;

function createWriter(forms: Forms, cardinal: Cardinal): (text: string) => string {
  const { decimal, units, currencies, abbreviations } = forms;
  const thousands = `[${escaped(forms.thousands)}${HARD_SPACES}]`;
  // Prices come in the writing of other countries, too; of India, thousands and lakhs: 1,00,000.
  const number = String.raw`(?:\d{1,3}(?:${thousands}\d{2,3})*${thousands}\d{3}|\d+)(?:[.,]\d{1,2}(?!\d)|${escaped(decimal)}\d+)?`;
  const unit = anyOf(Object.keys(units));
  const currency = anyOf(Object.keys(currencies));
  const ends = String.raw`(?![\p{L}\d])`;
  const grouped = new RegExp(`^\\d{1,3}(?:${thousands}\\d{2,3})*${thousands}\\d{3}`);

  /** Null where figures are no amount: `007`. */
  function partsOf(written: string): { whole: string; decimals: string } | null {
    const group = grouped.exec(written)?.[0];
    const [, whole = '', decimals = ''] = group
      ? [written, group.replace(/\D/g, ''), written.slice(group.length + 1)]
      : (/^(\d+)(?:[.,](\d+))?$/.exec(written) ?? []);
    const isAmount = whole !== '' && whole.length <= MOST_DIGITS && !/^0\d/.test(whole);
    return isAmount ? { whole, decimals } : null;
  }
  function before([one]: readonly [string, string], whole: string): string {
    const gender: Gender = /^(?:una|une|uma|eine) /.test(one) ? 'feminine' : 'masculine';
    const said = cardinal(whole, { gender });
    const endings = gender === 'feminine' ? forms.beforeFeminine : forms.beforeMasculine;
    if (forms.eachAgrees) return said.replace(/\p{L}+/gu, (word) => endings[word] ?? word);
    const ending = Object.keys(endings).find((last) => new RegExp(`(?:^| )${last}$`, 'u').test(said));
    return ending ? said.slice(0, -ending.length) + endings[ending] : said;
  }
  const counted = (names: readonly [string, string], whole: string) =>
    whole === '1' ? names[0] : `${before(names, whole)} ${names[1]}`;
  const withDecimals = (whole: string, decimals: string) =>
    [cardinal(whole), forms.point, ...[...decimals].map((digit) => cardinal(digit))].join(' ');

  function measure(all: string, written: string, name: string): string {
    const parts = partsOf(written);
    const names = units[name];
    if (!parts || !names) return all;
    return parts.decimals
      ? `${withDecimals(parts.whole, parts.decimals)} ${names[1]}`
      : counted(names, parts.whole);
  }
  function price(all: string, written: string, sign: string): string {
    const parts = partsOf(written);
    const names = currencies[sign];
    if (!parts || !names) return all;
    const { whole, decimals } = parts;
    if (decimals.length > 2) return `${withDecimals(whole, decimals)} ${names.whole[1]}`;
    const part = String(Number(decimals.padEnd(2, '0')));
    if (part === '0') return counted(names.whole, whole);
    if (whole === '0') return counted(names.part, part);
    return [counted(names.whole, whole), forms.andPart, counted(names.part, part)].filter(Boolean).join(' ');
  }
  function plain(written: string): string {
    const parts = partsOf(written);
    if (!parts) return written;
    const { whole, decimals } = parts;
    if (decimals) return withDecimals(whole, decimals);
    if (!forms.hundreds || !/^1[1-9]\d\d$/.test(written)) return cardinal(whole);
    const rest = Number(whole.slice(2));
    return cardinal(whole.slice(0, 2)) + forms.hundreds + (rest ? cardinal(String(rest)) : '');
  }

  const short = new RegExp(
    String.raw`(?<![\p{L}\d])(?:${anyOf(Object.keys(abbreviations))})(?![\p{L}\d])`,
    'gu',
  );
  const range = new RegExp(
    `${NO_PART_BEFORE}(${number})${GAP}[–-]${GAP}(?=${number}${GAP}(?:${unit}|${currency})${ends})`,
    'gu',
  );
  const signFirst = new RegExp(
    String.raw`(?<![\p{L}\d])(${currency})${GAP}(${number})${NO_PART_BEHIND}`,
    'gu',
  );
  const signLast = new RegExp(`${NO_PART_BEFORE}(${number})${GAP}(${currency})${ends}`, 'gu');
  const measured = new RegExp(`${NO_PART_BEFORE}(${number})${GAP}(${unit})${ends}`, 'gu');
  const ordinal = forms.pointMeansOrdinal ? String.raw`(?!\. \p{L})` : '';
  const alone = new RegExp(`${NO_PART_BEFORE}${number}${NO_PART_BEHIND}${ordinal}`, 'gu');

  return (text) =>
    text
      // "€ 20,-" is twenty.
      .replace(/(?<=\d)[.,][-–—]+(?!\d)/g, '')
      .replace(range, `$1 ${forms.to} `)
      .replace(signFirst, (all, sign: string, written: string) => price(all, written, sign))
      .replace(signLast, (all, written: string, sign: string) => price(all, written, sign))
      .replace(measured, (all, written: string, name: string) => measure(all, written, name))
      .replace(short, (written) => abbreviations[written] ?? written)
      .replace(alone, plain);
}
