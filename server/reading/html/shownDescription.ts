/** The seller's own prose and bullet points: the box with most of them, in the product's part of the page. */
import type { CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import type { PageStructure } from './pageStructure';
import { plainText } from './plainText';
import { oneLine, shareOf } from './words';

const LEAST = { paragraph: 40, point: 12, all: 60, elsewhere: 120 } as const;
const MOST_CHARACTERS = 6000;
const MOST_LINKED = 0.3;
/** The worth of a text that has no word of the product's name. */
const LEAST_NAMING = 0.5;
/** Of a box's letters, for it to be prose and points alone. */
const LEAST_PROSE = 0.85;
/** What pages call other people's words and the shop's terms in their markup; Mozilla's Readability looks at the same. */
const NOT_THE_SELLERS =
  /review|comment|rating|feedback|q-?and-?a|question|faq|cookie|consent|gdpr|shipping|delivery|returns?(?:$|[-_ ])|polic|legal|terms|payment|financ|newsletter|subscri|breadcrumb|menu|modal|popup|tooltip|banner|related|recommend|similar|recently|upsell|cross-?sell|carousel|store-?(?:info|finder)|login|basket|cart/i;
const DESCRIPTION_NAME =
  /descri|(?:^|[-_ ])(?:desc|about|overview|feature|bullets?|details?|summary|story|editorial)/i;
const BLOCK = /^(?:p|div|ul|ol|li|dl|dd|dt|table|tr|td|section|article|h\d|blockquote|details)$/;

/** Empty where there is none. */
export function shownDescription($: CheerioAPI, structure: PageStructure): string {
  const name = structure.heading ? oneLine($(structure.heading).html()) : '';
  const scores = new Map<Element, number>();
  const prose = new Map<Element, number>();
  const isOut = outBy($, structure);
  const lengthOf = textLengths($);
  for (const element of $('p, li, td, dd, div, span, section, article').toArray()) {
    if (isOut(element)) continue;
    const own = ownText($, element);
    const isPoint = element.name === 'li';
    if (own.length < (isPoint ? LEAST.point : LEAST.paragraph) || !/\p{L}/u.test(own) || isCode(own))
      continue;
    if (linkedShare($, element) > MOST_LINKED) continue;
    const worth = Math.min(own.length, 600) * (/[.!?。！？]/.test(own) ? 1.5 : 0.8);
    for (
      let box: Element | null = element;
      box?.name && box.name !== 'body';
      box = box.parentNode as Element | null
    )
      prose.set(box, (prose.get(box) ?? 0) + own.length);
    let box: Element | null = element;
    for (
      let share = 1;
      box?.name && box.name !== 'body' && share > 0.2;
      share *= 0.75, box = box.parentNode as Element | null
    ) {
      scores.set(box, (scores.get(box) ?? 0) + worth * share);
      if (/^(?:main|article)$/.test(box.name)) break;
    }
  }
  const headingAt = structure.heading ? structure.placeOf(structure.heading) : 0;
  const best = [...scores]
    .map(([element, score]) => {
      const names = [element, ...$(element).parents().toArray().slice(0, 2)]
        .map((one) => nameOf(one as Element))
        .join(' ');
      const text = $(element).text();
      const factor =
        (DESCRIPTION_NAME.test(names) ? 2.5 : 1) *
        (LEAST_NAMING + 2 * shareOf(name, text.slice(0, MOST_CHARACTERS))) *
        (structure.placeOf(element) < headingAt - 50 && !$.contains(element, structure.heading as AnyNode)
          ? 0.3
          : 1) *
        (structure.heading && $.contains(element, structure.heading) ? 0.25 : 1) *
        Math.min(1, MOST_CHARACTERS / Math.max(1, lengthOf(element))) *
        ((prose.get(element) ?? 0) / Math.max(1, lengthOf(element)));
      return { element, score: score * factor, isNamed: /descri/i.test(names) };
    })
    .sort((a, b) => b.score - a.score)[0];
  if (!best) return '';
  const isAllProse = (box: Element) => {
    const length = lengthOf(box);
    return length <= MOST_CHARACTERS && (prose.get(box) ?? 0) >= LEAST_PROSE * length;
  };
  // What stands around it is of one piece with it, where there is nothing else.
  let whole = best.element;
  for (
    let box = whole.parentNode as Element | null;
    box?.name && box.name !== 'body';
    box = box.parentNode as Element | null
  ) {
    if ((structure.heading && $.contains(box, structure.heading)) || !isAllProse(box)) break;
    whole = box;
  }
  const text = cleaned($, whole, isOut);
  const beside = structure.heading?.parentNode;
  const isInProduct =
    best.isNamed ||
    $(best.element).closest('main, article').length > 0 ||
    (beside && $.contains(beside, best.element));
  return text.length >= (isInProduct ? LEAST.all : LEAST.elsewhere) ? text : '';
}

/** How many characters a box shows, without its scripts. */
function textLengths($: CheerioAPI): (box: Element) => number {
  const lengths = new Map<AnyNode, number>();
  for (const element of $('body, body *').toArray()) {
    if (/^(?:script|style|noscript|template)$/.test(element.name)) continue;
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

const nameOf = ({ attribs }: Element) =>
  `${attribs['class'] ?? ''} ${attribs['id'] ?? ''} ${attribs['itemprop'] ?? ''}`;

function outBy($: CheerioAPI, structure: PageStructure) {
  const known = new Map<AnyNode, boolean>();
  return (element: Element): boolean => {
    const path: AnyNode[] = [];
    let out = false;
    for (
      let node: AnyNode | null = element;
      node && node.type === 'tag' && node.name !== 'body';
      node = node.parentNode
    ) {
      const before = known.get(node);
      if (before !== undefined) {
        out = before;
        break;
      }
      path.push(node);
      const name = nameOf(node);
      if (
        /^(?:form|button|select|script|style|label|figcaption)$/.test(node.name) ||
        (/^(?:li|p|span)$/.test(node.name) && /hidden|sr-only/i.test(name)) ||
        (NOT_THE_SELLERS.test(name) && !/descri/i.test(name))
      ) {
        // A form around the whole product is its buy box.
        if (node.name === 'form' && structure.heading && $.contains(node, structure.heading)) continue;
        if (structure.heading && $.contains(node, structure.heading)) continue;
        out = true;
        break;
      }
    }
    for (const node of path) known.set(node, out);
    return out || structure.isSite(element) || structure.isElsewhere(element);
  };
}

/** The text of an element itself and of its inline parts. */
function ownText($: CheerioAPI, element: Element): string {
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

function linkedShare($: CheerioAPI, element: Element): number {
  const all = $(element).text().trim().length;
  const linked = $(element).find('a').text().trim().length;
  return all === 0 ? 1 : linked / all;
}

/** What is in the box, without what is not the seller's in it, and without lines that say nothing. */
function cleaned($: CheerioAPI, element: Element, isOut: (element: Element) => boolean): string {
  const copy = $(element).clone();
  const originals = $(element).find('*').toArray();
  copy.find('*').each((at, part) => {
    const original = originals[at];
    if (original && isOut(original) && !isInProse($, original)) part.attribs['data-out'] = '';
  });
  copy.find('[data-out]').remove();
  return plainText(copy.html())
    .split('\n')
    .filter((line) => /\p{L}{2}/u.test(line) && !isCode(line) && !isPriceLine(line))
    .join('\n');
}

/** A link in a sentence is a part of it. */
const isInProse = ($: CheerioAPI, element: Element) => {
  const link = $(element).closest('a')[0];
  const around = link?.parentNode as Element | undefined;
  return around !== undefined && linkedShare($, around) < MOST_LINKED;
};

const isPriceLine = (line: string) => /\d/.test(line) && line.replace(/[\d.,\s–-]/g, '').length <= 5;
