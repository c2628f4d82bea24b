/** The texts that a page shows and that may describe its product: boxes with prose and points, what is called a description, and properties. */
import type { CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { textUpTo, within } from './boxes';
import type { PageDocument } from './defineSource';
import type { DescriptionCandidate } from './descriptionSigns';
import { nameOf, type Markup } from './markupWords';
import { LINE_END, plainText } from './plainText';
import { isCurrencyCode } from './price';
import { cellsOf, rowsOfBoxes, rowsOfPoints, rowText, type Row } from './propertyRows';
import { lengthInWords, letters, oneLine, PRICE, shareOf, STOP, wordsOf } from './words';

const LEAST = { paragraph: 40, point: 12, heading: 60, continued: 20 } as const;
const LEAST_SHORT_WORDS = 3;
const LEAST_PROPERTIES = 2;
const MOST_PROPERTIES = 40;
const MOST_PROPERTY = 300;
/** The worth of what holds the heading, and of what stands before it. */
const HOLDING = 0.25;
const BEFORE = 0.3;
/** Without a full stop. */
const PARAGRAPH_WORDS = 8;
const MOST_COMPARED = 12;
/** Of the nearest prose's nearness. */
const FAR = 0.3;
const LEAST_ABOUT = 0.1;
const MOST_SITE = 20_000;
const MOST_BUY_BOX = 1_500;
const BUTTONS = 'button, input[type=submit], [role=button]';
const CONTROLS = `a, ${BUTTONS}`;
const MOST_OF_BUY_BOX = 0.7;
const LEAST_ROWS = 3;
/** Alike, beside each other. */
const LEAST_OFFERS = 3;
/** With what parts its markup. */
const MOST_OFFER = 4_000;
const LEAST_WORD = 4;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const ENOUGH_WORDS = 6;
/** Of the product's name. */
const LEAST_NAMED = 0.6;
/** Of a box's length. */
const MOST_OF_BOX = 0.5;
/** Of letters. */
const ENOUGH_PAIRS = 16;
/** A box with a field to type in is the site's question, up to so many characters. */
const MOST_ASKED = 600;
const FIELD =
  'input[type=email], input[type=password], input[type=tel], input[name*=mail], input[id*=mail], textarea';
const MOST_CHARACTERS = 6000;
/** "Shipping & returns" */
const MOST_SHOPS_WORDS = 2;
const MOST_LINKED = 0.3;
/** Of what a link says alone in its line. */
const MOST_LINE = 200;
const MOSTLY_LINKED = 0.9;
const MOST_CAPTION = 3;
const MOST_CAPTION_WORDS = 5;
/** Of a box's letters, for it to be prose and points alone. */
const LEAST_PROSE = 0.85;
const BLOCK = /^(?:p|div|ul|ol|li|dl|dd|dt|table|tr|td|section|article|h\d|blockquote|details)$/;

/** Each once, the one with most prose first. */
export function shownDescriptions(page: PageDocument): DescriptionCandidate[] {
  const isOut = outBy(page);
  const short = shortTextOf(page, isOut);
  const rows = propertiesOf(page, isOut);
  const properties = rows.length >= LEAST_PROPERTIES ? rows.slice(0, MOST_PROPERTIES).join('\n') : '';
  const all: DescriptionCandidate[] = [
    ...proseOf(page, isOut),
    ...(short ? [{ text: short, signs: { shown: 1, namedDescription: 1 } }] : []),
    ...(properties ? [{ text: properties, signs: { shown: 1, properties: 1 } }] : []),
  ];
  return [...new Map(all.toReversed().map((one) => [one.text, one])).values()].toReversed();
}

/** The rows of the product's own tables and lists: "Material: oak". */
export const shownProperties = (page: PageDocument): string[] => propertiesOf(page, outBy(page));

/** The whole of a text on the page of which the data tell the beginning; empty where the page has no more of it. */
export function continuedOnPage(page: PageDocument, beginning: string): string {
  const { $ } = page;
  const begins = letters(beginning);
  if (begins.length < LEAST.continued) return '';
  const first = letters(beginning.split('\n')[0] ?? '').slice(0, LEAST.continued);
  const isOut = outBy(page);
  for (const element of $('p, div, section, article, td, dd, span').toArray()) {
    if (!letters(ownText(element).slice(0, 4 * LEAST.continued)).startsWith(first) || isOut(element))
      continue;
    let whole: Element | null = null;
    for (let box: Element | null = element; box?.name && box.name !== 'body'; box = parentOf(box)) {
      const text = textUpTo(MOST_CHARACTERS, box);
      if (text.length > MOST_CHARACTERS || !letters(text).startsWith(begins)) break;
      // Where it is bought more is said than what it is.
      if (whole && holdsBuying(box, page.markup, CONTROLS)) break;
      whole = box;
    }
    const text = whole ? cleaned(page, whole, isOut, '') : '';
    if (letters(text).startsWith(begins)) return text;
  }
  return '';
}

type IsOut = (element: Element) => boolean;

function shortTextOf(page: PageDocument, isOut: IsOut): string {
  const { $, structure, markup } = page;
  const { heading, placeOf } = structure;
  if (!heading) return '';
  return (
    $('div, section, p, span, td')
      .toArray()
      .filter(
        (element) => placeOf(element) > placeOf(heading) && markup.isNamed(nameOf(element), 'description'),
      )
      .filter((element) => textUpTo(MOST_CHARACTERS, element).length <= MOST_CHARACTERS && !isOut(element))
      .map((element) => cleaned(page, element, isOut, oneLine($(heading).html())))
      .find((text) => wordsOf(text).length >= LEAST_SHORT_WORDS) ?? ''
  );
}

/** "Brand: Zenit", out of what calls something and says what it is. */
function propertiesOf({ $, structure, markup, names }: PageDocument, isOut: IsOut): string[] {
  const { heading, placeOf } = structure;
  if (!heading) return [];
  const titles = new Set([oneLine($(heading).html()), ...names].map(letters));
  const isBelow = (element: Element) => placeOf(element) > placeOf(heading) && !isOut(element);
  /** "Regular price: Rs. 10", "CHF: Fr.": what is asked, and in which money, is told apart from what it is. */
  const isOfMoney = (label: string, value: string) =>
    /\p{Sc}/u.test(value) ||
    markup.isWorded(label, 'price') ||
    (isCurrencyCode(label) && lengthInWords(value) <= 1);
  const rows = $('dt, tr')
    .toArray()
    .filter(isBelow)
    .flatMap((element) => {
      const cells = cellsOf($, element);
      return cells.length === 2 ? [cells as unknown as Row] : [];
    });
  const body = $('body')[0];
  const boxes = body ? rowsOfBoxes(body).filter(([label, value]) => isBelow(label) && isBelow(value)) : [];
  const points = $('ul, ol')
    .toArray()
    .filter(isBelow)
    .flatMap((list) => rowsOfPoints(list));
  const texts = [
    ...[...rows, ...boxes].map((row) => ({ at: row[0], text: rowText($, row) })),
    ...points.filter(({ at }) => !isOut(at)),
  ]
    .toSorted((one, other) => placeOf(one.at) - placeOf(other.at))
    .map(({ text }) => text)
    .filter((text) => {
      const [label = '', value = ''] = text.split(/:(.*)/s);
      return (
        /\p{L}/u.test(label) &&
        text.length <= MOST_PROPERTY &&
        !isOfMoney(label, value) &&
        !titles.has(letters(value))
      );
    });
  return [...new Set(texts)];
}

function proseOf(page: PageDocument, isOut: IsOut): DescriptionCandidate[] {
  const { $, structure, markup } = page;
  const { heading, placeOf } = structure;
  const name = heading ? oneLine($(heading).html()) : '';
  const scores = new Map<Element, number>();
  const prose = new Map<Element, number>();
  const paragraphs: Element[] = [];
  const lengthOf = textLengths($);
  const linkedShare = linkedShareOn($);
  for (const element of $('p, li, td, dd, div, span, section, article, h2, h3, h4').toArray()) {
    if (isOut(element)) continue;
    const own = ownText(element);
    const least =
      element.name === 'li' ? LEAST.point : element.name.startsWith('h') ? LEAST.heading : LEAST.paragraph;
    if (own.length < least || !/\p{L}/u.test(own) || isCode(own)) continue;
    if (linkedShare(element) > MOST_LINKED) continue;
    if (STOP.test(own) || lengthInWords(own) >= PARAGRAPH_WORDS) paragraphs.push(element);
    const worth = Math.min(own.length, 600) * (STOP.test(own) ? 1.5 : 0.8);
    for (let box: Element | null = element; box?.name && box.name !== 'body'; box = parentOf(box))
      prose.set(box, (prose.get(box) ?? 0) + own.length);
    let box: Element | null = element;
    for (let share = 1; box?.name && box.name !== 'body' && share > 0.2; share *= 0.75, box = parentOf(box)) {
      scores.set(box, (scores.get(box) ?? 0) + worth * share);
      if (/^(?:main|article)$/.test(box.name)) break;
    }
  }
  const isNear = nearnessTo(page, lengthOf);
  const aboutOf = aboutness(page);
  const isAllProse = (box: Element) => {
    const length = lengthOf(box);
    return length <= MOST_CHARACTERS && (prose.get(box) ?? 0) >= LEAST_PROSE * length;
  };
  const holdsHeading = (box: Element) => heading !== null && $.contains(box, heading);
  const ranked = [...scores]
    .map(([element, score]) => {
      const length = Math.max(1, lengthOf(element));
      const pure = Math.min(1, MOST_CHARACTERS / length) * Math.min(1, (prose.get(element) ?? 0) / length);
      return { element, pure, score: score * pure * isNear(element) };
    })
    .sort((a, b) => b.score - a.score);
  // What is called a description is one of them, however many others a long page has.
  const isCalledOne = ({ element }: { element: Element }) => markup.isNamed(nameOf(element), 'description');
  const boxes = [
    ...ranked.slice(0, MOST_COMPARED),
    ...ranked.slice(MOST_COMPARED).filter(isCalledOne).slice(0, MOST_COMPARED),
  ];
  const most = Math.max(1, boxes[0]?.score ?? 1);
  const nearest = Math.max(0, ...[...prose.keys()].map(isNear));
  const isMostOfBuyBox = (box: Element) => {
    const around = parentOf(box);
    return (
      around?.name !== undefined &&
      lengthOf(box) >= MOST_OF_BUY_BOX * lengthOf(around) &&
      isBuyBox($, around, markup)
    );
  };
  /** Where the prose of a box begins. */
  const beginningOf = (box: Element) => {
    const first = paragraphs.find((element) => element === box || $.contains(box, element));
    return first ? placeOf(first) : Infinity;
  };
  /** Whether a box is called a description, and one around it begins before it. */
  const isBegun = (box: Element, around: Element) =>
    markup.isNamed(nameOf(box), 'description') && beginningOf(around) < placeOf(box);
  /** The page itself says where its description begins and ends: schema.org. */
  const isStated = ({ attribs }: Element) => attribs['itemprop'] === 'description';
  const statedIn = (box: Element) =>
    within(box, '[itemprop=description]').find((inner) => lengthOf(inner) >= MOST_OF_BOX * lengthOf(box));
  const read = new Set<Element>();
  const texts = boxes.flatMap(({ element, pure, score }) => {
    // What stands around it is of one piece with it, where there is nothing else.
    let whole = statedIn(element) ?? element;
    for (let box = parentOf(whole); box?.name && box.name !== 'body'; box = parentOf(box)) {
      if (isStated(whole) || statedIn(box) || holdsHeading(box)) break;
      if (!isAllProse(box) || isBegun(whole, box)) break;
      whole = box;
    }
    if (read.has(whole)) return [];
    read.add(whole);
    const text = cleaned(page, whole, isOut, name);
    if (wordsOf(text).length < LEAST_SHORT_WORDS) return [];
    const around = [element, ...($(element).parents().toArray().slice(0, 2) as Element[])];
    const called = around.map(nameOf).join(' ');
    const caption = captionOf($, whole);
    const signs = {
      shown: 1,
      pure,
      score: score / most,
      // A list of other things to buy names this one whole.
      about: aboutOf(name ? text.replaceAll(name, '') : text),
      near: Math.min(1, isNear(element)),
      holdsHeading: flag(holdsHeading(element)),
      beforeHeading: flag(heading !== null && placeOf(element) < placeOf(heading)),
      namedDescription: flag(markup.isNamed(called, 'description')),
      namedDetails: flag(markup.isNamed(called, 'details')),
      headedDescription: flag(markup.isNamed(caption, 'description')),
      headedDetails: flag(markup.isNamed(caption, 'details')),
      linked: linkedShare(whole),
      listed: flag(isListed($, element)),
      buying: flag(isBuyBox($, element, markup) || isMostOfBuyBox(element)),
      inMain: flag($(element).closest('main, article, [itemtype$="/Product"]').length > 0),
    };
    // What names nothing of the product, stands far off or is where it is bought cannot be it, however well it is written.
    // As signs of their own, fitted like the others, these three tell 8 of 140 descriptions less (`npm run judge:descriptions`).
    const isOwn =
      signs.namedDescription > 0 ||
      (isNear(element) >= FAR * nearest &&
        (signs.about > LEAST_ABOUT || signs.listed > 0) &&
        signs.buying === 0);
    return isOwn ? [{ text, signs, at: beginningOf(whole) }] : [];
  });
  // What it is stands before its tables, the terms of sale and what buyers say of it.
  const from = heading ? placeOf(heading) : 0;
  const places = [...new Set(texts.map(({ at }) => at))].filter((at) => at > from).sort((a, b) => a - b);
  return texts.map(({ text, signs, at }) => ({
    text,
    signs: { ...signs, early: at > from && at < Infinity ? 1 / (places.indexOf(at) + 1) : 0 },
  }));
}

const flag = (holds: boolean) => (holds ? 1 : 0);

/** What heads a box: the short text before it or before a box around it, or its own first heading. */
function captionOf($: CheerioAPI, element: Element): string {
  const heading = within(element, 'h2, h3, h4, summary, [role=tab]')[0];
  const own = heading ? $(heading).text().trim() : '';
  if (own && wordsOf(own).length <= MOST_CAPTION_WORDS) return own;
  let box: Element | null = element;
  for (let step = 0; step < 3 && box?.name && box.name !== 'body'; step += 1, box = parentOf(box)) {
    const before = $(box).prev().text().trim();
    if (before) return wordsOf(before).length <= MOST_CAPTION_WORDS ? before : '';
  }
  return '';
}

/** Properties and points seldom repeat the name; a shop's promises are short and call nothing. */
function isListed($: CheerioAPI, element: Element): boolean {
  const rows = within(element, 'tr, dt').filter((row) => {
    const [name = '', value = ''] = cellsOf($, row).map((cell) => $(cell).text().trim());
    return name !== '' && value !== '';
  }).length;
  const points = within(element, 'li').map((point) => $(point).text().trim().length);
  const mean = points.reduce((sum, length) => sum + length, 0) / Math.max(points.length, 1);
  return rows >= LEAST_ROWS || (points.length >= LEAST_ROWS && mean >= LEAST.paragraph);
}

/** What is chosen and put into a basket is said there, not what it is. */
const isBuyBox = ($: CheerioAPI, element: Element, markup: Markup) =>
  textUpTo(MOST_BUY_BOX, element).length <= MOST_BUY_BOX && holdsBuying(element, markup);

const holdsBuying = (element: Element, markup: Markup, controls = BUTTONS) =>
  within(element, controls).some((control) => markup.isNamed(nameOf(control), 'buying'));

const parentOf = (element: Element) => element.parentNode as Element | null;

/** How little of the page lies between a box and the heading: from most of it, 0.2, to nothing, 1.2. */
function nearnessTo(
  { $, structure: { heading, placeOf } }: PageDocument,
  lengthOf: (box: Element) => number,
) {
  const above = heading ? ($(heading).parents().toArray() as Element[]) : [];
  const whole = Math.max(1, lengthOf(above.at(-1) ?? ($('body')[0] as Element)));
  const shares = new Map(above.map((box) => [box, lengthOf(box) / whole]));
  return (element: Element): number => {
    if (!heading) return 1;
    let box: Element | null = element;
    while (box && !shares.has(box)) box = parentOf(box);
    const isBefore = placeOf(element) < placeOf(heading) - 50;
    const near = 1.2 - (box ? (shares.get(box) ?? 1) : 1);
    return near * (shares.has(element) ? HOLDING : isBefore ? BEFORE : 1);
  };
}

/** How many of the words that the page names its product by a text has too, 0 to 1; the site's own words count nothing. */
export function aboutness({ $, structure, names }: PageDocument): (text: string) => number {
  const site = new Set(
    termsOf(
      $('nav, footer, header')
        .toArray()
        .filter((element) => structure.isSite(element))
        .map((element) => $(element).text())
        .join(' ')
        .slice(0, MOST_SITE),
    ),
  );
  const meta = $('meta[name="description"]').attr('content') ?? '';
  const headed = termsOf(structure.heading ? oneLine($(structure.heading).html()) : '');
  // A site that has a menu of all the words by which it names its product has none that are only its own.
  const isWhollySites = headed.every((word) => site.has(word));
  const own = new Set(
    termsOf([...names, meta].join(' ')).filter(
      (word) => !site.has(word) || (isWhollySites && headed.includes(word)),
    ),
  );
  const isUnspaced = [...own].some((word) => UNSPACED.test(word));
  const enough = Math.min(own.size, isUnspaced ? ENOUGH_PAIRS : ENOUGH_WORDS);
  return (text) => {
    if (enough === 0) return 1;
    const there = new Set(termsOf(text));
    return Math.min(1, [...own].filter((word) => there.has(word)).length / enough);
  };
}

/** How many characters a box shows, without its scripts; of those of its elements that count. */
function textLengths($: CheerioAPI, counts = (_: Element) => true): (box: Element) => number {
  const lengths = new Map<AnyNode, number>();
  for (const element of $('body, body *').toArray()) {
    if (/^(?:script|style|noscript|template)$/.test(element.name) || !counts(element)) continue;
    let own = 0;
    for (const child of element.children)
      if (child.type === 'text') own += child.data.replace(/\s+/g, ' ').trim().length;
    if (own > 0)
      for (let box: AnyNode | null = element; box; box = box.parentNode)
        lengths.set(box, (lengths.get(box) ?? 0) + own);
  }
  return (box) => lengths.get(box) ?? 0;
}

const isCode = (text: string) => /^\s*[{[<]|":\s*["{[]|\bfunction\s*\(/.test(text);

function outBy(page: PageDocument) {
  const { $, structure, markup } = page;
  const { heading } = structure;
  const aroundOwn = boxesAroundOwn(page);
  const holdsHeading = (box: Element) => heading !== null && (box === heading || $.contains(box, heading));
  const linkedShare = linkedShareOn($);
  const asked = new Set<Element>();
  const looked = new Set<Element>();
  for (const field of $(FIELD).toArray()) {
    let box = parentOf(field);
    for (; box && box.name !== 'body' && !looked.has(box) && !holdsHeading(box); box = parentOf(box)) {
      looked.add(box);
      if (textUpTo(MOST_ASKED, box).length > MOST_ASKED) break;
      asked.add(box);
    }
  }
  const belowShops = belowShopsCaptions(page);
  const isOutItself = (node: Element): boolean => {
    if (belowShops.has(node)) return !holdsHeading(node);
    const name = nameOf(node);
    if (/^(?:form|button|select|script|style|label|legend|figcaption)$/.test(node.name) || asked.has(node))
      return !holdsHeading(node);
    if (/^(?:li|p|span)$/.test(node.name) && /hidden|sr-only/i.test(name)) return true;
    const isPlayer = markup.isNamed(name, 'video') && textUpTo(MOST_ASKED, node).length <= MOST_ASKED;
    // What is named a menu is one where it is mostly links.
    const isMenu = markup.isNamed(name, 'navigation') && linkedShare(node) >= MOST_LINKED;
    return (
      (isPlayer || isMenu || (markup.isNamed(name, 'notTheSellers') && !aroundOwn.has(node))) &&
      !markup.isNamed(name, 'description') &&
      !holdsHeading(node)
    );
  };
  const offers = offersOn(page);
  const known = new Map<AnyNode, boolean>();
  const isOut = (element: Element): boolean => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const parent = parentOf(element);
    const isInside = parent !== null && parent.type === 'tag' && parent.name !== 'body' && isOut(parent);
    const out = isInside || offers.has(element) || isOutItself(element);
    known.set(element, out);
    return out;
  };
  return (element: Element) => isOut(element) || structure.isSite(element) || structure.isElsewhere(element);
}

/** What stands below a heading that calls it the shop's, "Shipping", up to the next heading. */
function belowShopsCaptions({ $, markup }: PageDocument): ReadonlySet<Element> {
  const below = new Set<Element>();
  for (const caption of $<Element, string>('h2, h3, h4, h5, h6, summary').toArray()) {
    const text = oneLine($(caption).html());
    if (lengthInWords(text) > MOST_SHOPS_WORDS || !markup.isWorded(text, 'notTheSellers')) continue;
    let box: Element = caption;
    for (
      let parent = parentOf(box);
      parent?.name && textUpTo(2 * text.length, parent).trim() === $(caption).text().trim();
      parent = parentOf(box)
    )
      box = parent;
    for (let next = box.next; next; next = next.next) {
      if (next.type !== 'tag') continue;
      if (/^h\d$/.test(next.name) || within(next, 'h1, h2, h3, h4, h5, h6').length > 0) break;
      below.add(next);
    }
  }
  return below;
}

/** Boxes alike, of which each tells a price, and is pictured or can be put into a basket: what other sellers offer, or other goods. */
function offersOn({ $, structure: { heading }, markup }: PageDocument): ReadonlySet<Element> {
  const above = new Set<Element>(heading ? [heading, ...($(heading).parents().toArray() as Element[])] : []);
  const alike = new Map<Element, Map<string, Set<Element>>>();
  for (const control of $(`${CONTROLS}, img`).toArray()) {
    if (control.name !== 'img' && !markup.isNamed(nameOf(control), 'buying')) continue;
    for (let box = control; !above.has(box);) {
      const around = parentOf(box);
      if (!around || around.type !== 'tag' || textUpTo(MOST_OFFER, box).length > MOST_OFFER) break;
      const kinds = alike.get(around) ?? new Map<string, Set<Element>>();
      const kind = `${box.name}.${box.attribs['class']?.trim().split(/\s+/)[0] ?? ''}`;
      alike.set(around, kinds.set(kind, (kinds.get(kind) ?? new Set()).add(box)));
      box = around;
    }
  }
  const groups = [...alike.values()].flatMap((kinds) => [...kinds.values()]);
  const tellsPrice = (box: Element) => PRICE.test(textUpTo(MOST_OFFER, box));
  return new Set(
    groups
      .map((boxes) => [...boxes].filter(tellsPrice))
      .filter(({ length }) => length >= LEAST_OFFERS)
      .flat(),
  );
}

/** What holds one text that is called the description, and that names the product: no furniture as a whole, whatever it is called. */
function boxesAroundOwn({ $, structure, markup }: PageDocument): ReadonlySet<Element> {
  const { heading } = structure;
  const name = heading ? oneLine($(heading).html()) : '';
  if (wordsOf(name).length < LEAST_SHORT_WORDS) return new Set();
  const described = $('[class], [id], [itemprop]')
    .toArray()
    .filter((element) => markup.isNamed(nameOf(element), 'description'));
  const isOwn = (element: Element) => {
    const text = textUpTo(MOST_CHARACTERS, element);
    return (
      text.length >= LEAST.paragraph &&
      shareOf(name, text) >= LEAST_NAMED &&
      !markup.isNamed(nameOf(element), 'notTheSellers') &&
      !structure.isSite(element) &&
      !structure.isElsewhere(element)
    );
  };
  // A list of products describes several.
  const counts = new Map<Element, number>();
  let outermost: Element | undefined;
  for (const element of described) {
    if (outermost && $.contains(outermost, element)) continue;
    outermost = element;
    for (let box = parentOf(element); box?.name; box = parentOf(box))
      counts.set(box, (counts.get(box) ?? 0) + 1);
  }
  const around = described.filter(isOwn).flatMap((element) => $(element).parents().toArray() as Element[]);
  return new Set(around.filter((box) => counts.get(box) === 1));
}

/** The text of an element itself and of its inline parts. */
function ownText(element: Element): string {
  const parts: string[] = [];
  const visit = (node: AnyNode) => {
    if (node.type === 'text') parts.push(node.data);
    else if (node.type === 'tag' && !BLOCK.test(node.name)) for (const child of node.children) visit(child);
  };
  if (
    element.name === 'span' &&
    !/^(?:div|section|td|li|body)$/.test((element.parentNode as Element | null)?.name ?? '')
  )
    return '';
  for (const child of element.children) visit(child);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

type ShareOf = (element: Element) => number;

const linkedShares = new WeakMap<CheerioAPI, ShareOf>();

/** How much of what a box of the page says stands in links, 0 to 1. */
function linkedShareOn($: CheerioAPI): ShareOf {
  const known = linkedShares.get($);
  if (known) return known;
  const inLinks = new Set($('a, a *').toArray());
  const all = textLengths($);
  const linked = textLengths($, (element) => inLinks.has(element));
  const shareOf: ShareOf = (element) => (all(element) === 0 ? 1 : linked(element) / all(element));
  linkedShares.set($, shareOf);
  return shareOf;
}

/** What is in the box, without what is not the seller's in it, and without lines that say nothing. */
function cleaned(
  { $, names }: PageDocument,
  element: Element,
  isOut: (element: Element) => boolean,
  name: string,
): string {
  const copy = $(element).clone();
  const inText = inProse($);
  const values = linkedValues($, element);
  const isPart = (part: Element) => inText(part) || values.has(part);
  const originals = within(element, '*');
  const named = namedParts(element);
  const root = copy[0] as Element;
  for (const [at, part] of within(root, '*').entries()) {
    const original = originals[at];
    if (!original) continue;
    const isOutside = isOut(original) && !isPart(original);
    // Emptied, not taken out: a box of thousands is searched for each that leaves it.
    // What a template holds is no child of it that can be missed, and is not shown.
    if (part.name !== 'template' && (isOutside || (isCaption($, original, isPart) && !named.has(original))))
      part.children = [];
  }
  dropOpeningCaptions($, root);
  dropEndingCaptions($, root);
  const titles = new Set([name, ...names].map(letters));
  sayRows($, root, titles);
  const isSaid = (line: string) =>
    /\p{L}{2}/u.test(line) && !isCode(line) && !isPriceLine(line) && !titles.has(letters(line));
  const lines = [...new Set(plainText($.html(copy)).split('\n'))];
  // A label goes with the number that it tells.
  const isLabel = (line: string, next: string | undefined) =>
    line.endsWith(':') && wordsOf(line).length <= MOST_CAPTION && next !== undefined && !isSaid(next);
  return lines.filter((line, at) => isSaid(line) && !isLabel(line, lines[at + 1])).join('\n');
}

/** Headings of boxes alike beside each other, one in each: what they name is a part, "Spirulina", and no "Description". */
function namedParts(box: Element): ReadonlySet<Element> {
  const headings = within(box, 'h2, h3, h4, h5, h6');
  // A page may hold thousands: how many there are in a box is counted once.
  const counts = new Map<Element, number>();
  for (const heading of headings)
    for (let around = parentOf(heading); around && around !== box; around = parentOf(around))
      counts.set(around, (counts.get(around) ?? 0) + 1);
  const partOf = (heading: Element) => {
    let part = heading;
    for (let around = parentOf(part); around && counts.get(around) === 1; around = parentOf(around))
      part = around;
    return part;
  };
  const beside = new Map<Element | null, Map<string, Element[]>>();
  for (const heading of headings) {
    const part = partOf(heading);
    const kinds = beside.get(parentOf(part)) ?? new Map<string, Element[]>();
    beside.set(parentOf(part), kinds);
    if (part === heading) continue;
    const alike = kinds.get(kindOf(part)) ?? [];
    alike.push(heading);
    kinds.set(kindOf(part), alike);
  }
  const groups = [...beside.values()].flatMap((kinds) => [...kinds.values()]);
  return new Set(groups.filter(({ length }) => length >= LEAST_ROWS).flat());
}

/** The values of rows that lead to more of their kind: "Brand" beside a link to all that Zenit makes. */
function linkedValues($: CheerioAPI, box: Element): ReadonlySet<Element> {
  const cells = within(box, 'dt, tr').map((row) => cellsOf($, row));
  const rows = [...cells.filter(({ length }) => length === 2), ...rowsOfBoxes(box)];
  const linkedShare = linkedShareOn($);
  return new Set(
    rows.flatMap(([, value]) =>
      value && linkedShare(value) > MOSTLY_LINKED ? [value, ...within(value, 'a, a *')] : [],
    ),
  );
}

/** What calls a text by a word or two in a box of its own, unlike the one beside it that holds the text. */
function dropOpeningCaptions($: CheerioAPI, root: Element) {
  for (let caption = openingCaption($, root); caption; caption = openingCaption($, root))
    caption.children = [];
}

function openingCaption($: CheerioAPI, root: Element): Element | undefined {
  const found = wordsBeside($, root, 'next');
  return found && lengthInWords(found.text) > 0 && BLOCK.test(found.box.name) ? found.box : undefined;
}

/** The same behind a text: a caption that heads nothing, or a control. */
function dropEndingCaptions($: CheerioAPI, root: Element) {
  for (let caption = endingCaption($, root); caption; caption = endingCaption($, root)) caption.children = [];
}

function endingCaption($: CheerioAPI, root: Element): Element | undefined {
  const found = wordsBeside($, root, 'prev');
  return found && !found.text.includes(':') && /^(?:div|p|section|h\d)$/.test(found.box.name)
    ? found.box
    : undefined;
}

/** A word or two that open a box, or end it, in one of their own, where the one on `side` of it is unlike it and holds a paragraph. */
function wordsBeside($: CheerioAPI, root: Element, side: Side): { box: Element; text: string } | undefined {
  const saying = within(root, '*').filter((one) =>
    one.children.some((child) => child.type === 'text' && child.data.trim() !== ''),
  );
  const words = saying.at(side === 'next' ? 0 : -1);
  if (!words) return undefined;
  const text = $(words).text().trim();
  if (lengthInWords(text) > MOST_CAPTION || STOP.test(text)) return undefined;
  let box = words;
  for (let around = parentOf(box); around && around !== root; around = parentOf(around)) {
    if ($(around).text().trim() !== text) break;
    box = around;
  }
  const beside = (side === 'next' ? $(box).nextAll() : $(box).prevAll())
    .toArray()
    .find((one) => $(one).text().trim() !== '');
  const isUnlike = beside !== undefined && kindOf(beside) !== kindOf(box) && BLOCK.test(beside.name);
  return isUnlike && $(beside).text().trim().length >= LEAST.paragraph ? { box, text } : undefined;
}

const kindOf = ({ name, attribs }: Element) => `${name}.${attribs['class'] ?? ''}`;

/** What rows call something, and what they say of it, in one line: "Material: oak"; none says the name again. */
function sayRows($: CheerioAPI, root: Element, titles: ReadonlySet<string>) {
  const isName = (value: string) => titles.has(letters(value));
  for (const row of within(root, 'dt, tr')) {
    const cells = cellsOf($, row);
    const said = cells.map((cell) => oneLine($.html($(cell).contents())));
    if (said.length === 0 || said.length % 2 > 0 || said.every((text) => text === '')) continue;
    const isLabel = (text: string) =>
      wordsOf(text).length <= MOST_CAPTION_WORDS && (said.length === 2 || text === '' || text.endsWith(':'));
    if (said.some((text, at) => at % 2 === 0 && !isLabel(text))) continue;
    for (const [at, cell] of cells.entries()) {
      const [label = '', value = ''] = said.slice(at, at + 2);
      const isPair = at % 2 === 0 && label && value && !isName(value);
      $(cell).text(isPair ? `${label.replace(/\s*:$/, '')}: ${value}${LINE_END}` : '');
    }
  }
  for (const row of rowsOfBoxes(root)) {
    const text = rowText($, row);
    if (!text) continue;
    $(row[0]).text(isName(oneLine($(row[1]).html())) ? '' : `${text}${LINE_END}`);
    $(row[1]).text('');
  }
}

/** Words that may say something; of scripts without spaces, two letters at a time. */
const termsOf = (text: string) =>
  wordsOf(text).flatMap((word) =>
    UNSPACED.test(word)
      ? [...word].slice(1).map((letter, at) => ([...word][at] ?? '') + letter)
      : word.length >= LEAST_WORD
        ? [word]
        : [],
  );

/** What heads a section or leads to one: "Description", "Read reviews". */
const isCaption = ($: CheerioAPI, element: Element, isPart: (element: Element) => boolean) =>
  /^(?:h\d|summary|legend|caption)$/.test(element.name) || element.attribs['role'] === 'tab'
    ? wordsOf($(element).text()).length <= MOST_CAPTION
    : element.name === 'a' &&
      /^(?:#|javascript:|$)/.test(element.attribs['href']?.trim() ?? '') &&
      !isPart(element);

/** A link in a sentence is a part of it. */
const inProse = ($: CheerioAPI) => {
  const linkedShare = linkedShareOn($);
  return (element: Element): boolean => {
    let link: Element | null = element;
    while (link && link.name !== 'a') link = parentOf(link);
    const around = link && parentOf(link);
    return around?.name !== undefined && linkedShare(around) < MOST_LINKED && !isLineOf(link as Element);
  };
};

/** Whether a link says all that its line says, and no sentence: it leads on from the text, or unfolds it. */
function isLineOf(link: Element): boolean {
  const said = textUpTo(MOST_LINE, link).trim();
  if (said.length > MOST_LINE || (STOP.test(said.at(-1) ?? '') && lengthInWords(said) >= PARAGRAPH_WORDS))
    return false;
  for (let inner = link; ;) {
    if (endsLine(inner, 'prev') && endsLine(inner, 'next')) return true;
    const around = parentOf(inner);
    if (!around || BLOCK.test(around.name) || !isBlank(inner, 'prev') || !isBlank(inner, 'next'))
      return false;
    inner = around;
  }
}

type Side = 'prev' | 'next';
const SAYING = /[\p{L}\p{N}]/u;
const isBreak = (node: AnyNode) => node.type === 'tag' && (node.name === 'br' || BLOCK.test(node.name));

/** Whether nothing is said beside it in its box, up to a break. */
function isBlank(element: Element, side: Side): boolean {
  for (let node = element[side]; node && !isBreak(node); node = node[side])
    if (SAYING.test(textUpTo(MOST_LINE, node))) return false;
  return true;
}

/** Whether its line ends there: at a break, or with the block that it is in. */
function endsLine(element: Element, side: Side): boolean {
  for (let node = element[side]; node; node = node[side]) {
    if (isBreak(node)) return true;
    if (SAYING.test(textUpTo(MOST_LINE, node))) return false;
  }
  const around = parentOf(element);
  return around !== null && (around.type !== 'tag' || BLOCK.test(around.name));
}

const isPriceLine = (line: string) => /\d/.test(line) && line.replace(/[\P{L}]/gu, '').length <= 5;
