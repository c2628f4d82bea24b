/** The current price as the page shows it to people, beside the product's heading; not a struck-out one, not another product's. */
import type { CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import type { PageStructure } from './pageStructure';
import { partsOfName } from './productTitle';
import { bareInWords, writtenPrice, writtenTag, type Currencies, type WrittenPrice } from './price';
import { oneLine } from './words';

const MOST_CHARACTERS = 48;
const MOST_ELEMENTS = 60_000;
const MOST_BESIDE = 120;
const MOST_WORSE = 6;
/** A price is seldom reduced to less. */
const LEAST_SHARE = 0.3;
/** Further off, or in other words, it is the price of something else: none is told then. */
const LEAST_SCORE = -3.5;
const REPEATED = 0.8;
const MOST_REPEATS = 3;
const STRUCK = 'del, s, strike, [style*="line-through"]';
/** Names that style sheets give to what was asked before. */
const FORMER =
  /strik|line-?through|(?:^|[-_ ])(?:old|was|before|cross(?:ed)?|previous|former|original|regular|list|rrp|uvp|msrp|retail)(?:$|[-_ ])|(?:old|was|list|regular|original|former|crossed|rrp)-?_?price|price-?_?(?:old|was|before|crossed|original|regular|list|former|strike)/i;
/** And to what is a part of a price, or the price of something else. */
const PARTIAL =
  /(?:^|[-_ ])(?:savings?|discount|instal?lments?|shipping|delivery|postage|unit|basis|monthly|tax|total|loyalty)(?:$|[-_ ])|(?:unit|shipping|delivery)-?_?price|price-?_?unit/i;
const CURRENT = /current|now|sale|final/i;
const PRICE_NAME = /pri[cs]e|amount|(?:^|[-_])(?:buy|offer)/i;
/** Another number beside it: a part of the payments, or a price for so much of it. */
const IS_PART = /\d|[/(+%×]/;
const PER_UNIT = /[/(+%×]|\bper\b|\bx\b/i;

/** What stands before one of several payments. */
const TIMES = /\d\s*[x×*]\s*$/i;

interface Candidate {
  readonly element: Element;
  readonly price: WrittenPrice;
  readonly score: number;
}

/** As a tag; empty where none can be told. */
export function shownPrice($: CheerioAPI, structure: PageStructure, currencies: Currencies): string {
  const { heading, placeOf } = structure;
  if (!heading) return '';
  const isUnit = (word: string) => currencies.codeOf(word) !== null;
  const headingAt = placeOf(heading);
  const found: Candidate[] = [];
  for (const element of $('body *').slice(0, MOST_ELEMENTS).toArray()) {
    if (/^(?:script|style|option|select|svg|noscript|template|textarea)$/.test(element.name)) continue;
    const text = tagText(element);
    if (text === null || !/\d/.test(text)) continue;
    // The outermost box that says no more than the price stands for those in it.
    const last = found.at(-1);
    if (last && $.contains(last.element, element) && (isBare(last.price) || IS_PART.test(last.price.around)))
      continue;
    const price = writtenPrice(text, isUnit) ?? (PRICE_NAME.test(nameOf(element)) ? bareInWords(text) : null);
    if (
      !price ||
      structure.isSite(element) ||
      structure.isElsewhere(element) ||
      structure.isInOtherCard(element)
    )
      continue;
    const score = scoreOf($, element, price, headingAt - placeOf(element), heading);
    if (score !== null) found.push({ element, price, score });
  }
  const times = (amount: number) => found.filter(({ price }) => price.amount === amount).length;
  const best = found
    .map((one) => ({
      ...one,
      score: one.score + Math.min(times(one.price.amount) - 1, MOST_REPEATS) * REPEATED,
    }))
    .filter(({ score, price }) => score >= (isBare(price) ? LEAST_SCORE : 0))
    .toSorted((a, b) => b.score - a.score)[0];
  const current = best
    ? lowestBeside($, best, found).price
    : partsOfName(oneLine($(heading).html())).flatMap((part) => writtenPrice(part, isUnit) ?? [])[0];
  if (!current) return '';
  return writtenTag(current, currencies);
}

const isBare = ({ around }: WrittenPrice) => !/[\p{L}\p{N}]/u.test(around);
const nameOf = ({ attribs }: Element) =>
  ['class', 'id', 'itemprop', 'data-testid', 'data-test', 'data-qa']
    .map((name) => attribs[name] ?? '')
    .join(' ');

/** Null for what is no current price. */
function scoreOf(
  $: CheerioAPI,
  element: Element,
  price: WrittenPrice,
  ahead: number,
  heading: Element,
): number | null {
  if ($(element).closest(STRUCK).length > 0 || $(element).find(STRUCK).length > 0) return null;
  const own = [element, ...$(element).find('*').toArray().slice(0, 8)].map(nameOf);
  const boxes = ($(element).parents().toArray().slice(0, 3) as Element[]).map(nameOf);
  let score = 0;
  // Where nothing else stands, a price whose style is called old is the price.
  if (own.some((name) => FORMER.test(name)) || boxes.some((name) => FORMER.test(name) && !CURRENT.test(name)))
    score -= 4;
  if (own.some((name) => PARTIAL.test(name))) score -= 8;
  if ([...own, ...boxes].some((name) => PRICE_NAME.test(name))) score += 4;
  if (PER_UNIT.test(price.around)) score -= 3;
  if (/\p{L}/u.test(price.around)) score -= 2;
  if (TIMES.test($(element.prev ?? '').text())) score -= 5;
  if (ahead < 0) score += 2;
  score -= Math.min(Math.abs(ahead) / 150, 6);
  score -= Math.min(stepsTo($, element, heading) / 4, 4);
  return score;
}

/** How far up the box is that holds both. */
function stepsTo($: CheerioAPI, element: Element, heading: Element): number {
  let steps = 0;
  for (let box = element.parentNode; box && !$.contains(box, heading); box = box.parentNode) steps += 1;
  return steps;
}

/** Of a bare price and the bare one beside it, the lower is what is asked now. */
function lowestBeside($: CheerioAPI, best: Candidate, all: readonly Candidate[]): Candidate {
  const box = best.element.parentNode;
  if (!box || !isBare(best.price) || $(box).text().trim().length > MOST_BESIDE) return best;
  const least = best.price.amount * LEAST_SHARE;
  const leastScore = best.score - MOST_WORSE;
  return all
    .filter((one) => isBare(one.price) && one.price.unit === best.price.unit && $.contains(box, one.element))
    .filter(({ price, score }) => price.amount >= least && score >= leastScore)
    .reduce((lowest, one) => (one.price.amount < lowest.price.amount ? one : lowest), best);
}

/** The text of a short element in one line; digits that are set apart from an amount are its cents. Null for longer ones. */
function tagText(element: Element): string | null {
  const parts: string[] = [];
  let length = 0;
  const visit = (node: AnyNode, depth: number): boolean => {
    if (node.type === 'text') {
      const text = node.data.replace(/[\s\u00a0\u200b-\u200f]+/g, ' ');
      if (text.trim()) parts.push(text.trim());
      length += text.trim().length;
      return length <= MOST_CHARACTERS;
    }
    if (node.type === 'script' || node.type === 'style' || node.type === 'comment') return true;
    if (node.type !== 'tag' || depth > 6) return node.type !== 'tag';
    return node.children.every((child) => visit(child, depth + 1));
  };
  if (!visit(element, 0) || parts.length === 0 || parts.length > 12) return null;
  const pieces: string[] = [];
  for (const part of parts) {
    const before = pieces.at(-1) ?? '';
    if (/^\d{2}$/.test(part) && /\d[.,]$/.test(before)) pieces[pieces.length - 1] = before + part;
    else if (/^\d{2}(?!\d)/.test(part) && /(?:^|\D)\d+$/.test(before))
      pieces[pieces.length - 1] = `${before}.${part}`;
    else if (/^[.,](?:\d{2}|$)/.test(part) && /\d$/.test(before)) pieces[pieces.length - 1] = before + part;
    else pieces.push(part);
  }
  return pieces.join(' ');
}
