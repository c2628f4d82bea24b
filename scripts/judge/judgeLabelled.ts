/** What was read of a page, beside what somebody wrote down who read it. */
import type { Settled } from '../../server/reading/html/findings';
import { BEGINNING_LETTERS, letters, shareOf } from '../../server/reading/html/words';
import type { PageLabel } from './captures';
import { isKnownPrice, type KnownPrice } from './knownPrice';

/** Of each thing that is judged, what came of it. */
export type Verdict = Readonly<Record<string, string>>;

/** Nobody can say it, or there is nothing to say. */
export const NOT_JUDGED = 'not judged';
/** Of a title's words. */
const NEARLY_ALL = 0.8;
/** Letters of furniture before a description that still begins with it. */
const MOST_BEFORE = 120;

export function judgeLabelled(page: Settled, label: PageLabel, prices: readonly KnownPrice[]): Verdict {
  if (!label.product)
    return {
      'no product: doubted': page.doubt ?? 'no',
      'no product: price': page.price ? 'told' : page.possiblePrices.length > 0 ? 'offered' : 'none',
      'no product: description': page.description
        ? 'told'
        : page.possibleDescriptions.length > 0
          ? 'offered'
          : 'none',
      'no product: pictures': page.images.length > 0 ? 'chosen' : 'none',
    };
  const pictures = page.images.map((address) => pictureVerdict(address, label.pictures));
  const holds = (verdict: string) => pictures.includes(verdict);
  const none = label.pictures.own.length === 0 ? NOT_JUDGED : 'none';
  return {
    title: titleVerdict(page.title, [label.title ?? '', ...label.titleAlso].filter(Boolean)),
    price: priceVerdict(page, prices),
    description: descriptionVerdict(page, label),
    pictures:
      pictures.length === 0
        ? none
        : holds('foreign')
          ? 'foreign'
          : holds('unknown')
            ? 'to be looked at'
            : 'own',
    'first picture': pictures[0] ?? none,
  };
}

export function titleVerdict(told: string, known: readonly string[]): string {
  if (known.length === 0) return NOT_JUDGED;
  if (letters(told) === '') return 'missing';
  const isSame = (one: string) =>
    letters(one) === letters(told) || (shareOf(one, told) >= NEARLY_ALL && shareOf(told, one) >= NEARLY_ALL);
  if (known.some(isSame)) return 'right';
  return known.some((one) => letters(told).includes(letters(one)) || shareOf(one, told) >= NEARLY_ALL)
    ? 'furniture'
    : 'wrong';
}

export function priceVerdict(
  { price, possiblePrices }: Settled,
  known: readonly KnownPrice[] | undefined,
): string {
  if (!known) return NOT_JUDGED;
  if (known.length === 0) return price ? 'told where there is none' : NOT_JUDGED;
  if (price) return isKnownPrice(price, known) ? 'right' : 'wrong';
  if (possiblePrices.length === 0) return 'missing';
  return possiblePrices.some((one) => isKnownPrice(one, known)) ? 'offered' : 'offered in vain';
}

type Begun = 'right' | 'behind something' | 'wrong';

export function descriptionVerdict(
  { description, possibleDescriptions }: Pick<Settled, 'description' | 'possibleDescriptions'>,
  { descriptionStarts, descriptionAlso }: Pick<PageLabel, 'descriptionStarts' | 'descriptionAlso'>,
): string {
  const known = [descriptionStarts ?? '', ...descriptionAlso].filter((text) => letters(text) !== '');
  if (known.length === 0) return description ? 'told where there is none' : NOT_JUDGED;
  if (description) return begins(description, known);
  if (possibleDescriptions.length === 0) return 'missing';
  return possibleDescriptions.some((text) => begins(text, known) !== 'wrong') ? 'offered' : 'offered in vain';
}

export function begins(text: string, known: readonly string[]): Begun {
  const said = letters(text);
  const places = known.map((one) => said.indexOf(letters(one).slice(0, BEGINNING_LETTERS)));
  if (places.includes(0)) return 'right';
  return places.some((at) => at > 0 && at <= MOST_BEFORE) ? 'behind something' : 'wrong';
}

/** What is said of more of an address counts. */
export function pictureVerdict(address: string, { own, foreign }: PageLabel['pictures']): string {
  const longest = (fragments: readonly string[]) =>
    Math.max(0, ...fragments.filter((one) => one && holds(address, one)).map(({ length }) => length));
  const [asOwn, asForeign] = [longest(own), longest(foreign)];
  if (asForeign > asOwn) return 'foreign';
  return asOwn > 0 ? 'own' : 'unknown';
}

function holds(address: string, fragment: string): boolean {
  if (address.includes(fragment)) return true;
  try {
    return decodeURIComponent(address).includes(decodeURIComponent(fragment));
  } catch {
    return false;
  }
}
