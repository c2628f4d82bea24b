/** The short name of a product: what a person would call it, out of a title made for search engines. */

const PACKED_WITH_UNITS =
  /\b\d+(\.\d+)?\s?(oz|ml|l|inch|in|cm|mm|g|kg|lbs?|packs?|pcs|pieces|count|ft|w|mah|gb|tb)\b/gi;
const LONGEST = 5;
const ATTRIBUTES =
  /\s(?:insulated|stainless|wireless|portable|waterproof|rechargeable|adjustable|lightweight|professional|premium|size)\b/i;
const DANGLING = /\s+(for|with|and|of|in|by|to|the|a|an|from|&|\+|-)$/i;
const UNNAMED = 'this find';

const isShouted = (text: string) => /[A-Z]{4}/.test(text) && text === text.toUpperCase();
const titled = (text: string) =>
  text.toLowerCase().replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

export function shortName(title: string): string {
  const first = title
    .replace(/<[^>]*>|&\w+;/g, ' ')
    .replace(/\([^)]*\)|\[[^\]]*\]|[\p{Extended_Pictographic}®™©]/gu, ' ')
    .trim()
    .replace(/(?:\s[-–—|•]\s|[,;:|!?]|\.\s).*$/s, '')
    .replace(PACKED_WITH_UNITS, ' ')
    .replace(/["“”*_#]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/[A-Za-z]/.test(first)) return UNNAMED;
  const whole = isShouted(first) ? titled(first) : first;
  const [core = ''] = whole.split(ATTRIBUTES);
  let words = (core.includes(' ') ? core : whole).split(' ').slice(0, LONGEST).join(' ');
  while (DANGLING.test(words)) words = words.replace(DANGLING, '');
  return words.replace(/[.\s]+$/, '');
}

/** The name inside a sentence: with an article where one is missing. `description` tells a thing from a name. */
export function named(name: string, description: string): string {
  const words = name.split(' ');
  const isOrdinary = words.length > 1 && words.slice(1).every((word) => word === word.toLowerCase());
  const inside =
    isOrdinary && /^[A-Z][a-z-]+$/.test(words[0] ?? '') ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  if (/^(the|a|an|my|your|our|this|these)\b/i.test(inside))
    return inside.charAt(0).toLowerCase() + inside.slice(1);
  if (/^\S+['’]s?\s/.test(inside)) return inside;
  if (words.length > 1) return `the ${inside}`;
  const isThing = new RegExp(`\\b(?:an?|the|this|these|our|my) ${name.replace(/\W/g, '.')}\\b`, 'i').test(
    description,
  );
  return isThing ? `the ${name.toLowerCase()}` : name;
}
