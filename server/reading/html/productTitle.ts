/** The product's name: of all that a page calls itself, what its sources say alike, without the shop's name, prices and numbers. */
import { lengthInWords, letters, oneLine, shareOf, wordsOf } from './words';

export interface TitleInput {
  /** The main heading, each of its parts apart. */
  readonly heading: readonly string[];
  /** Whether it is the page's first heading; one of a section's may be that section's. */
  readonly isMain: boolean;
  /** Names from the page's data, most trusted first. */
  readonly data: readonly string[];
  /** Who makes it, as the page's data say. */
  readonly brands: readonly string[];
  /** The numbers that its maker and the shop give it, as the page's data say. */
  readonly codes: readonly string[];
  /** Title bar and previews. */
  readonly previews: readonly string[];
  /** What the site is called. */
  readonly site: readonly string[];
  /** Whether the page's body says it: a title bar may add what is for search engines alone. */
  readonly isShown: (words: string) => boolean;
}

/**
 * What it is worth that the page shows a name, that its data say it, or its title bar and previews, which are written together.
 * These and the following were set on 587 captured pages, so that what two of them say outweighs the heading alone.
 */
const WEIGHT = { heading: 1.6, sectionHeading: 0.4, body: 0.4, data: 1.2, previews: 0.7 } as const;
/** Of it, where the name stands between marks; a title bar is made of such parts. */
const BETWEEN_MARKS = 0.6;
/** Of it, where the name stands among other words. */
const CONTAINED = 0.2;
/** What a word is worth that two witnesses have, and what one costs that only one of them has. */
const AGREED = 0.35;
const MOST_AGREED = 4;
const OWN = 0.03;
const MOST_OWN = 6;
/** What a single word costs that only one of them says by itself: it is a brand or a series as often. */
const SINGLE = 1.2;
/** Letters and digits: fewer may be a size or a year. */
const LEAST_CODE = 5;
/** Words. */
const LEAST_LEFT = 2;
/** A word that joins others: at, bei, chez. */
const JOINING = /^\p{Ll}{1,4}$/u;
/** Letters: a shop's name that is shorter may be a word. */
const LEAST_SHOP = 5;
/** A mark that closes a quotation parts nothing. */
const PARTED = /\s+[|·•»–—:-]\s+|\s*[|｜·•]\s*|:\s+/u;
const CUT = /(?:…|\.{3})$/u;
const PRICE = /(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc})/u;
const PRICES_BEHIND = /(?:\s+(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc}))+$/u;

export const partsOfName = (name: string): string[] => name.split(PARTED);

export function productTitle(input: TitleInput): string {
  const { heading, isMain, brands, site, isShown } = input;
  const data = input.data.map((name) => withoutFurniture(oneLine(name), input));
  const previews = input.previews.map((name) =>
    withoutPlace(withoutFurniture(oneLine(name), { ...input, site: [...site, ...brands] }), site),
  );
  // Data that mark the heading itself say nothing of its parts.
  const whole = letters(heading.join(''));
  const others = [...data.filter((name) => letters(name) !== whole), ...previews];
  const shown = withoutFurniture(withoutOwnParts(heading.map(oneLine), others), input);
  const witnesses = [
    { names: [shown], weight: isMain ? WEIGHT.heading : WEIGHT.sectionHeading, between: BETWEEN_MARKS },
    {
      names: data.flatMap((name) => [name, ...brands.map((brand) => `${brand} ${name}`)]),
      weight: WEIGHT.data,
      between: BETWEEN_MARKS,
    },
    { names: previews, weight: WEIGHT.previews, between: 1 },
  ].map((one) => ({ ...one, words: new Set(one.names.flatMap(wordsOf)) }));
  const speaking = witnesses.filter(({ words }) => words.size > 0);
  const shops = new Set(site.flatMap(wordsOf));

  const worth = (name: string) => {
    const isInBody = isShown(name);
    const backed = witnesses.map(({ names, weight, between }) => weight * backing(name, names, between));
    const [byHeading = 0, ...byOthers] = backed;
    const words = wordsOf(name);
    const agreed = words.filter(
      (word) =>
        !shops.has(word) &&
        witnesses.filter((one, at) => one.words.has(word) || (at === 0 && isInBody)).length > 1,
    ).length;
    const isSingle =
      lengthInWords(name) <= 1 &&
      witnesses.filter(({ names }) => names.some((one) => isBetweenMarks(name, one))).length < 2;
    return (
      Math.max(byHeading, isInBody ? WEIGHT.body : 0) +
      byOthers.reduce((sum, one) => sum + one, 0) +
      AGREED * Math.min(agreed, MOST_AGREED) -
      OWN * (speaking.length > 1 ? Math.min(words.length - agreed, MOST_OWN) : 0) -
      (isSingle ? SINGLE : 0)
    );
  };
  const isBare = (name: string) => [...brands, ...site].some((one) => letters(one) === letters(name));
  const said = [shown, ...data, ...previews].flatMap(beginningsOf).filter((name) => letters(name) !== '');
  const own = said.filter((name) => !isBare(name));
  const [best = ''] = [...new Set(own.length > 0 ? own : said)]
    .map((name) => ({ name, worth: worth(name) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ name }) => name);
  return best;
}

