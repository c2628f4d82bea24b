/** How much of what a box says leads elsewhere, and which links are parts of a sentence. */
import type { CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { BLOCK, parentOf, textUpTo } from './boxes';
import { lengthInWords, STOP } from './words';

/** Of what a sentence or a box says: more leads on from it. */
export const MOST_LINKED = 0.3;
/** Of what a link says alone in its line. */
const MOST_LINE = 200;
const SENTENCE_WORDS = 8;

/** How many characters a box shows, without its scripts; of those of its elements that count. */
export function textLengths($: CheerioAPI, counts = (_: Element) => true): (box: Element) => number {
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

type ShareOf = (element: Element) => number;

const linkedShares = new WeakMap<CheerioAPI, ShareOf>();

/** How much of what a box of the page says stands in links, 0 to 1. */
export function linkedShareOn($: CheerioAPI): ShareOf {
  const known = linkedShares.get($);
  if (known) return known;
  const inLinks = new Set($('a, a *').toArray());
  const all = textLengths($);
  const linked = textLengths($, (element) => inLinks.has(element));
  const shareOf: ShareOf = (element) => (all(element) === 0 ? 1 : linked(element) / all(element));
  linkedShares.set($, shareOf);
  return shareOf;
}

/** A link in a sentence is a part of it. */
export const inProse = ($: CheerioAPI) => {
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
  if (said.length > MOST_LINE || (STOP.test(said.at(-1) ?? '') && lengthInWords(said) >= SENTENCE_WORDS))
    return false;
  for (let inner = link; ;) {
    if (endsLine(inner, 'prev') && endsLine(inner, 'next')) return true;
    const around = parentOf(inner);
    if (!around || BLOCK.test(around.name) || !isBlank(inner, 'prev') || !isBlank(inner, 'next'))
      return false;
    inner = around;
  }
}

export type Side = 'prev' | 'next';

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
