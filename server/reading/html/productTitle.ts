/** The product's name out of all that a page calls itself: what the names agree on, without the shop's name and the price. */
import { isSameName, letters, oneLine, shareOf, wordsOf } from './words';

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

/** Letters and digits: fewer may be a size or a year. */
const LEAST_CODE = 5;
/** Words. */
const LEAST_LEFT = 2;
/** Letters of a word that joins others: at, bei, chez. */
const MOST_JOINING = 4;
const PARTED = /\s+[|·•»–—:-]\s+|\s*[|｜·•»]\s*|:\s+/u;
export const partsOfName = (name: string): string[] => name.split(PARTED);

/** Of a heading's words or of another name's: a slogan has fewer in common with it. */
const LEAST_SHARED = 0.3;
const CUT = /(?:…|\.{3})$/u;
const PRICES_BEHIND = /(?:\s+(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc}))+$/u;
const PRICE = /(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc})/u;

export function productTitle(input: TitleInput): string {
  return withoutCodes(nameAmong(input), input.codes);
}

function nameAmong(input: TitleInput): string {
  const { isMain, data, brands, previews, site } = input;
  const others = [...data, ...previews].map(oneLine);
  const heading = isSitesAlone(input) ? [] : input.heading;
  const parts = heading.map(oneLine).filter(Boolean);
  const whole = letters(parts.join(''));
  const head = withoutOwnParts(
    parts,
    others.filter((other) => letters(other) !== whole),
  );
  const named = behindOwnParts(head, others);
  const isSlogan =
    data.some((name) => previews.some((preview) => isSameName(name, preview))) &&
    others
      .map((other) => withoutFurniture(other, site))
      .every((other) => shareOf(head, other) < LEAST_SHARED && shareOf(other, head) < LEAST_SHARED);
  const agreed = agreedName({ head, isMain, data, brands, previews, site });
  if (agreed && !isSlogan) return agreed;
  const isBrand = data.length > 0 && brands.some((brand) => letters(brand) === letters(head));
  const names = [
    isSlogan || isBrand ? '' : named,
    ...data.map(oneLine).filter((name) => letters(name) !== whole),
  ].filter((name) => letters(name) !== '');
  const fallback = previews.map(oneLine).filter(Boolean);
  const stripped =
    names.length > 0
      ? names.map((name) => withoutFurniture(name, site))
      : fallback.map((name) => withoutPlace(withoutFurniture(name, site), site));
  // The heading, unless the page's data say the same thing in full.
  const [first = '', ...more] = stripped;
  const isAgreed =
    data.some((name) => letters(name) === letters(first)) &&
    previews.some((preview) => letters(preview) === letters(first));
  const fuller = isAgreed
    ? undefined
    : more.find(
        (name) =>
          wordsOf(first).length < 3 &&
          shareOf(first, name) === 1 &&
          (fallback.length === 0 ||
            (wordsOf(name).length <= 16 &&
              fallback.some((preview) => letters(preview).includes(letters(name))))),
      );
  return uncut(first, [...more, ...fallback]) ?? fuller ?? namedInFull(first, input) ?? first;
}

/** Whether the heading is the shop's own name, as its sign, where a title bar names something before that name. */
function isSitesAlone({ heading, data, previews, site }: TitleInput): boolean {
  const said = letters(heading.join(''));
  if (data.length > 0 || !site.some((one) => letters(one) === said)) return false;
  return previews.map(oneLine).some((preview) => {
    const parts = partsOfName(preview);
    const last = parts.at(-1) ?? '';
    return (
      parts.length > 1 &&
      site.some((one) => isSite(last, one)) &&
      wordsOf(parts[0] ?? '').length >= LEAST_LEFT &&
      letters(parts[0] ?? '') !== said
    );
  });
}

/**
 * What two sources say letter for letter, where the heading wraps it in words of its own ("Customise your Oak stool",
 * "Description of Oak stool"), or has a part of it; a heading that goes on behind that name adds to it.
 */
function agreedName({
  head,
  isMain,
  data,
  brands,
  previews,
  site,
}: Omit<TitleInput, 'heading' | 'codes' | 'isShown'> & { head: string }): string | undefined {
  const names = data.map(oneLine).filter(Boolean);
  const shown = previews.map(oneLine).filter(Boolean);
  const own = shown.map((name) => withoutFurniture(name, site));
  // A preview that repeats the title bar with the shop's name is the same source twice.
  const isTwice = (name: string, at: number) =>
    own.some((other, place) => letters(other) === letters(name) && shown[place] !== shown[at]);
  const isSaid = (name: string) => own.some((other) => letters(other) === letters(name));
  const agreed =
    names.find((name) => isSaid(name)) ??
    (isMain
      ? undefined
      : (names.find((name) => own.some((other) => isSameName(name, other))) ?? own.find(isTwice)));
  if (!agreed || letters(head) === '' || letters(head).startsWith(letters(agreed))) return undefined;
  const known = [...names, ...shown, ...brands].join(' ');
  const isWrapped = shareOf(head, known) < 1 && (isMain || shareOf(agreed, head) === 1);
  const isPart = !isMain && shareOf(head, agreed) === 1;
  return isWrapped || isPart ? withoutFurniture(agreed, site) : undefined;
}

