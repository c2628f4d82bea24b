/** From a page's HTML to what its sources find in it; pure, and run in a thread of its own. */
import { load, type CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { sources } from '../sources/sources';
import { found, type PageDocument } from './defineSource';
import { embeddedData } from './embeddedData';
import { TRUST, type Field, type Finding } from './finding';
import { galleryOn, isSameFile, shapeOf } from './gallery';
import {
  candidatesOf,
  isCalledDecoration,
  isDrawn,
  isPlaceholder,
  pagePictures,
  videoStills,
} from './pagePictures';
import { pageStructure, type PageStructure } from './pageStructure';
import { createMarkup } from './markupWords';
import { createPictureAddresses, isTemplate, type PictureAddresses } from './pictureAddresses';
import type { PageRules } from '../readPageRules';
import { currenciesOf } from './price';
import { priceCandidates, type PriceCandidate } from './priceCandidates';
import { possiblePrices, productPrice } from './priceChoice';
import { createFillerText } from './fillerText';
import { descriptionCandidates } from './descriptionCandidates';
import type { DescriptionCandidate } from './descriptionSigns';
import { possibleDescriptions, productDescription } from './descriptionChoice';
import { contentsOf } from './metas';
import { plainText, UNSHOWN } from './plainText';
import { createProductProperties } from './productProperties';
import { productTitle } from './productTitle';
import { withSameFiles } from './samePictures';
import { pageDoubt } from './pageDoubt';
import { shownProperties } from './shownDescription';
import type { PageDoubt } from '../../../contract/productInfo';
import { shallow } from './shallow';
import { isSameName, letters, oneLine, wordsOf } from './words';

export interface HtmlQuestion {
  readonly html: string;
  /** Where the page was found; empty where only the page itself can say it. */
  readonly url: string;
  readonly rules: PageRules;
}
export interface HtmlAnswer {
  readonly findings: readonly Finding[];
  /** Of addresses that are not whole. */
  readonly base: string;
  /** Where the page says that it stands; empty where it does not. */
  readonly statedAddress: string;
  /** Whether it is the wall that a site shows to robots. */
  readonly isWall: boolean;
  /** Why it may be no page of one product. */
  readonly doubt: PageDoubt | undefined;
  /** ISO 639-1, as the page states it; empty where it does not. */
  readonly language: string;
}

const WALL_MARK =
  'form[action*="validateCaptcha"], #challenge-form, #cf-challenge-running, .cf-browser-verification, #px-captcha, iframe[src*="captcha-delivery.com"], #captcha-box';
const PREVIEWS =
  'meta[property="og:title"], meta[name="og:title"], meta[name="twitter:title"], meta[property="twitter:title"]';
/** Where a long word may break: it is one word. */
const WORD_BREAK = /<\/?wbr\b[^<>]*>/gi;
/** Of a page that comes from nowhere: nothing that it links to without a whole address can be found. */
const NOWHERE = 'https://nowhere.invalid/';
/** Words of a product's name. */
const LEAST_NAME = 3;
const MOST_SHOWN = 1_500;
/** Pictures: fewer are a choice of them. */
const LEAST_LISTED = 3;
/** Letters of a name, behind its brand. */
const LEAST_CONTINUED = 6;
const SITE_NAMES =
  'meta[property="og:site_name"], meta[name="application-name"], meta[name="apple-mobile-web-app-title"]';

/** The page as its sources are given it. */
export function openPage({ html, url, rules }: HtmlQuestion) {
  const $ = load(shallow(html.replace(WORD_BREAK, '')));
  // What AMP calls its pictures. https://amp.dev/documentation/components/amp-img
  for (const picture of $('amp-img').toArray()) picture.name = 'img';
  const href = $('base[href]').attr('href') ?? '';
  const statedAddress = addressIn($);
  const place = url || statedAddress || NOWHERE;
  const base = URL.canParse(href, place) ? new URL(href, place) : new URL(place);
  const addresses = createPictureAddresses(rules.sizes);
  const markup = createMarkup(rules.markup);
  const site = base.hostname.split('.').at(-2) ?? '';
  const icons = new Set(iconsIn($, base));
  const isDrawing = (address: string, isMarked = false) =>
    icons.has(address) ||
    isPlaceholder(address, markup) ||
    isDrawn(address) ||
    (!isMarked && isCalledDecoration(address, markup, site));
  const shared = contentsOf($, PREVIEWS).map(oneLine).filter(Boolean);
  const previews = [...shared, oneLine($('title').not('svg title').first().text())].filter(Boolean);
  const structure = pageStructure($, base, previews);
  const { heading } = structure;
  const headingText = heading ? oneLine($(heading).html()) : '';
  const names = [headingText, ...previews].filter(Boolean);
  const currencies = currenciesOf($('html').attr('lang') ?? '', base.hostname);
  const embedded = [...embeddedData($)];
  const properties = createProductProperties(rules.properties, statedLanguage($));
  const page: PageDocument = {
    ...{ $, html, url: base, structure, markup, names, currencies, properties, embedded },
  };
  return { page, addresses, statedAddress, site, isDrawing, shared, previews, headingText };
}

/** What a browser shows beside the page's name: some shops send it along as their preview, too. */
const iconsIn = ($: CheerioAPI, base: URL): string[] =>
  $('link[rel~="icon" i], link[rel*="touch-icon" i], link[rel="mask-icon" i]')
    .toArray()
    .map(({ attribs }) => attribs['href'] ?? '')
    .filter((href) => URL.canParse(href, base))
    .map((href) => new URL(href, base).href);

/** What is known of each amount that the page tells; weights are fitted to it. */
export function candidatesOn(question: HtmlQuestion) {
  const { page } = openPage(question);
  return priceCandidates(
    page,
    statedOn(page).filter(({ field }) => field === 'price'),
  );
}

/** The same of each text that may be the description. */
export function descriptionsOn(question: HtmlQuestion) {
  const opened = openPage(question);
  const stated = statedOn(opened.page);
  const title = titleOn(opened, stated);
  return descriptionCandidates(opened.page, {
    title,
    stated: stated.filter(({ field }) => field === 'description'),
    site: siteNamesOf(opened),
    withoutFiller: createFillerText(question.rules.filler),
  });
}

type OpenPage = ReturnType<typeof openPage>;

/** What its sources find, most trusted first. */
const statedOn = (page: PageDocument): Finding[] =>
  sources
    .flatMap((source) => [...source.find(page)].map((one) => ({ ...one, source: source.name })))
    .map((one) =>
      one.field === 'title' || one.field === 'description' ? { ...one, value: unescaped(one.value) } : one,
    )
    .filter(({ value }) => value)
    .toSorted((a, b) => b.trust - a.trust);

/** Some shops write their texts as parts of an address: "A%20stool%20of%20oak". */
function unescaped(text: string): string {
  if (/\s/.test(text) || !/%[\da-f]{2}/i.test(text)) return text;
  try {
    return plainText(decodeURIComponent(text));
  } catch {
    return text;
  }
}

const siteNamesOf = ({ page: { $, url }, site }: OpenPage) => [
  ...contentsOf($, SITE_NAMES),
  url.hostname.replace(/^www\./, ''),
  site,
];

const titleOn = (opened: OpenPage, stated: readonly Finding[]) => {
  const valuesOf = (field: Field) =>
    stated.filter((one) => one.field === field && one.trust >= TRUST.variant).map(({ value }) => value);
  const { $, structure } = opened.page;
  const { heading } = structure;
  const site = siteNamesOf(opened);
  const said = shownLetters($);
  const title = productTitle({
    heading: heading ? headingParts($, heading, structure, opened.previews) : [],
    isMain: heading?.name === 'h1',
    data: valuesOf('title'),
    brands: valuesOf('brand'),
    codes: valuesOf('code'),
    previews: opened.previews,
    site,
    isShown: (words) => said.includes(letters(words)),
  });
  const isSites = site.some((one) => letters(one) === letters(title));
  return title === '' || isSites ? (pictureNamed(opened.page) ?? title) : title;
};

/** Of all that the body shows: in one walk, since pages have tens of thousands of elements. */
function shownLetters($: CheerioAPI): string {
  const texts: string[] = [];
  const open: AnyNode[] = $('body').toArray();
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text') texts.push(node.data);
    else if (node.type === 'tag' && !UNSHOWN.test(node.name))
      for (let at = node.children.length - 1; at >= 0; at -= 1) open.push(node.children[at] as AnyNode);
  }
  return letters(texts.join(' '));
}

