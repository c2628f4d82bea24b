/** A subtitle's text between what a person reads and what a file holds: marks of style, entities, lines. */

/** Each begins at a sign that none of them may hold again, so that nonsense costs one look. */
const STYLE_TAG = /<\/?(?:b|i|u|s|c|v|lang|font|ruby|rt|span)(?:[\s.][^<>]*)?>/gi;
const WORD_TIME = /<\d{1,4}(?::\d{1,2}){1,2}\.\d{1,3}>/g;
const OVERRIDE = /\{\\[^{}]*\}/g;
const ENTITY = /&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z]{2,6});/g;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  lrm: '\u200E',
  rlm: '\u200F',
  hellip: '…',
  mdash: '—',
  ndash: '–',
};

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : whole;
}

/** The plain words of a file's lines. */
export const readText = (lines: readonly string[]): string =>
  lines
    .map((line) => line.replace(STYLE_TAG, '').replace(WORD_TIME, '').replace(OVERRIDE, ''))
    .map((line) => line.replace(ENTITY, decodeEntity).trim())
    .filter(Boolean)
    .join('\n');

const bracesKept = (text: string) => text.replace(OVERRIDE, (mark) => `&#123;${mark.slice(1)}`);

/** WebVTT has a rule for signs that it reads itself. */
export const writeVttText = (text: string): string =>
  bracesKept(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));

/** SRT has none, and players show entities as they are: only what would be read as a mark is written as one. */
export const writeSrtText = (text: string): string =>
  bracesKept(
    text
      .replace(ENTITY, (entity) => `&amp;${entity.slice(1)}`)
      .replaceAll('-->', '--&gt;')
      .replace(STYLE_TAG, (tag) => `&lt;${tag.slice(1)}`)
      .replace(WORD_TIME, (tag) => `&lt;${tag.slice(1)}`),
  );
