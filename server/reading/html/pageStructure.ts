/** Where on a page its own product stands, and what belongs to the site or to other products. */
import type { CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { within } from './boxes';
import { partsOfName } from './productTitle';
import { letters, oneLine, shareOf, wordsOf } from './words';

/** Landmarks of the site (HTML and ARIA), and what schema.org marks as somebody else's words. */
const SITE =
  'nav, footer, aside, dialog, [role=navigation], [role=banner], [role=contentinfo], [role=complementary], [role=search], [role=dialog], [role=alertdialog], [class~=modal], [itemprop=review], [itemtype*="/Review"], [itemtype*="BreadcrumbList"], noscript, template';
const HEADINGS = 'h1, [role=heading][aria-level="1"]';
const LESSER_HEADINGS = 'h2, h3, [itemprop=name]';
const NAMED = 'div, p, span, strong, b, td, h4, h5';
/** Of a heading's words, those that the page's other names or its address have too: a slogan has few of them. */
/** Of a heading's words. */
const HALF = 0.5;
/** Words of a name that is a product's. */
const LEAST_WHOLE = 4;
const LEAST_SHARED = 0.3;
const LEAST_LESSER = 0.6;
/** Letters. */
const LEAST_NAME = 5;
const MOST_NAME = 300;
/** `location.href='…'`, `location = '…'`, `window.open('…')`. */
const OPENED = /\b(?:location(?:\.href)?\s*=|location\.assign\(|\bopen\()\s*(['"])([^'"]+)\1/;
const IMAGE_FILE = /\.(?:jpe?g|png|webp|gif|avif|bmp)(?:$|[?#])/i;
/** What shows every product by what its address asks. */
const PROGRAM = /\.(?:php\d?|aspx?|jsp|cgi|cfm|do|dll)$|^\/$/i;
/** A breadcrumb may end in the heading; a basket's heading names nothing. */
const IN_SITE = 0.6;
const MOST_COUNTED = 1_500;
const MOST_CARD_PICTURES = 1;
/** A card names its product and leads to it, its brand and its reviews; what says more is a section. */
const MOST_CARD_CHARACTERS = 1_200;
const MOST_CARD_TARGETS = 4;

export interface PageStructure {
  /** The heading that names the product, if there is one. */
  readonly heading: Element | null;
  /** The names that the page gives itself: title bar, previews, structured data. */
  readonly names: readonly string[];
  /** Whether it belongs to the site's frame. */
  isSite(element: Element): boolean;
  /** Whether it shows another page's product: it leads there, or its card does. */
  isElsewhere(element: Element): boolean;
  /** Whether it leads to another page itself, or is one of several alike that do. */
  leadsElsewhere(element: Element): boolean;
  /** Whether the card around it shows one picture, and that is another product's. */
  isInOtherCard(element: Element): boolean;
  /** Document order. */
  placeOf(element: Element): number;
}

export function pageStructure($: CheerioAPI, url: URL, names: readonly string[]): PageStructure {
  const places = new Map<AnyNode, number>();
  for (const element of $('*').toArray()) places.set(element, places.size);

  /** A `<header>` may hold the product's heading; the site's own holds none. */
  const siteHeaders = new Set<Element>(
    $('header')
      .filter(
        (_, header) => $(header).closest('main, article').length === 0 && within(header, 'h1').length === 0,
      )
      .toArray() as Element[],
  );
  const site = memo((element): boolean => $(element).is(SITE) || siteHeaders.has(element));
  const isSite = inherited(site);

  /** The path of another page that an address leads to; null where it stays on this one. */
  const otherPathOf = (address: string) => {
    const href = address.trim();
    if (!href || href.startsWith('#') || IMAGE_FILE.test(href) || !URL.canParse(href, url)) return null;
    const target = new URL(href, url);
    if (!/^https?:$/.test(target.protocol)) return null;
    if (pathOf(target) !== pathOf(url)) return pathOf(target);
    return asksOther(target, url) ? pathOf(target) + target.search : null;
  };
  /** Whether a link leads to the picture that it shows, in another size. */
  const showsAt = (link: Element, path: string) =>
    within(link, 'img[src]').some((image) => otherPathOf(image.attribs['src'] ?? '') === path);
  const otherPages = new Map<Element, string>();
  for (const link of $('a[href], [onclick]').toArray()) {
    const path = otherPathOf(link.attribs['href'] ?? openedBy(link));
    if (path !== null && !showsAt(link, path)) otherPages.set(link, path);
  }
  const heading = mainHeading($, url, names, isSite);
  const above = new Set<AnyNode>(heading ? [heading, ...$(heading).parents().toArray()] : []);

  const pictureCounts = new Map<AnyNode, number>();
  for (const image of $('img').slice(0, MOST_COUNTED).toArray())
    for (let box: AnyNode | null = image; box; box = box.parentNode)
      pictureCounts.set(box, (pictureCounts.get(box) ?? 0) + 1);
  const aroundLinks = new Set<AnyNode>();
  for (const link of otherPages.keys())
    for (let box: AnyNode | null = link; box && !aroundLinks.has(box); box = box.parentNode)
      aroundLinks.add(box);

  /** The largest box around a picture that holds no other one and not the heading: its card. */
  const cardOf = (element: Element) => {
    let box = element;
    for (
      let parent = box.parentNode as Element | null;
      parent?.name && parent.name !== 'body' && !above.has(parent);
      parent = parent.parentNode as Element | null
    ) {
      if ((pictureCounts.get(parent) ?? 0) > MOST_CARD_PICTURES) break;
      box = parent;
    }
    return box;
  };
  const cardLeadsElsewhere = (element: Element) => aroundLinks.has(cardOf(element));
  const targetsIn = (box: Element) =>
    new Set(within(box, 'a[href], [onclick]').flatMap((link) => otherPages.get(link) ?? [])).size;
  const showsOther = (box: Element) => (pictureCounts.get(box) ?? 0) > 0 && aroundLinks.has(box);
  const inOtherLink = inherited(memo((element) => otherPages.has(element)));
  const aroundLinkedPictures = new Set<AnyNode>();
  for (const image of $('img').toArray())
    if (inOtherLink(image))
      for (let box = image.parentNode; box && !aroundLinkedPictures.has(box); box = box.parentNode as Element)
        aroundLinkedPictures.add(box);
  const kindOf = (box: Element) => `${box.name}.${firstClass(box)}`;
  const kindsIn = new Map<AnyNode, ReadonlyMap<string, number>>();
  /** How many boxes of each kind in a box show another page's product; what holds the heading shows this one's. */
  const othersIn = (parent: AnyNode & { readonly children: readonly AnyNode[] }) => {
    const known = kindsIn.get(parent);
    if (known) return known;
    const counts = new Map<string, number>();
    for (const one of parent.children)
      if (one.type === 'tag' && !above.has(one) && showsOther(one))
        counts.set(kindOf(one), (counts.get(kindOf(one)) ?? 0) + 1);
    kindsIn.set(parent, counts);
    return counts;
  };
  /** One of several alike that each show a picture and lead elsewhere. */
  const isOtherCard = memo((box) => {
    if (above.has(box) || !showsOther(box) || !box.parentNode) return false;
    return (
      (othersIn(box.parentNode).get(kindOf(box)) ?? 0) > 1 &&
      targetsIn(box) <= MOST_CARD_TARGETS &&
      $(box).text().trim().length <= MOST_CARD_CHARACTERS
    );
  });
  const inOtherCard = inherited(isOtherCard);
  const name = heading ? letters(oneLine($(heading).html())) : '';
  const bearsName = ({ attribs }: Element) =>
    name.length >= LEAST_NAME && letters(attribs['alt'] ?? '') === name;
  // In a row that leads elsewhere the picture that bears the product's own name, and leads nowhere, is its own.
  const leadsElsewhere = (element: Element) =>
    inOtherLink(element) || (inOtherCard(element) && !bearsName(element));
  const isElsewhere = (element: Element) =>
    leadsElsewhere(element) || (element.name === 'img' && cardLeadsElsewhere(element));
  const isInOtherCard = (element: Element) =>
    inOtherCard(element) || (!above.has(element) && aroundLinkedPictures.has(cardOf(element)));

  return {
    heading,
    names,
    isSite,
    isElsewhere,
    leadsElsewhere,
    isInOtherCard,
    placeOf: (element) => places.get(element) ?? 0,
  };
}

/** Where a press on what shows a picture leads by a script of its own; else empty. */
const openedBy = (element: Element) => {
  const address = OPENED.exec(element.attribs['onclick'] ?? '')?.[2] ?? '';
  return address !== '' && within(element, 'img').length > 0 ? address : '';
};

const firstClass = ({ attribs }: Element) => attribs['class']?.trim().split(/\s+/)[0] ?? '';

const pathOf = ({ host, pathname }: URL) => host.replace(/^www\./, '') + decoded(pathname).replace(/\/$/, '');

/** Whether one program shows both, and is asked for something else: `artinfo.php?nr=7`. */
const asksOther = (target: URL, url: URL) =>
  PROGRAM.test(url.pathname) &&
  [...url.searchParams].some(([name, value]) => (target.searchParams.get(name) ?? value) !== value);

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
};

/** A heading may say more than the page's name: what a shop knows of a thing in a line. */
const toldWhole = (text: string, names: readonly string[]) =>
  names.some((name) => shareOf(name, text) === 1) ? HALF : 0;

/** The heading with most of the words by which the page names itself; of equals the longer. */
function mainHeading(
  $: CheerioAPI,
  url: URL,
  names: readonly string[],
  isSite: (element: Element) => boolean,
): Element | null {
  const all = [...names, decoded(url.pathname)].join(' ');
  const whole = names.flatMap(partsOfName).filter((part) => wordsOf(part).length >= LEAST_WHOLE);
  const rank = (elements: readonly Element[], least: number) =>
    elements
      .map((element) => ({ element, text: oneLine($(element).html()) }))
      .filter(({ text }) => text !== '' && text.length <= 400)
      .map(({ element, text }) => ({
        element,
        share: Math.max(shareOf(text, all), toldWhole(text, whole)) * (isSite(element) ? IN_SITE : 1),
        length: wordsOf(text).length,
      }))
      .filter(({ share }) => share >= least)
      .sort(
        (a, b) => b.share * Math.min(b.length, 8) - a.share * Math.min(a.length, 8) || b.length - a.length,
      )[0]?.element ?? null;
  return (
    rank($(HEADINGS).toArray(), LEAST_SHARED) ??
    rank($(LESSER_HEADINGS).toArray(), LEAST_LESSER) ??
    namedElement($, names, isSite) ??
    rank($(HEADINGS).toArray(), 0)
  );
}

/** Where no heading names the product, what says one of the page's names and no more. */
function namedElement(
  $: CheerioAPI,
  names: readonly string[],
  isSite: (element: Element) => boolean,
): Element | null {
  const known = new Set(
    names
      .flatMap((name) => [name, partsOfName(name)[0] ?? ''])
      .map(letters)
      .filter((name) => name.length >= LEAST_NAME),
  );
  return (
    $(NAMED)
      .toArray()
      .find((element) => {
        const text = $(element).text();
        return text.length <= MOST_NAME && known.has(letters(text)) && !isSite(element);
      }) ?? null
  );
}

const memo = (decide: (element: Element) => boolean) => {
  const known = new Map<Element, boolean>();
  return (element: Element): boolean => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const decided = decide(element);
    known.set(element, decided);
    return decided;
  };
};

/** Whether it holds for an element or for any box around it. */
function inherited(holds: (element: Element) => boolean) {
  const known = new Map<AnyNode, boolean>();
  return (element: Element): boolean => {
    const path: AnyNode[] = [];
    let answer = false;
    for (let node: AnyNode | null = element; node; node = node.parentNode) {
      const before = known.get(node);
      if (before !== undefined) {
        answer = before;
        break;
      }
      path.push(node);
      if (node.type === 'tag' && holds(node)) {
        answer = true;
        break;
      }
    }
    for (const node of path) known.set(node, answer);
    return answer;
  };
}
