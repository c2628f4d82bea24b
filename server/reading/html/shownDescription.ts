/** The texts that a page shows and that may describe its product: boxes with prose and points, what is called a description, and properties. */
import type { CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { aboutness } from './aboutness';
import { BLOCK, BUTTONS, CONTROLS, parentOf, textUpTo, within } from './boxes';
import { cleaned, isCode, LEAST_PARAGRAPH, LEAST_ROWS, MOST_CAPTION_WORDS, MOST_CHARACTERS } from './boxText';
import type { PageDocument } from './defineSource';
import type { DescriptionCandidate } from './descriptionSigns';
import { outBy, type IsOut } from './foreignBoxes';
import { linkedShareOn, MOST_LINKED, textLengths } from './linkedText';
import { nameOf, type Markup } from './markupWords';
import { isCurrencyCode } from './price';
import { cellsOf, rowsOfBoxes, rowsOfPoints, rowText, type Row } from './propertyRows';
import { lengthInWords, letters, oneLine, STOP, wordsOf } from './words';

const LEAST = { point: 12, heading: 60, continued: 20 } as const;
const LEAST_SHORT_WORDS = 3;
const LEAST_PROPERTIES = 2;
const MOST_PROPERTIES = 40;
const MOST_PROPERTY = 300;
/** Letters of what a currency is called for short: "Fr.", "CHF". */
const MOST_SIGN = 3;
/** The worth of what holds the heading, and of what stands before it. */
const HOLDING = 0.25;
const BEFORE = 0.3;
/** Without a full stop. */
const PARAGRAPH_WORDS = 8;
const MOST_COMPARED = 12;
/** Of the nearest prose's nearness. */
const FAR = 0.3;
const LEAST_ABOUT = 0.1;
const MOST_BUY_BOX = 1_500;
const MOST_OF_BUY_BOX = 0.7;
/** Of a box's length. */
const MOST_OF_BOX = 0.5;
/** Of a box's letters, for it to be prose and points alone. */
const LEAST_PROSE = 0.85;

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
    (isCurrencyCode(label) && letters(value).length <= MOST_SIGN);
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
      element.name === 'li' ? LEAST.point : element.name.startsWith('h') ? LEAST.heading : LEAST_PARAGRAPH;
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
  const meta = $('meta[name="description"]').attr('content') ?? '';
  /** Of a page that is pasted without its head: it has no word of its own beside its product's name. */
  const isNameAll = aboutOf([...page.names, meta].join(' ').replaceAll(name, '')) === 0;
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
      about: aboutOf(name && !isNameAll ? text.replaceAll(name, '') : text),
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
  return rows >= LEAST_ROWS || (points.length >= LEAST_ROWS && mean >= LEAST_PARAGRAPH);
}

/** What is chosen and put into a basket is said there, not what it is. */
const isBuyBox = ($: CheerioAPI, element: Element, markup: Markup) =>
  textUpTo(MOST_BUY_BOX, element).length <= MOST_BUY_BOX && holdsBuying(element, markup);

const holdsBuying = (element: Element, markup: Markup, controls = BUTTONS) =>
  within(element, controls).some((control) => markup.isNamed(nameOf(control), 'buying'));

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
