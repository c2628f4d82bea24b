/** A product description as lines of plain text: markup, bullets, emoji, tables and shouting taken off. */
import { baseOf } from './grammar';

export interface SellersLine {
  readonly text: string;
  /** What a line was headed with: "Four-layer filter". */
  readonly label: string | undefined;
}

const BREAKS = /<(?:br|li|p|div|tr|h\d|ul|ol|table)[^>]*>|<\/(?:p|li|div|tr|h\d)>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lt: ' ',
  gt: ' ',
  '#39': "'",
};
const BULLET = /[•✔✓★☆►▪●·]/g;
const LABEL =
  /^(?:【([^】]{2,40})】\s*|([A-Z][\w&'/-]*(?: [\w&'/%-]+){0,4}|[A-Z0-9 &'/%-]{3,40}):\s+|([A-Z0-9][A-Z0-9 &'/%-]{2,40}) [-–—]\s+)/;
const SPECIFICATION = /^[\w /()-]{2,30}(?::|\t|\s\|)\s*\S+(?: \S+){0,3}$/;
/** Numbers with units and nothing said of them, and the small print of shops. */
const NOISE =
  /\b(package includes?|customer (service|support)|contact us|click|see (more|our)|add to cart|read more|asin|sku|upc|item model|specifications?|size chart|note:|we apologi[sz]e|shipping policy|copyright|cookie|javascript|terms of use|privacy policy|subscription|model (is|wears)|contains? (nuts|milk|gluten|soy|small parts)|may contain|store in|keep out of|small parts|not for children|warning|choking|colou?rs? may (vary|differ)|batteries not included|recommended|measures|dimensions|should not|do not use|contraindications?|avoid contact|consult|am and pm|please)\b|https?:|www\.|@\w|\d\s?[x×]\s?\d|^(?:hi|hello|hey|welcome|feature|features)\b/i;
const ENGLISH = new Set(
  'the a an and or of to in on for with is are it its you your that this from by at as be can has have no not so we our i my any all into up when without than more just one keeps made'.split(
    ' ',
  ),
);

export const plainDescription = (description: string): string =>
  description
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
    .replace(BREAKS, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(BULLET, '\n')
    .replace(/[\p{Extended_Pictographic}\p{Regional_Indicator}\u200d\ufe0f®™©]/gu, '\n')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'");

/** Sentences and points in the seller's order, each once, without closing marks. */
export function sellersLines(description: string): SellersLine[] {
  const seen = new Set<string>();
  return plainDescription(description)
    .split(/\n+|(?<=[a-z0-9)"'%])[.!?]+\s+|\s*;\s+|\s\|\s/i)
    .map(tidied)
    .filter(({ text }) => {
      const key = text.toLowerCase().replace(/[^a-z0-9]/g, '');
      const words = text.split(' ').length;
      const fits = words >= 2 && words <= 40 && !seen.has(key);
      seen.add(key);
      return fits && isLatin(text);
    });
}

function tidied(line: string): SellersLine {
  const plain = line
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s*\-–—:.,>#]|\d{1,2}[.)]\s)+/, '')
    .trim();
  if (SPECIFICATION.test(plain) || NOISE.test(plain)) return { text: '', label: undefined };
  const [head = '', ...labels] = LABEL.exec(plain) ?? [];
  const label = labels.find(Boolean);
  // "Remembers four heights: one for you" is a sentence with an aside.
  if (!label || baseOf(label.split(' ')[0] ?? '')) return { text: cleaned(plain), label: undefined };
  return {
    text: cleaned(plain.slice(head.length)),
    label: cleaned(label.toUpperCase() === label ? label.toLowerCase() : label),
  };
}

const cleaned = (text: string) =>
  unshouted(text.replace(/\([^)]*\)/g, ' ').replace(/["*_~#]/g, ''))
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.])/g, '$1')
    .replace(/[\s.,:;!?–—-]+$/, '')
    .trim();

const unshouted = (line: string) =>
  line.replace(/(?<!-)\b[A-Z]{4,}\b(?!-)(?:\s+[A-Z]+\b)*/g, (shout) => shout.toLowerCase());

const isLatin = (line: string) => (line.match(/[\x20-\x7e€£₹°é]/g)?.length ?? 0) >= line.length * 0.95;

/** By its small words. A text of a few words gets the benefit of the doubt. */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return false;
  if (words.length < 12) return isLatin(text);
  return words.filter((word) => ENGLISH.has(word)).length >= words.length * 0.08;
}
