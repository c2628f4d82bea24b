/** What a person would call a product, out of a title made for search engines. */
import { isPluralWord } from './grammar';
import { anything, KINDS } from './kinds';
import type { Kind } from './kind';
import type { Subject } from './subject';

export interface Product extends Subject {
  readonly kind: Kind;
}

/** A title of more words than this was made for search engines. */
const LONG_TITLE = 6;
const UNNAMED = 'this find';
/** Words that say what a thing is like, not what it is called. */
const ATTRIBUTES = new Set(
  (
    'cordless wireless electric rechargeable portable adjustable foldable folding insulated stainless steel waterproof ' +
    'leakproof lightweight professional premium personalised personalized custom handmade wooden wood oak pine bamboo ' +
    'leather cotton linen merino wool silk cashmere gold silver sterling birthstone dainty natural organic vegan ' +
    'hydrating moisturizing moisturising anti-aging face body hair skin orthopedic orthopaedic washable non-slip stick ' +
    'standing french active ergonomic mesh ceramic velvet foam led usb touch eye protection reading noise cancelling bluetooth smart digital automatic manual mini large small medium big ' +
    'extra-large size mens womens men women kids boys girls baby unisex black white grey gray blue red green pink beige ' +
    'copper vintage modern classic soft warm thick thin heavy duty double crew neck v-neck long short sleeve running ' +
    'yoga dog cat pet coffee tea water wine new set pack style design quality tested gift hd 4k online'
  ).split(' '),
);
/** Words with which a maker tells one model from another: after them a name is whole. */
const MODEL = /^(?:pro|max|plus|air|ultra|lite|neo|xl|one|go|[ivx]{2,})$/i;

const isCamel = (word: string) => /[a-z][A-Z]/.test(word);
const SHOUTED = /\b[A-Z]{4,}\b/g;