/** Where a page calls itself by the shop's name alone: what a picture is called and a box of its own says. */
function pictureNamed({ $, structure }: PageDocument): string | undefined {
  const called = $('img[alt], img[title]')
    .slice(0, MOST_SHOWN)
    .toArray()
    .filter((image) => !structure.isSite(image) && !structure.leadsElsewhere(image))
    .flatMap(({ attribs }) => [attribs['alt'], attribs['title']])
    .map(oneLine)
    .filter((name) => wordsOf(name).length >= LEAST_NAME);
  if (called.length === 0) return undefined;
  const said = new Set(
    $('body *')
      .toArray()
      .filter((one) => one.children.length === 1 && one.children[0]?.type === 'text')
      .map((one) => oneLine($(one).text())),
  );
  return called.find((name) => said.has(name));
}

export function readHtml(question: HtmlQuestion): HtmlAnswer {
  const opened = openPage(question);
  const { page, addresses, statedAddress, isDrawing, shared, previews, headingText } = opened;
  const { $, url: base, structure, markup } = page;
  const { heading } = structure;

  const stated = statedOn(page);
  const of = (field: Field, least = 0) => stated.filter((one) => one.field === field && one.trust >= least);

  // Where the previews do not name what the heading names, they are the site's.
  const isOwnPreview =
    !isAbove(contentsOf($, 'meta[property="og:url"]')[0] ?? '', base) &&
    (headingText === '' || shared.length === 0 || shared.some((preview) => isSameName(preview, headingText)));
  const isStray = strayAmong(
    of('image').flatMap(({ value }) => (URL.canParse(value, base) ? [new URL(value, base).href] : [])),
    shownAddresses($, base),
  );
  const trusted = surest(
    ofOneShape(
      stated.flatMap((one) => {
        if (one.field === 'video') return [one];
        if (one.field !== 'image') return [];
        // Some templates write a whole address behind another beginning.
        const value = one.value.replace(/^[^?#:]*=(?=https?:)/, '').trim();
        const address = URL.canParse(value, base) ? new URL(value, base).href : '';
        if (!/^https?:/.test(address) || /\.svg$/i.test(new URL(address).pathname)) return [];
        if (isFolder(address) || isWord(value) || isTemplate(value) || isStray(address)) return [];
        if (one.trust <= TRUST.preview && !isOwnPreview) return [];
        if (isPlaceholder(address, markup) || (one.trust < TRUST.structured && isDrawing(address))) return [];
        return [{ ...one, value: address }];
      }),
    ),
    addresses,
  );
  const siteNames = siteNamesOf(opened);
  const isNamedByData = of('title', TRUST.variant).length > 0;
  const title = titleOn(opened, stated);
  const isStill = videoStills($, markup);
  const sure = trusted
    .filter(({ field, trust }) => field === 'image' && trust >= TRUST.preview)
    .map(({ value }) => value);
  const pictures = pagePictures({ $, base, structure, addresses, sure, isDrawing, isStill });
  const foreign = shownAddresses(
    $,
    base,
    (image) => structure.isSite(image) || structure.leadsElsewhere(image),
  );
  const prices = priceFindings(priceCandidates(page, of('price')), question.rules);
  const doubt = pageDoubt(page, {
    heading: headingText,
    products: of('title', TRUST.variant).map(({ value }) => value),
    articles: of('article').map(({ value }) => value),
    isPage: of('page').length > 0 && of('article').length === 0,
    isPriced: prices.some(({ trust }) => trust === TRUST.structured),
  });
  const texts = descriptionCandidates(page, {
    title,
    stated: of('description'),
    site: siteNames,
    withoutFiller: createFillerText(question.rules.filler),
  });
  const asked = (doubt && ASKED[doubt]) ?? [];
  const isStandIn = (value: string | undefined) =>
    value !== undefined && URL.canParse(value, base) && isPlaceholder(new URL(value, base).href, markup);
  const isWithout =
    of('image', TRUST.preview).some(({ value }) => isStandIn(value)) ||
    // Scripts may put the picture itself in the stand-in's place.
    $('img')
      .slice(0, MOST_SHOWN)
      .toArray()
      .some((image) => {
        const own = candidatesOf($, image).filter(Boolean);
        return (
          own.length > 0 && own.every(isStandIn) && !structure.isSite(image) && !structure.isElsewhere(image)
        );
      });
  const gallery = galleryOn({ ...page, pictures, sure, isWithout, foreign, addresses });
  const isLabel = ({ field, trust, value }: Finding) =>
    field === 'image' && trust < TRUST.structured && gallery.labels.some((one) => isSameFile(one, value));
  const findings = [
    ...trusted,
    ...of('brand'),
    ...(doubt === undefined
      ? [...of('property'), ...shownProperties(page).map((row) => found('property', row, TRUST.block))]
      : []),
    found(
      'title',
      title,
      isNamedByData
        ? TRUST.structured
        : heading
          ? TRUST.heading
          : previews.length > 1
            ? TRUST.preview
            : TRUST.bar,
    ),
    ...descriptionFindings(texts, question.rules, {
      trust: isNamedByData ? TRUST.structured : TRUST.preview,
      isAsked: asked.includes('description'),
    }),
    ...prices,
    ...gallery.findings,
  ]
    .filter(({ value }) => value)
    .map((one) =>
      asked.includes(one.field) || isLabel(one) ? { ...one, trust: Math.min(one.trust, TRUST.text) } : one,
    );
  return {
    findings: withSameFiles(findings, shownAddresses($, base), addresses),
    base: base.href,
    statedAddress,
    isWall: markup.isWall($('title').not('svg title').first().text()) || $(WALL_MARK).length > 0,
    doubt,
    language: statedLanguage($),
  };
}

const statedLanguage = ($: CheerioAPI) =>
  /^[a-z]{2}(?![a-z])/.exec(($('html').attr('lang') ?? '').toLowerCase())?.[0] ?? '';

/** What is offered and not taken: of a list none is the one that is meant, and an article's amounts and pictures are its story's. */
const ASKED: Readonly<Partial<Record<PageDoubt, readonly Field[]>>> = {
  several: ['description', 'image'],
  article: ['description', 'image', 'price'],
};

/** What is told, or what is only offered. */
function descriptionFindings(
  texts: readonly DescriptionCandidate[],
  { descriptions }: PageRules,
  { trust, isAsked }: { trust: number; isAsked: boolean },
): Finding[] {
  const told = isAsked ? null : productDescription(texts, descriptions);
  return told
    ? [found('description', told, trust)]
    : possibleDescriptions(texts, descriptions).map((text) => found('description', text, TRUST.text));
}

function priceFindings(amounts: readonly PriceCandidate[], { prices }: PageRules): Finding[] {
  const told = productPrice(amounts, prices);
  return told
    ? [found('price', told, TRUST.structured)]
    : possiblePrices(amounts, prices).map((tag) => found('price', tag, TRUST.text));
}

/**
 * Where data name pictures, a preview of another one may be a card made for sharing; where they list several, that is the
 * gallery, and what else the scripts hold may be another colour's. Such pictures are offered, not chosen.
 */
function surest(findings: readonly Finding[], { identityOf }: PictureAddresses): Finding[] {
  const images = findings.filter(({ field }) => field === 'image');
  const structured = new Set(
    images.filter(({ trust }) => trust >= TRUST.structured).map(({ value }) => identityOf(value)),
  );
  const isLess = ({ trust, value }: Finding) =>
    !structured.has(identityOf(value)) &&
    ((trust === TRUST.preview && structured.size > 0) ||
      (trust === TRUST.state && structured.size >= LEAST_LISTED));
  return findings.map((one) => (one.field === 'image' && isLess(one) ? { ...one, trust: TRUST.text } : one));
}

/** Of what a page's scripts hold, the pictures that stand where those stand that its data name; else where most of them stand. */
function ofOneShape(findings: readonly Finding[]): Finding[] {
  const images = findings.filter(({ field }) => field === 'image');
  const inState = images.filter(({ trust }) => trust === TRUST.state).map(({ value }) => shapeOf(value));
  const told = new Set(
    images.filter(({ trust }) => trust !== TRUST.state).map(({ value }) => shapeOf(value)),
  );
  const times = (shape: string) => inState.filter((one) => one === shape).length;
  const [most = ''] = inState.toSorted((a, b) => times(b) - times(a));
  const agrees = inState.some((shape) => told.has(shape));
  return findings.filter(
    ({ field, trust, value }) =>
      field !== 'image' ||
      trust !== TRUST.state ||
      (agrees ? told.has(shapeOf(value)) : shapeOf(value) === most),
  );
}

/** Of what a page's data name as pictures: the only one of its host, which is called as no picture is and shown as none. */
function strayAmong(named: readonly string[], shown: readonly string[]): (address: string) => boolean {
  const seen = new Set(shown);
  const hosts = [...new Set(named)].map((address) => new URL(address).host);
  return (address) => {
    const { host, pathname, search } = new URL(address);
    return (
      hosts.length >= LEAST_LISTED &&
      hosts.filter((one) => one === host).length === 1 &&
      search === '' &&
      !/\.\w{3,4}$/.test(pathname) &&
      !seen.has(address)
    );
  };
}

/** Whether it ends where a file's name would begin, with nothing that asks a script for a picture: a page, not a picture. */
const isFolder = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname.endsWith('/') && search === '' && !/\.(?:jpe?g|png|webp|avif|gif)\b/i.test(pathname);
};

/** A name where an address should stand, such as that of a class: neither a path nor a file of pictures. */
const isWord = (value: string) => !/[/?]/.test(value) && !/\.(?:jpe?g|png|webp|avif|gif)$/i.test(value);

/** Whether it is the address of a section or of the whole site that the page is in. */
function isAbove(address: string, page: URL): boolean {
  const path = URL.canParse(address, page) ? new URL(address, page).pathname.replace(/\/?$/, '/') : '';
  return (
    address !== '' && path !== `${page.pathname}/` && page.pathname.startsWith(path) && path !== page.pathname
  );
}

function shownAddresses($: CheerioAPI, base: URL, isMeant = (_: Element) => true): string[] {
  return $('img')
    .slice(0, MOST_SHOWN)
    .toArray()
    .filter(isMeant)
    .flatMap(({ attribs }) => [attribs['src'], attribs['data-src']])
    .flatMap((address) =>
      address && !address.startsWith('data:') && URL.canParse(address, base)
        ? [new URL(address, base).href]
        : [],
    );
}

/** What a script answers to, and leads nowhere: "show the original title". */
const isControl = ({ name, attribs }: Element) =>
  name === 'button' || (name === 'a' && /^(?:#|javascript:)/.test(attribs['href'] ?? ''));

/** The texts of a heading, each apart, without the links in it that lead elsewhere; one that a preview's name begins with belongs to it. */
function headingParts(
  $: CheerioAPI,
  heading: Element,
  structure: PageStructure,
  previews: readonly string[],
): string[] {
  const texts: AnyNode[] = [];
  const visit = (node: AnyNode) => {
    if (node.type === 'text') texts.push(node);
    else if (node.type === 'tag') for (const child of node.children) visit(child);
  };
  visit(heading);
  const said = texts.filter((node) => letters($(node).text()) !== '');
  const isBrand = (node: AnyNode, at: number) => {
    const next = said[at + 1];
    const begun = letters($(node).text()) + letters(next ? $(next).text() : '').slice(0, LEAST_CONTINUED);
    return next !== undefined && previews.some((preview) => letters(preview).startsWith(begun));
  };
  // A size that is chosen by pressing it is a part of the name.
  const isKnown = (node: AnyNode) =>
    previews.some((preview) => letters(preview).includes(letters($(node).text())));
  const own = said.filter(
    (node, at) =>
      !(isControl(node.parentNode as Element) && !isKnown(node)) &&
      (!structure.isElsewhere(node.parentNode as Element) || isBrand(node, at)),
  );
  return (own.some((node) => $(node).text().trim()) ? own : texts).map((node) => $(node).text());
}

function addressIn($: CheerioAPI): string {
  const stated = [
    $('link[rel="canonical"]').attr('href') ?? '',
    ...contentsOf($, 'meta[property="og:url"], meta[name="og:url"]'),
  ];
  return stated.find((address) => /^https?:/.test(address) && URL.canParse(address)) ?? '';
}