/** All of it, and what stands before each of its marks. */
const beginningsOf = (name: string): string[] =>
  partsOfName(name)
    .map((_, last) => withParts(name, (__, at) => at <= last))
    .toReversed();

/** How far one witness says it: 0 to 1. A name that is cut off says each that begins with it, and is none itself. */
function backing(name: string, said: readonly string[], between: number): number {
  const own = letters(name);
  const isWhole = !CUT.test(name);
  return Math.max(
    0,
    ...said.map((one) => {
      const other = letters(one);
      if (other === '') return 0;
      if (isWhole && (other === own || (CUT.test(one) && own.startsWith(other)))) return 1;
      if (!other.includes(own)) return 0;
      return isWhole && isBetweenMarks(name, one) ? between : CONTAINED;
    }),
  );
}

function isBetweenMarks(name: string, said: string): boolean {
  const own = letters(name);
  const parts = partsOfName(said).map(letters);
  return parts.some((_, from) =>
    parts.slice(from).some((__, more) => parts.slice(from, from + more + 1).join('') === own),
  );
}

/** A heading without the parts that nothing else on the page says: "Details about", "Log In needed". */
function withoutOwnParts(parts: readonly string[], others: readonly string[]): string {
  const known = parts
    .filter(
      (part, at) =>
        letters(part) !== '' &&
        others.some((other) => shareOf(part, other) === 1 || letters(other).includes(letters(part))) &&
        !parts.slice(0, at).some((before) => isRepeated(part, before)),
    )
    .join(' ');
  return (lengthInWords(known) >= LEAST_LEFT ? known : parts.join(' ')).trim();
}

/** Whether a part of several words says again what the end of one before it says: a badge below the name. */
const isRepeated = (part: string, before: string) =>
  wordsOf(part).length >= LEAST_LEFT && letters(before).endsWith(letters(part));

/** Without the shop's name, prices, and the numbers that its data tell, where a name is left. */
function withoutFurniture(name: string, { site, codes }: Pick<TitleInput, 'site' | 'codes'>): string {
  const numbers = new Set(codes.map(letters).filter((code) => code.length >= LEAST_CODE && /\d/.test(code)));
  const isCode = (text: string) => numbers.has(letters(text));
  const own = withParts(
    name.replace(PRICES_BEHIND, ''),
    (part) => letters(part) !== '' && !isPriceAlone(part) && !site.some((one) => isSite(part, one)),
  );
  const uncoded = withParts(
    own.replace(/\s*[([]([^()[\]]+)[)\]]/gu, (whole, inner: string) => (isCode(inner) ? '' : whole)),
    (part) => !isCode(part),
  );
  return (wordsOf(uncoded).length >= LEAST_LEFT ? uncoded : own) || name;
}

/** Before the shop's name where nothing parts the two: at its end, or "at Shop, for all who sit". */
function withoutPlace(name: string, site: readonly string[]): string {
  const words = name.split(' ');
  const shops = site.map(letters).filter(({ length }) => length >= LEAST_SHOP);
  for (let at = LEAST_LEFT; at < words.length; at += 1) {
    const rest = letters(words.slice(at).join(''));
    const joined = JOINING.test(words[at - 1] ?? '') && at > LEAST_LEFT;
    if (shops.some((shop) => rest === shop || (joined && rest.startsWith(shop))))
      return words.slice(0, joined ? at - 1 : at).join(' ');
  }
  return name;
}

/** The parts that are kept, with what stands between them; empty where none is. */
function withParts(name: string, isKept: (part: string, at: number) => boolean): string {
  const separators = [...name.matchAll(new RegExp(PARTED, 'gu'))].map(([separator]) => separator);
  return partsOfName(name)
    .reduce(
      (kept, part, at) => (isKept(part, at) ? kept + (kept ? (separators[at - 1] ?? ' ') : '') + part : kept),
      '',
    )
    .trim();
}

const isPriceAlone = (part: string) => PRICE.test(part) && letters(part.replace(PRICE, '')).length <= 3;

const isSite = (part: string, site: string) => {
  const [one, other] = [letters(part), letters(site)];
  return (
    other.length > 2 &&
    (one === other ||
      (one.startsWith(other) &&
        one.length < other.length + 14 &&
        (/\.\w/.test(part) || /^\d+$/.test(one.slice(other.length)))))
  );
};