export function productOf(title: string, description: string): Product {
  const clean = unshouted(
    title
      .replace(/<[^>]*>|&\w+;/g, ' ')
      .replace(/\([^)]*\)|\[[^\]]*\]|[\p{Extended_Pictographic}®™©"“”*_#]/gu, ' ')
      .replace(/’/g, "'")
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const first = clean.replace(/(?:\s[-–—|•]\s|[,;:|!?]|\.\s).*$/s, '').trim();
  const parts = clean.split(/\s[-–—|•]\s|[,;:|!?]/);
  const found = findNoun(first) ?? parts.map(findNoun).find(Boolean) ?? findNoun(openingOf(description));
  const kind = found?.kind ?? anything;
  const noun = found?.noun;
  const subject = {
    kind,
    noun,
    isMany: found?.isMany ?? isPluralWord(unmeasured(first).at(-1) ?? ''),
    isMass: found?.isMass ?? false,
  };
  return { ...subject, name: nameOf(first, description, subject) };
}

/** What a page says at its very beginning that something is. */
const openingOf = (description: string) =>
  /\bis an? ([^.,\n]{3,60})/.exec(description.slice(0, 400))?.[1] ??
  (/\b(?:phone|app|sync|offline|notifications?|download|subscription)\b/i.test(description) ? 'app' : '');

interface Found {
  readonly kind: Kind;
  readonly noun: string;
  readonly isMany: boolean;
  readonly isMass: boolean;
}

const KNOWN = KINDS.flatMap((kind) =>
  kind.nouns.map((entry) => {
    const noun = entry.replace(/[~+]$/, '');
    return { kind, noun, entry, pattern: new RegExp(`\\b${noun}(e?s)?\\b(?!-)`, 'g') };
  }),
);

/** The last noun that is known, the longest where several end together: "French Press Coffee Maker" is a coffee maker. */
function findNoun(text: string): Found | undefined {
  const before = text.split(/\s(?:for|with|in|by|to|from|that)\s/i)[0]?.toLowerCase() ?? '';
  let best: (Found & { end: number }) | undefined;
  for (const { kind, noun, entry, pattern } of KNOWN)
    for (const match of before.includes(noun) ? before.matchAll(pattern) : []) {
      const end = match.index + match[0].length;
      if (best && (end < best.end || (end === best.end && match[0].length <= best.noun.length))) continue;
      const isMany = entry.endsWith('+') || Boolean(match[1]);
      best = { kind, noun: match[0], isMany, isMass: entry.endsWith('~'), end };
    }
  return best;
}

function nameOf(first: string, description: string, product: Omit<Product, 'name'>): string {
  const { noun, kind } = product;
  if (!/[A-Za-z]{2}/.test(first) || /[^\x20-\u024f–—’]/.test(first)) return noun ? `this ${noun}` : UNNAMED;
  if (/^\S+'s?\s/.test(first) && !/^(?:wo)?mens?'?s?\b|^kids?'/i.test(first))
    return first.split(' ').slice(0, 5).join(' ');
  if (/^(?:the|a|an|my|your|our|this|these)\s/i.test(first)) {
    const words = first
      .replace(/ \+ .*$/, '')
      .split(' ')
      .slice(0, 5)
      .join(' ')
      .replace(/[\s\d%.]+$/, '');
    return words.charAt(0).toLowerCase() + words.slice(1);
  }
  if (kind.isWork) return first.split(' ').slice(0, 6).join(' ');
  const words = first.replace(/ \+ .*$/, '').split(' ');
  const proper = properPart(words, description);
  if (proper.length === 0) return commonName(words, product);
  const called = calledOnPage(proper, description);
  if (called) return called;
  const whole = proper.join(' ');
  if (proper.length <= 3 && isNoun(proper.at(-1) ?? '')) return `the ${whole}`;
  if (!noun) return proper.length === 1 ? asName(whole, description) : `the ${whole}`;
  const isModel = proper.length > 1 && MODEL.test(proper.at(-1) ?? '') && !product.isMany;
  if (isModel || (proper.length > 1 && isCamel(proper.at(-1) ?? ''))) return `the ${whole}`;
  return `the ${brandOf(proper).join(' ')} ${noun}`;
}

/** A maker's name is a word or two; what follows before the noun describes. */
const brandOf = (proper: readonly string[]) => (proper.length > 3 ? proper.slice(0, 2) : proper);

const NOUNS = new Set(KINDS.flatMap((kind) => kind.nouns.map((noun) => noun.replace(/[~+]$/, ''))));
const isNoun = (word: string) =>
  NOUNS.has(word.toLowerCase()) || NOUNS.has(word.toLowerCase().replace(/s$/, ''));

/** The words at the beginning that are names: large, and neither an attribute nor a number. */
function properPart(words: readonly string[], description: string): string[] {
  const proper: string[] = [];
  for (const word of words) {
    const lower = word.toLowerCase();
    if (/\d|-\w+ed$/.test(word) || ATTRIBUTES.has(lower.replace(/'s?$/, '').replace(/'/g, ''))) break;
    if (isNoun(word)) {
      if (proper.length > 0) proper.push(word);
      break;
    }
    // What the page writes small is a word like others.
    const isTold = new RegExp(`\\b${lower.replace(/\W/g, '.')}s?\\b`).test(description);
    if (!/^[A-Z&]/.test(word) || (isTold && word !== '&' && proper.at(-1) !== '&')) break;
    proper.push(word);
  }
  return proper.at(-1) === '&' ? proper.slice(0, -1) : proper;
}

/** A product that its own page calls by one word of its title is called so: "TerraGrip is made of …". */
function calledOnPage(proper: readonly string[], description: string): string | undefined {
  for (let from = 0; from < proper.length; from++)
    for (let to = proper.length; to > from; to--) {
      const part = proper.slice(from, to).join(' ');
      if (part === '&' || part.length < 4) continue;
      const escaped = part.replace(/\W/g, '.');
      if (
        new RegExp(`(?:^|[.\\n] ?)${escaped} (?:is|has|makes|keeps|comes|sorts|gives|helps|lets)\\b`).test(
          description,
        )
      )
        return part;
    }
  return undefined;
}

/** Without how many there are and whom they are for. */
const unmeasured = (title: string) =>
  (title.split(/\s(?:set|pack|kit|for|with|of|in|by|to|from|and|&)\b/i)[0] ?? '').split(' ').slice(0, 4);

/** No name at all: the thing itself, with the words that stand right before it. */
function commonName(words: readonly string[], { noun }: Omit<Product, 'name'>): string {
  const text = words
    .join(' ')
    .toLowerCase()
    .replace(/^(?:wo)?men'?s?'? |^kids?'?s? /, '');
  if (!noun)
    return `the ${unmeasured(words.join(' '))
      .map((word) => word.toLowerCase())
      .join(' ')}`;
  const before = text
    .slice(0, Math.max(0, text.indexOf(noun)))
    .trim()
    .split(' ')
    .filter(Boolean);
  const near = before
    .filter(
      (word) =>
        !/\d|-\w+ed$|^(?:crew|neck|personali[sz]ed|custom|premium|professional|extra-large|set|pack)$/.test(
          word,
        ),
    )
    .slice(words.length > LONG_TITLE ? -1 : -2);
  return `the ${[...near, noun].join(' ')}`;
}

/** `description` tells a thing from a name: "a Thermo" is one, "Thermo" is the other. */
const asName = (name: string, description: string) =>
  new RegExp(`\\b(?:an?|the|this|these|our|my) ${name.replace(/\W/g, '.')}\\b`, 'i').test(description)
    ? `the ${name}`
    : name;

/** One large word may be a name; two are shouting. */
const unshouted = (text: string) =>
  (text.match(SHOUTED)?.length ?? 0) > 1
    ? text.replace(/\b[A-Z]{3,}\b/g, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : text;
