/** The current price as the page shows it to people, beside the product's heading; not a struck-out one, not another product's. */
import type { CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import type { PageDocument } from './defineSource';
import { nameOf, type Markup } from './markupWords';
import { partsOfName } from './productTitle';
import { bareInWords, writtenPrice, writtenTag, type WrittenPrice } from './price';
import { oneLine, wordsOf } from './words';

const MOST_CHARACTERS = 48;
const MOST_ELEMENTS = 60_000;
const MOST_BESIDE = 120;
const MOST_NEAR = 300;
const MOST_WORSE = 6;
/** A price is seldom reduced to less. */
const LEAST_SHARE = 0.3;
/** Further off, or in other words, it is the price of something else: none is told then. */
const LEAST_SCORE = -3.5;
/** Between words, it is more often the price of something else. */
const LEAST_WORDED = 1;
const LEAST_LEAD = 0.6;
const REPEATED = 0.8;
const MOST_REPEATS = 3;
const LEAST_COMPARED = 2;
const LEAST_BESIDE_WORDS = 5;
const IS_LINE = /^(?:p|div|li|td|dd|h\d|section|main|article|body)$/;
const STRUCK = 'del, s, strike, [style*="line-through"]';
/** Another number beside it: a part of the payments, or a price for so much of it. */
const IS_PART = /\d|[/(+%×]/;
const PER_UNIT = /[/(+%×]|\bper\b|\bx\b/i;

/** What stands before one of several payments. */
const TIMES = /\d\s*[x×*]\s*$/i;

interface Shown {
  readonly element: Element;
  readonly price: WrittenPrice;
  /** Null where it is struck out. */
  readonly score: number | null;
  readonly isFormer: boolean;
}
interface Candidate extends Shown {
  readonly score: number;
}

export interface ShownPrice {
  /** Empty where none can be told. */
  readonly tag: string;
  /** All that the page shows outside its menus and the cards of other products. */
  readonly amounts: ReadonlySet<number>;
  /** Of these, what stands alone, not in a sentence. */
  readonly bare: ReadonlySet<number>;
  /** Of all, what is only ever struck out or called old. */
  readonly former: ReadonlySet<number>;
}

export function shownPrice(page: PageDocument): ShownPrice {
  const all = candidatesIn(page);
  const found = all.flatMap((one) => (one.score === null ? [] : [{ ...one, score: one.score }]));
  const current = new Set(found.filter(({ isFormer }) => !isFormer).map(({ price }) => price.amount));
  return {
    tag: currentOf(page, found),
    amounts: new Set(found.map(({ price }) => price.amount).filter((amount) => amount > 0)),
    bare: new Set(
      found
        .filter(({ element, price }) => isBare(price) && !isInSentence(element))
        .map(({ price }) => price.amount),
    ),
    former: new Set(all.map(({ price }) => price.amount).filter((amount) => !current.has(amount))),
  };
}

function candidatesIn({ $, structure, currencies, markup }: PageDocument): Shown[] {
  const { heading, placeOf } = structure;
  if (!heading) return [];
  const isUnit = (word: string) => currencies.codeOf(word) !== null;
  const headingAt = placeOf(heading);
  const struck = new Set<AnyNode>($([STRUCK, ...struckByStyle($)].join()).toArray());
  const found: Shown[] = [];
  for (const element of $('body *').slice(0, MOST_ELEMENTS).toArray()) {
    if (/^(?:script|style|option|select|svg|noscript|template|textarea)$/.test(element.name)) continue;
    const text = shownText(element);
    if (text === null || !/\d/.test(text)) continue;
    // The outermost box that says no more than the price stands for those in it.
    const last = found.at(-1);
    if (last && $.contains(last.element, element) && (isBare(last.price) || IS_PART.test(last.price.around)))
      continue;
    const price =
      writtenPrice(text, isUnit) ?? (markup.isNamed(nameOf(element), 'price') ? bareInWords(text) : null);
    if (
      !price ||
      structure.isSite(element) ||
      structure.isElsewhere(element) ||
      structure.isInOtherCard(element) ||
      isCompared($, element)
    )
      continue;
    const { score, isFormer } = scoreOf({
      $,
      markup,
      struck,
      element,
      price,
      ahead: headingAt - placeOf(element),
      heading,
    });
    found.push({ element, price, score, isFormer });
  }
  return found;
}

function currentOf(
  { $, structure: { heading }, currencies }: PageDocument,
  found: readonly Candidate[],
): string {
  if (!heading) return '';
  const isUnit = (word: string) => currencies.codeOf(word) !== null;
  const times = (amount: number) => found.filter(({ price }) => price.amount === amount).length;
  const ranked = found
    .map((one) => ({
      ...one,
      score: one.score + Math.min(times(one.price.amount) - 1, MOST_REPEATS) * REPEATED,
    }))
    .filter(({ score, price }) => score >= (isBare(price) ? LEAST_SCORE : LEAST_WORDED))
    .toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  // Rather none than one of two that stand apart and are equally likely.
  const rival = ranked.find(({ price }) => price.amount !== best?.price.amount);
  if (best && rival && best.score - rival.score < LEAST_LEAD && !isBeside($, best, rival)) return '';
  const current = best
    ? lowestBeside($, best, found).price
    : partsOfName(oneLine($(heading).html())).flatMap((part) => writtenPrice(part, isUnit) ?? [])[0];
  if (!current) return '';
  return writtenTag(current, currencies);
}

const isBare = ({ around }: WrittenPrice) => !/[\p{L}\p{N}]/u.test(around);

interface Placed {
  readonly $: CheerioAPI;
  readonly markup: Markup;
  readonly struck: ReadonlySet<AnyNode>;
  readonly element: Element;
  readonly price: WrittenPrice;
  /** How many elements the heading stands behind it. */
  readonly ahead: number;
  readonly heading: Element;
}

function scoreOf({
  $,
  markup,
  struck,
  element,
  price,
  ahead,
  heading,
}: Placed): Pick<Shown, 'score' | 'isFormer'> {
  if (
    [element, ...$(element).parents().toArray(), ...$(element).find('*').toArray()].some((one) =>
      struck.has(one),
    )
  )
    return { score: null, isFormer: true };
  const own = [element, ...$(element).find('*').toArray().slice(0, 8)].map(nameOf);
  const boxes = ($(element).parents().toArray().slice(0, 3) as Element[]).map(nameOf);
  let score = 0;
  // Where nothing else stands, a price whose style is called old is the price.
  const isOld = (name: string) => markup.isNamed(name, 'formerPrice');
  const isCurrent = (name: string) => markup.isNamed(name, 'currentPrice');
  const isFormer = own.some(isOld) || boxes.some((name) => isOld(name) && !isCurrent(name));
  if (isFormer) score -= 4;
  if (isInSentence(element)) score -= 3;
  if (own.some((name) => markup.isNamed(name, 'partialPrice'))) score -= 8;
  if ([...own, ...boxes].some((name) => markup.isNamed(name, 'price'))) score += 4;
  if (PER_UNIT.test(price.around)) score -= 3;
  if (/\p{L}/u.test(price.around)) score += markup.isNamed(price.around.trim(), 'currentPrice') ? 2 : -2;
  if (TIMES.test($(element.prev ?? '').text())) score -= 5;
  if (ahead < 0) score += 2;
  score -= Math.min(Math.abs(ahead) / 150, 6);
  score -= Math.min(stepsTo($, element, heading) / 4, 4);
  return { score, isFormer };
}

/** In a row of a table where other cells tell other prices: a comparison. */
function isCompared($: CheerioAPI, element: Element): boolean {
  const cell = $(element).closest('td, th');
  const tells = (one: Element) => /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test($(one).text());
  return cell.siblings('td, th').filter((_, one) => tells(one)).length >= LEAST_COMPARED;
}

/** Beside words of its own line: "Pay £9.50 upon approval for the card". */
function isInSentence(element: Element): boolean {
  if (!/^(?:span|b|strong|em|i|a|font|u)$/.test(element.name)) return false;
  let beside = '';
  for (let box = element.parentNode as Element | null; box?.name; box = box.parentNode as Element | null) {
    for (const child of box.children) if (child.type === 'text') beside += ` ${child.data}`;
    if (IS_LINE.test(box.name)) break;
  }
  return wordsOf(beside).length >= LEAST_BESIDE_WORDS;
}

/** How far up the box is that holds both. */
function stepsTo($: CheerioAPI, element: Element, heading: Element): number {
  let steps = 0;
  for (let box = element.parentNode; box && !$.contains(box, heading); box = box.parentNode) steps += 1;
  return steps;
}

/** Within one small box: what was asked and what is asked, or from and to. */
function isBeside($: CheerioAPI, one: Candidate, other: Candidate): boolean {
  let box = one.element.parentNode as Element | null;
  while (box && !$.contains(box, other.element)) box = box.parentNode as Element | null;
  return box !== null && $(box).text().replace(/\s+/g, ' ').length <= MOST_NEAR;
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

const MOST_RULES = 40;

/** What the page's own style sheet strikes out: plain selectors alone. */
function struckByStyle($: CheerioAPI): string[] {
  return $('style')
    .toArray()
    .flatMap((style) => $(style).text().split('}'))
    .flatMap((rule) => {
      const [selectors = '', declared = ''] = rule.split('{').slice(-2);
      return declared.includes('line-through') ? selectors.split(',') : [];
    })
    .map((selector) => selector.trim())
    .filter(
      (selector) => /^[\w\s.#>-]*\.[\w-]+$/.test(selector) && !/>\s*>|^\s*>|[.#](?![\w-])/.test(selector),
    )
    .slice(0, MOST_RULES);
}

/** What a short element shows, or says to those who do not see it. */
function shownText(element: Element): string | null {
  const text = tagText(element) ?? ownText(element);
  if (text !== null && /\d/.test(text)) return text;
  const said = element.attribs['aria-label']?.trim() ?? '';
  return said.length <= MOST_CHARACTERS &&
    /\d/.test(said) &&
    !/^(?:a|button|input|img|svg|iframe)$/.test(element.name)
    ? said
    : text;
}

/** The text that stands in an element itself, beside longer ones in it. */
const ownText = (element: Element): string | null => {
  const text = element.children
    .map((child) => (child.type === 'text' ? child.data : ' '))
    .join('')
    .replace(/[\s\u00a0\u200b-\u200f]+/g, ' ')
    .trim();
  return text.length <= MOST_CHARACTERS ? text : null;
};

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
    else if (/^\d{2}(?!\d)/.test(part) && /(?:^|\D)\d+$/.test(before) && !before.endsWith(part))
      pieces[pieces.length - 1] = `${before}.${part}`;
    else if (/^[.,](?:\d{2}|$)/.test(part) && /\d$/.test(before)) pieces[pieces.length - 1] = before + part;
    else pieces.push(part);
  }
  return pieces.join(' ');
}
