/** Every price that a page shows to people outside its menus and the cards of other products, with the signs of its place. */
import type { CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { textUpTo, within } from './boxes';
import type { PageDocument } from './defineSource';
import { nameOf } from './markupWords';
import { measuresIn } from './measures';
import { bareInWords, writtenPrice, type WrittenPrice } from './price';
import type { PlaceSign } from './priceSigns';
import { wordsOf } from './words';

const MOST_CHARACTERS = 48;
const MOST_ELEMENTS = 60_000;
/** A list of a hundred prices sells other things. */
const MOST_SHOWN = 100;
const MOST_CELL = 500;
const LEAST_COMPARED = 2;
const LEAST_BESIDE_WORDS = 5;
/** Elements and boxes, for a nearness of about a third. */
const FAR = { elements: 120, boxes: 6 } as const;
const IS_LINE = /^(?:p|div|li|td|dd|h\d|section|main|article|body)$/;
const IS_INLINE = /^(?:span|sup|sub|b|strong|em|i|small|font|bdi)$/;
const IS_STRONG = /^(?:h\d|b|strong|em)$/;
const STRUCK = 'del, s, strike, [style*="line-through"]';
/** Another number beside it: a part of the payments, or a price for so much of it. */
const IS_PART = /\d|[/(+%×]/;
const PER_UNIT = /[/(+%×]|\bper\b|\bx\b/i;
/** What was taken off, or is tax in it, says nothing of what the price is for: "(-20%)", "inkl. 19% MwSt.". */
const SHARE = /\([^()]*\d\s?%[^()]*\)|[-–−+]?\s?\d+(?:[.,]\d+)?\s?%/g;
/** What stands before one of several payments. */
const TIMES = /\d\s*[x×*]\s*$/i;
const CONTROLS = 'button, input[type=submit], input[type=button], [role=button], a';
const MOST_ORDER_WORDS = 5;
const CHOICE = 'label, [role=radio], [role=option]';

export interface ShownPrice {
  readonly element: Element;
  readonly price: WrittenPrice;
  readonly signs: Readonly<Partial<Record<PlaceSign, number>>>;
  /** Whether the page asks it for the cheapest of several. */
  readonly isLowest: boolean;
}

export function shownPrices(page: PageDocument): ShownPrice[] {
  const { $, structure, currencies, markup } = page;
  const isUnit = (word: string) => currencies.codeOf(word) !== null || markup.isCurrencyWord(word);
  const signsOf = placeSigns(page);
  const isCompared = comparisons($);
  const { heading } = structure;
  /** An offer of the product that the heading names is no other one's, whatever stands in its box. */
  const isOwnOffer = (element: Element) =>
    heading !== null &&
    $(element).closest('[itemprop="offers"], [itemprop="price"]').length > 0 &&
    $(element)
      .closest('[itemtype$="/Product"]')
      .toArray()
      .some((scope) => $.contains(scope, heading));
  /** A word that calls it the former price, or a part of one, is no currency: "499 UVP". */
  const wordedPrice = (text: string) => {
    const price = bareInWords(text);
    const isCalled = (kind: 'formerPrice' | 'partialPrice') => price && markup.isNamed(price.unit, kind);
    return isCalled('formerPrice') || isCalled('partialPrice') ? null : price;
  };
  const found: ShownPrice[] = [];
  for (const element of $('body *').slice(0, MOST_ELEMENTS).toArray()) {
    if (/^(?:script|style|option|select|svg|noscript|template|textarea)$/.test(element.name)) continue;
    const text = shownText(element);
    if (text === null || !/\d/.test(text)) continue;
    // The outermost box that says no more than the price stands for those in it.
    const last = found.at(-1);
    if (last && $.contains(last.element, element) && (isBare(last.price) || IS_PART.test(last.price.around)))
      continue;
    const price =
      writtenPrice(text, isUnit, currencies.amountIn) ??
      // Beside the former price in an element of its own: "€49 <span>€59</span>".
      writtenPrice(ownText(element) ?? '', isUnit, currencies.amountIn) ??
      (markup.isNamed(nameOf(element), 'price') ? wordedPrice(text) : null);
    if (
      !price ||
      price.amount <= 0 ||
      structure.isSite(element) ||
      structure.isElsewhere(element) ||
      (structure.isInOtherCard(element) && !isOwnOffer(element)) ||
      isCompared(element)
    )
      continue;
    const isLowest = price.isLowest === true || markup.isNamed(price.lead ?? '', 'lowestPrice');
    found.push({ element, price, signs: signsOf(element, price), isLowest });
    if (found.length === MOST_SHOWN) break;
  }
  return found;
}

export const isBare = ({ around }: WrittenPrice) => !/[\p{L}\p{N}]/u.test(around);

/** What puts a product into a basket, outside of the site's frame and of what leads elsewhere. */
export const buyingControls = ({ $, structure, markup }: PageDocument): Element[] =>
  $(CONTROLS)
    .toArray()
    .filter(
      (one) =>
        !structure.isSite(one) &&
        !structure.isElsewhere(one) &&
        [nameOf(one), one.attribs['name'] ?? '', one.attribs['value'] ?? '', orderIn(one)].some((name) =>
          markup.isNamed(name, 'buying'),
        ),
    );

/** What a control orders in a few words: "Add to basket"; one word alone leads to what is in it. */
function orderIn(control: Element): string {
  const text = textUpTo(MOST_CHARACTERS, control).trim();
  const words = wordsOf(text).length;
  return words > 1 && words <= MOST_ORDER_WORDS ? text : '';
}

function placeSigns(page: PageDocument) {
  const { $, structure, markup } = page;
  const { heading, placeOf } = structure;
  const struck = new Set<AnyNode>($([STRUCK, ...struckByStyle($)].join()).toArray());
  const buying = buyingControls(page);
  const isInSentence = inSentences();
  const isMeasure = measuresIn($('html').attr('lang') ?? '');
  const flag = (holds: boolean) => (holds ? 1 : 0);
  const near = (elements: number) => Math.exp(-Math.abs(elements) / FAR.elements);
  return (element: Element, price: WrittenPrice): ShownPrice['signs'] => {
    // An empty place for a former price says nothing of this one.
    const inside = within(element, '*').filter((one) => /\d/.test(textUpTo(MOST_CHARACTERS, one)));
    const above = $(element).parents().toArray() as Element[];
    const own = [element, ...inside.slice(0, 8)].map(nameOf);
    const boxes = above.slice(0, 3).map(nameOf);
    const around = price.around.replace(SHARE, '').trim();
    const isNamed = (names: readonly string[], kind: Parameters<typeof markup.isNamed>[1]) =>
      names.some((name) => markup.isNamed(name, kind));
    const isPerUnit = PER_UNIT.test(around);
    const isMonthly = isPerUnit && markup.isNamed(around, 'perMonth');
    const isForEach = isPerUnit && !/\d/.test(around) && !isMeasure(around) && !isMonthly;
    const isWorded = /\p{L}/u.test(around) && !isPerUnit;
    const isCurrent = isWorded && markup.isNamed(around, 'currentPrice');
    const at = placeOf(element);
    const away = (one: Element) => Math.abs(placeOf(one) - at);
    const nearest = buying.reduce<Element | undefined>(
      (best, one) => (!best || away(one) < away(best) ? one : best),
      undefined,
    );
    return {
      struck: flag([element, ...above, ...inside].some((one) => struck.has(one) || isCalledStruck(one))),
      namedFormer: flag(isNamed(own, 'formerPrice')),
      boxNamedFormer: flag(
        boxes.some((name) => markup.isNamed(name, 'formerPrice') && !markup.isNamed(name, 'currentPrice')),
      ),
      // What each costs is no part of the price, whatever it is called.
      namedPartial: flag(isNamed(own, 'partialPrice') && !isForEach),
      namedPrice: flag(isNamed(own, 'price')),
      boxNamedPrice: flag(isNamed(boxes, 'price')),
      namedCurrent: flag(isNamed([...own, ...boxes.slice(0, 1)], 'currentPrice')),
      markedPrice: flag($(element).closest('[itemprop="price"], [itemprop="offers"]').length > 0),
      perUnit: flag(isPerUnit),
      perMeasure: flag(isPerUnit && isMeasure(around)),
      worded: flag(isWorded && !isCurrent),
      wordedCurrent: flag(isCurrent),
      inSentence: flag(isInSentence(element)),
      instalment: flag(TIMES.test($(element.prev ?? '').text()) || isMonthly),
      strong: flag([element, ...above.slice(0, 2), ...inside].some(isStrong)),
      choice: flag($(element).closest(CHOICE).length > 0),
      unsigned: flag(!/\p{Sc}/u.test(price.unit)),
      behindHeading: flag(heading !== null && at > placeOf(heading)),
      nearHeading: heading ? near(at - placeOf(heading)) : 0,
      withHeading: heading ? Math.exp(-stepsTo($, element, heading) / FAR.boxes) : 0,
      nearBuying: nearest ? near(at - placeOf(nearest)) : 0,
      withBuying: nearest ? Math.exp(-stepsTo($, element, nearest) / FAR.boxes) : 0,
    };
  };
}

/** In a row of a table where other cells tell other prices: a comparison. */
function comparisons($: CheerioAPI) {
  const tellingIn = new Map<AnyNode, ReadonlySet<AnyNode>>();
  const tells = (one: AnyNode) => /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(textUpTo(MOST_CELL, one));
  return (element: Element): boolean => {
    const cell = $(element).closest('td, th')[0];
    const row = cell?.parentNode;
    if (!cell || !row) return false;
    const telling =
      tellingIn.get(row) ??
      new Set(row.children.filter((one) => one.type === 'tag' && /^t[dh]$/.test(one.name) && tells(one)));
    tellingIn.set(row, telling);
    return telling.size - (telling.has(cell) ? 1 : 0) >= LEAST_COMPARED;
  };
}

/** Beside words of its own line: "Pay £9.50 upon approval for the card". */
function inSentences() {
  const counts = new Map<Element, number>();
  /** Of the words that stand in a box itself; a long one is asked for every price in it. */
  const ownWords = (box: Element) => {
    const known = counts.get(box);
    if (known !== undefined) return known;
    const text = box.children.map((child) => (child.type === 'text' ? child.data : '')).join(' ');
    const count = wordsOf(text).length;
    counts.set(box, count);
    return count;
  };
  return (element: Element): boolean => {
    if (!/^(?:span|b|strong|em|i|a|font|u)$/.test(element.name)) return false;
    let words = 0;
    for (let box = element.parentNode as Element | null; box?.name; box = box.parentNode as Element | null) {
      words += ownWords(box);
      if (IS_LINE.test(box.name)) break;
    }
    return words >= LEAST_BESIDE_WORDS;
  };
}

/** How far up the box is that holds both. */
function stepsTo($: CheerioAPI, element: Element, other: Element): number {
  let steps = 0;
  for (let box = element.parentNode; box && box !== other && !$.contains(box, other); box = box.parentNode)
    steps += 1;
  return steps;
}

const MOST_RULES = 40;

/** By its element, or by a style of its own. */
const isStrong = ({ name, attribs }: Element) =>
  IS_STRONG.test(name) || /font-weight:\s*(?:bold|[6-9]00)/.test(attribs['style'] ?? '');

/** `data-a-strike="true"`, `price__strike-through-price`: for a style sheet that is not on the page. */
const isCalledStruck = ({ attribs }: Element) =>
  /(?:^|[\s_-])(?:strike|line)-?through/.test(attribs['class'] ?? '') ||
  Object.entries(attribs).some(([name, value]) => value === 'true' && /(?:^|-)strike/.test(name));

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
  const text = tagText(element) ?? splitText(element) ?? ownText(element);
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

/** An amount whose parts stand in elements of their own, beside longer ones: "149," "62" "€". */
function splitText(element: Element): string | null {
  const until = element.children.findIndex((child) => child.type === 'tag' && !IS_INLINE.test(child.name));
  const parts = element.children
    .slice(0, until < 0 ? element.children.length : until)
    .map((child) => textUpTo(MOST_CHARACTERS, child).trim())
    .filter(Boolean);
  const isSplit = parts.some((part, at) => /^\D*\d+[.,]$/.test(part) && /^\d{2}$/.test(parts[at + 1] ?? ''));
  const text = joined(parts);
  return isSplit && text.length <= MOST_CHARACTERS ? text : null;
}

/** The text of a short element in one line; digits that are set apart from an amount are its cents. Null for longer ones. */
function tagText(element: Element): string | null {
  const parts: string[] = [];
  let length = 0;
  const visit = (node: AnyNode, depth: number, isRaised = false): boolean => {
    if (node.type === 'text') {
      const text = node.data.replace(/[\s\u00a0\u200b-\u200f]+/g, ' ');
      if (isRaised && /^\p{Sc}\d{2}$/u.test(text.trim()) && parts.length > 0)
        parts[parts.length - 1] += text.trim();
      else if (text.trim()) parts.push(text.trim());
      length += text.trim().length;
      return length <= MOST_CHARACTERS;
    }
    if (node.type === 'script' || node.type === 'style' || node.type === 'comment') return true;
    if (node.type !== 'tag' || depth > 6) return node.type !== 'tag';
    return node.children.every((child) => visit(child, depth + 1, node.name === 'sup'));
  };
  return !visit(element, 0) || parts.length === 0 || parts.length > 12 ? null : joined(parts);
}

function joined(parts: readonly string[]): string {
  const pieces: string[] = [];
  for (const part of parts) {
    const before = pieces.at(-1) ?? '';
    if (/^\d{2}$/.test(part) && /\d[.,]$/.test(before)) pieces[pieces.length - 1] = before + part;
    else if (/^\d{2}(?!\d)/.test(part) && /(?:^|\D)\d+$/.test(before) && !/[.,]\d{2}$/.test(before))
      pieces[pieces.length - 1] = `${before}.${part}`;
    else if (/^[.,](?:\d{2}|$)/.test(part) && /\d$/.test(before)) pieces[pieces.length - 1] = before + part;
    else pieces.push(part);
  }
  return pieces.join(' ');
}
