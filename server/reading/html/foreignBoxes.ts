/** What stands among a product's texts and is not the seller's of it: questions, the shop's terms, other offers. */
import type { AnyNode, Element } from 'domhandler';
import { CONTROLS, parentOf, textUpTo, within } from './boxes';
import { LEAST_PARAGRAPH, MOST_CHARACTERS } from './boxText';
import type { PageDocument } from './defineSource';
import { linkedShareOn, MOST_LINKED } from './linkedText';
import { nameOf } from './markupWords';
import { lengthInWords, oneLine, PRICE, shareOf, wordsOf } from './words';

/** Alike, beside each other. */
const LEAST_OFFERS = 3;
/** With what parts its markup. */
const MOST_OFFER = 4_000;
/** Of the product's name. */
const LEAST_NAMED = 0.6;
/** A box with a field to type in is the site's question, up to so many characters. */
const MOST_ASKED = 600;
const FIELD =
  'input[type=email], input[type=password], input[type=tel], input[name*=mail], input[id*=mail], textarea';
/** "Shipping & returns" */
const MOST_SHOPS_WORDS = 2;
const LEAST_NAME_WORDS = 3;

export type IsOut = (element: Element) => boolean;

export function outBy(page: PageDocument): IsOut {
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
  if (wordsOf(name).length < LEAST_NAME_WORDS) return new Set();
  const described = $('[class], [id], [itemprop]')
    .toArray()
    .filter((element) => markup.isNamed(nameOf(element), 'description'));
  const isOwn = (element: Element) => {
    const text = textUpTo(MOST_CHARACTERS, element);
    return (
      text.length >= LEAST_PARAGRAPH &&
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
