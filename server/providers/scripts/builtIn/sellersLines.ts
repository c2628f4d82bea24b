/** A product description as lines of plain text: markup, bullets, emoji, tables and shouting taken off. */

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
const LABEL = /^(?:[A-Z][\w&'/-]*(?: [\w&'/-]+){0,4}|[A-Z0-9 &'/-]{3,40}):\s+/;
const SPECIFICATION = /^[\w /()-]{2,30}(?::|\t|\s\|)\s*\S+(?: \S+){0,3}$/;
const NOISE =
  /\b(package includes?|customer (service|support)|contact us|click|see more|add to cart|read more|asin|sku|upc|item model|specifications?|size chart|please note|note:|we apologi[sz]e|shipping policy|copyright|cookie|javascript)\b|https?:|www\.|@\w/i;
const ENGLISH = new Set(
  'the a an and or of to in on for with is are it its you your that this from by at as be can has have no not so we our i my any all into up when without than more just one keeps made'.split(
    ' ',
  ),
);

const unshouted = (line: string) =>
  line.replace(/\b[A-Z][A-Z'-]{3,}\b(?:\s+[A-Z][A-Z'-]+\b)*/g, (shout) => shout.toLowerCase());

/** Sentences and points in the seller's order, each once, without closing marks. */
export function sellersLines(description: string): string[] {
  const text = description
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
    .replace(BREAKS, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(BULLET, '\n')
    .replace(/[\p{Extended_Pictographic}\p{Regional_Indicator}\u200d\ufe0f®™©]/gu, '\n')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'");
  const seen = new Set<string>();
  return text
    .split(/\n+|(?<=[a-z0-9)"'%])[.!?]+\s+|\s*;\s+|\s\|\s/i)
    .map(tidied)
    .filter((line) => {
      const key = line.toLowerCase().replace(/[^a-z0-9]/g, '');
      const words = line.split(' ').length;
      const fits = words >= 3 && words <= 40 && !seen.has(key);
      seen.add(key);
      return fits && isLatin(line);
    });
}

function tidied(line: string): string {
  const plain = line
    .replace(/\s+/g, ' ')
    .replace(/^[\s*\-–—:.,>#\d)]*(?:[-*)]\s+|(?<=\s))(?=\S)|^[-–—*\s]+/, '')
    .trim();
  if (SPECIFICATION.test(plain) || NOISE.test(plain)) return '';
  const body = plain
    .replace(LABEL, '')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/["*_~#]/g, '');
  return unshouted(body)
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.])/g, '$1')
    .replace(/[\s.,:;!?–—-]+$/, '')
    .trim();
}

const isLatin = (line: string) => (line.match(/[\x20-\x7e€£₹°é]/g)?.length ?? 0) >= line.length * 0.95;

/** By its small words. A text of a few words gets the benefit of the doubt. */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return false;
  if (words.length < 12) return isLatin(text);
  return words.filter((word) => ENGLISH.has(word)).length >= words.length * 0.08;
}