/** Where a heading breaks off, the name that goes on: "Oak stool with three l…". */
function uncut(name: string, others: readonly string[]): string | undefined {
  if (!CUT.test(name)) return undefined;
  return others
    .flatMap((other) => [partsOfName(other)[0] ?? '', other])
    .find((other) => !CUT.test(other) && letters(other).startsWith(letters(name)));
}

/** A heading of a word or two may be the brand: what previews call the whole begins with it. */
function namedInFull(name: string, { previews, isShown }: TitleInput): string | undefined {
  if (wordsOf(name).length >= 3) return undefined;
  const begins = (whole: string, beginning: string) =>
    whole !== beginning && letters(whole).startsWith(letters(beginning));
  const agreed = previews
    .map(oneLine)
    .find((one, _, all) => begins(one, name) && all.some((other) => begins(other, one)));
  if (agreed && wordsOf(agreed).length > wordsOf(name).length && !PRICE.test(agreed)) return agreed;
  return previews
    .map((preview) => partsOfName(oneLine(preview))[0] ?? '')
    .find(
      (part) =>
        letters(part).startsWith(letters(name)) &&
        wordsOf(part).length >= wordsOf(name).length + 2 &&
        !PRICE.test(part) &&
        (wordsOf(name).length === 1 || isShown(part.slice(name.length))),
    );
}

/** Whether a part of several words says again what the end of one before it says: a badge below the name. */
const isRepeated = (part: string, before: string) =>
  wordsOf(part).length > 1 && letters(before).endsWith(letters(part));

/** Parts of a heading that no other name of the page has, where the rest is one: "Details about", "Log In needed". */
function withoutOwnParts(parts: readonly string[], others: readonly string[]): string {
  const segments = new Set(others.flatMap(partsOfName).map(letters));
  const isKnown = (part: string) => others.some((other) => letters(other).includes(letters(part)));
  const known = parts.filter(
    (part, at) =>
      letters(part) !== '' && isKnown(part) && !parts.slice(0, at).some((before) => isRepeated(part, before)),
  );
  const longEnough =
    segments.has(letters(known.join(' '))) ||
    known.join(' ').length >= 0.4 * parts.join(' ').length ||
    known.some((part) => wordsOf(part).length >= 3);
  return (known.length > 0 && longEnough ? known : parts).join(' ').trim();
}

/** Behind what only the heading says, where that is a name of the page: "Product page - Oak stool". */
function behindOwnParts(head: string, others: readonly string[]): string {
  const [first = ''] = partsOfName(head);
  const rest = withParts(head, (part) => part !== first);
  const isOwn = letters(first) !== '' && others.every((other) => !letters(other).includes(letters(first)));
  return isOwn && others.some((other) => letters(other) === letters(rest)) ? rest : head;
}

function withoutFurniture(name: string, site: readonly string[]): string {
  const isKept = (part: string) =>
    letters(part) !== '' && !isPriceAlone(part) && !site.some((one) => isSite(part, one));
  return withParts(name.replace(PRICES_BEHIND, ''), isKept) || name.trim();
}

/** A title bar that parts nothing: "Oak stool at Shop, for all who sit". What is left is a name. */
function withoutPlace(name: string, site: readonly string[]): string {
  const words = name.split(' ');
  const at = words.findIndex(
    (word, from) =>
      from >= LEAST_LEFT &&
      letters(word).length <= MOST_JOINING &&
      site.some(
        (one) => letters(one).length > MOST_JOINING && letters(words[from + 1] ?? '') === letters(one),
      ),
  );
  return at > 0 ? words.slice(0, at).join(' ') : name;
}

/** The parts that are kept, with what stands between them; empty where none is. */
function withParts(name: string, isKept: (part: string) => boolean): string {
  const separators = [...name.matchAll(new RegExp(PARTED, 'gu'))].map(([separator]) => separator);
  return name
    .split(PARTED)
    .reduce(
      (kept, part, at) => (isKept(part) ? kept + (kept ? (separators[at - 1] ?? ' ') : '') + part : kept),
      '',
    )
    .trim();
}

/** Without the numbers that stand apart in it, in brackets or as a part of their own: what is left names the product. */
function withoutCodes(name: string, codes: readonly string[]): string {
  const known = new Set(codes.map(letters).filter((code) => code.length >= LEAST_CODE && /\d/.test(code)));
  const isCode = (text: string) => known.has(letters(text));
  const unbracketed = name.replace(/\s*[([]([^()[\]]+)[)\]]/gu, (whole, inner: string) =>
    isCode(inner) ? '' : whole,
  );
  const rest = withParts(unbracketed, (part) => !isCode(part));
  return wordsOf(rest).length >= LEAST_LEFT ? rest : name;
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
