/** What pages call their parts: the last thing to go by, where elements, ARIA and schema.org are silent. */
import type { Element } from 'domhandler';

/** Of `content/reading/markupWords.yaml`, as plain data that a thread can be given. */
export interface MarkupWords {
  readonly notTheSellers: readonly string[];
  readonly navigation: readonly string[];
  readonly description: readonly string[];
  readonly details: readonly string[];
  readonly formerPrice: readonly string[];
  readonly partialPrice: readonly string[];
  readonly price: readonly string[];
  readonly currentPrice: readonly string[];
  /** Before an amount: the cheapest of several costs it. */
  readonly lowestPrice: readonly string[];
  /** Behind an amount: it is paid every month. */
  readonly perMonth: readonly string[];
  readonly decoration: readonly string[];
  readonly buying: readonly string[];
  readonly video: readonly string[];
  /** What people write behind an amount where CLDR has a sign alone. */
  readonly currency: readonly string[];
  /** What the row of a table is called that says who made it. */
  readonly brand: readonly string[];
  /** What stands where there is no picture: "none", in a file's name before "picture". */
  readonly none: readonly string[];
  /** Beginnings of what a file's name calls a picture. */
  readonly picture: readonly string[];
  /** Phrases of a title bar. */
  readonly wall: readonly string[];
}
export type MarkupKind = Exclude<keyof MarkupWords, 'wall' | 'currency' | 'brand' | 'none' | 'picture'>;

export interface Markup {
  isNamed(name: string, kind: MarkupKind): boolean;
  /** Whether one of its words is such a word whole: what files and folders are called is nobody's style sheet. */
  isWorded(name: string, kind: MarkupKind): boolean;
  isWall(title: string): boolean;
  isCurrencyWord(word: string): boolean;
  isBrandLabel(label: string): boolean;
  /** Whether a file is called "no picture": it stands where there is none. */
  isStandIn(file: string): boolean;
}

/** Shorter ones are the ends of too many other words. */
const LEAST_END = 5;
const LEAST_REST = 3;

export function createMarkup(words: MarkupWords): Markup {
  const known = new Map<string, boolean>();
  const standIn = new RegExp(
    `^(?:${words.none.join('|')})[-_]?(?:${words.picture.join('|')})|placeholder`,
    'i',
  );
  // Of two parts that are joined only a whole word counts: "more-views" are no reviews.
  const isNamedWhole = (part: string, kind: MarkupKind) =>
    words[kind].some((word) => isOneOrMore(part, word));
  const isWord = (part: string, kind: MarkupKind): boolean =>
    words[kind].some(
      (word) =>
        isOneOrMore(part, word) ||
        (word.length >= LEAST_END &&
          part.length >= word.length + LEAST_REST &&
          (part.startsWith(word) || part.endsWith(word) || part.endsWith(`${word}s`))),
    );
  return {
    isNamed(name, kind) {
      const key = `${kind} ${name}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const named =
        partsOf(name).some((part) => isWord(part, kind)) ||
        joinedPartsOf(name).some((part) => isNamedWhole(part, kind));
      known.set(key, named);
      return named;
    },
    isWorded: (name, kind) => joinedPartsOf(name).some((part) => isNamedWhole(part, kind)),
    isCurrencyWord: (word) => words.currency.includes(word.toLowerCase().replace(/\.$/, '')),
    isBrandLabel: (label) => words.brand.includes(label.toLowerCase().replace(/\s*:$/, '')),
    isStandIn: (file) => standIn.test(file),
    isWall: (title) => words.wall.some((phrase) => title.toLowerCase().includes(phrase)),
  };
}

const isOneOrMore = (part: string, word: string) => part === word || part === `${word}s`;

/** "line-through" and "linethrough" are one. */
function joinedPartsOf(name: string): string[] {
  const parts = partsOf(name);
  return [...parts, ...parts.slice(1).map((part, at) => (parts[at] ?? '') + part)];
}

const partsOf = (name: string) =>
  name
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** How ARIA calls what is read out about a control: no description of goods. */
const RELATION = /(?:described|labell?ed)-?by/gi;

/** All that an element is called. */
export const nameOf = ({ attribs }: Element) =>
  ['class', 'id', 'itemprop', 'data-testid', 'data-test', 'data-qa', 'data-hook']
    .map((name) => attribs[name] ?? '')
    .join(' ')
    .replace(RELATION, ' ')
    .trim();
