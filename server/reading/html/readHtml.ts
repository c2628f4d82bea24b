/** From a page's HTML to what its sources find in it; pure, and run in a thread of its own. */
import { load, type CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { sources } from '../sources/sources';
import { found, type PageDocument } from './defineSource';
import { embeddedData } from './embeddedData';
import { TRUST, type Field, type Finding } from './finding';
import { galleryFindings, shapeOf } from './gallery';
import { isDecoration, pagePictures } from './pagePictures';
import { pageStructure, type PageStructure } from './pageStructure';
import { createMarkup } from './markupWords';
import { createPictureAddresses } from './pictureAddresses';
import type { PageRules } from '../readPageRules';
import { amountOfTag, currenciesOf } from './price';
import { productDescription } from './productDescription';
import { productTitle } from './productTitle';
import { withSameFiles } from './samePictures';
import { continuedOnPage, shownDescription } from './shownDescription';
import { shownPrice, type ShownPrice } from './shownPrice';
import { isSameName, oneLine } from './words';

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
}

const WALL_MARK =
  'form[action*="validateCaptcha"], #challenge-form, #cf-challenge-running, .cf-browser-verification, #px-captcha, iframe[src*="captcha-delivery.com"], #captcha-box';
const PREVIEWS =
  'meta[property="og:title"], meta[name="og:title"], meta[name="twitter:title"], meta[property="twitter:title"]';
/** Of a page that comes from nowhere: nothing that it links to without a whole address can be found. */
const NOWHERE = 'https://nowhere.invalid/';
const MOST_SHOWN = 1_500;
const SITE_NAMES =
  'meta[property="og:site_name"], meta[name="application-name"], meta[name="apple-mobile-web-app-title"]';

/** The page as its sources are given it. */
export function openPage({ html, url, rules }: HtmlQuestion) {
  const $ = load(html);
  const href = $('base[href]').attr('href') ?? '';
  const statedAddress = addressIn($);
  const place = url || statedAddress || NOWHERE;
  const base = URL.canParse(href, place) ? new URL(href, place) : new URL(place);
  const addresses = createPictureAddresses(rules.sizes);
  const markup = createMarkup(rules.markup);
  const site = base.hostname.split('.').at(-2) ?? '';
  const isDrawing = (address: string) => isDecoration(address, markup, site);
  const shared = contentsOf($, PREVIEWS).map(oneLine).filter(Boolean);
  const previews = [...shared, oneLine($('title').not('svg title').first().text())].filter(Boolean);
  const structure = pageStructure($, base, previews);
  const { heading } = structure;
  const headingText = heading ? oneLine($(heading).html()) : '';
  const names = [headingText, ...previews].filter(Boolean);
  const currencies = currenciesOf($('html').attr('lang') ?? '', base.hostname);
  const embedded = [...embeddedData($)];
  const page: PageDocument = { $, html, url: base, structure, markup, names, currencies, embedded };
  return { page, addresses, statedAddress, site, isDrawing, shared, previews, headingText };
}

export function readHtml(question: HtmlQuestion): HtmlAnswer {
  const { page, addresses, statedAddress, site, isDrawing, shared, previews, headingText } =
    openPage(question);
  const { $, url: base, structure, markup } = page;
  const { heading } = structure;

  const stated = sources.flatMap((source) => [...source.find(page)]).filter(({ value }) => value);
  const of = (field: Field, least = 0) =>
    stated.filter((one) => one.field === field && one.trust >= least).toSorted((a, b) => b.trust - a.trust);

  // Where the previews do not name what the heading names, they are the site's.
  const isOwnPreview =
    !isAbove(contentsOf($, 'meta[property="og:url"]')[0] ?? '', base) &&
    (headingText === '' || shared.length === 0 || shared.some((preview) => isSameName(preview, headingText)));
  const trusted = ofOneShape(
    stated.flatMap((one) => {
      if (one.field === 'title' || one.field === 'description' || one.field === 'price') return [];
      if (one.field !== 'image') return [one];
      // Some templates write a whole address behind another beginning.
      const value = one.value.replace(/^[^?#:]*=(?=https?:)/, '').trim();
      const address = URL.canParse(value, base) ? new URL(value, base).href : '';
      if (!/^https?:/.test(address) || /\.svg$/i.test(new URL(address).pathname)) return [];
      if (one.trust <= TRUST.preview && !isOwnPreview) return [];
      if (one.trust < TRUST.structured && isDrawing(address)) return [];
      return [{ ...one, value: address }];
    }),
  );
  const siteNames = [...contentsOf($, SITE_NAMES), base.hostname.replace(/^www\./, ''), site];
  const data = of('title', TRUST.variant).map(({ value }) => value);
  const title = productTitle({
    heading: heading ? headingParts($, heading, structure) : [],
    data,
    previews,
    site: siteNames,
  });
  const pictures = pagePictures($, base, structure, addresses, isDrawing);
  const sure = trusted
    .filter(({ field, trust }) => field === 'image' && trust >= TRUST.preview)
    .map(({ value }) => value);
  const findings = [
    ...trusted,
    found(
      'title',
      title,
      data.length > 0
        ? TRUST.structured
        : heading
          ? TRUST.heading
          : previews.length > 1
            ? TRUST.preview
            : TRUST.bar,
    ),
    found(
      'description',
      productDescription({
        title,
        data: of('description', TRUST.variant).map(({ value }) => value),
        shown: shownDescription(page),
        continued: (beginning) => continuedOnPage(page, beginning),
        previews: of('description')
          .filter(({ trust }) => trust < TRUST.variant)
          .map(({ value }) => value),
        site: siteNames,
      }),
      data.length > 0 ? TRUST.structured : TRUST.preview,
    ),
    found('price', agreedPrice(of('price'), shownPrice(page)), TRUST.structured),
    ...galleryFindings({ ...page, pictures, sure, addresses }),
  ].filter(({ value }) => value);
  return {
    findings: withSameFiles(findings, shownAddresses($, base), addresses),
    base: base.href,
    statedAddress,
    isWall: markup.isWall($('title').not('svg title').first().text()) || $(WALL_MARK).length > 0,
  };
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

/** Whether it is the address of a section or of the whole site that the page is in. */
function isAbove(address: string, page: URL): boolean {
  const path = URL.canParse(address, page) ? new URL(address, page).pathname.replace(/\/?$/, '/') : '';
  return (
    address !== '' && path !== `${page.pathname}/` && page.pathname.startsWith(path) && path !== page.pathname
  );
}

function shownAddresses($: CheerioAPI, base: URL): string[] {
  return $('img')
    .slice(0, MOST_SHOWN)
    .toArray()
    .flatMap(({ attribs }) => [attribs['src'], attribs['data-src']])
    .flatMap((address) =>
      address && !address.startsWith('data:') && URL.canParse(address, base)
        ? [new URL(address, base).href]
        : [],
    );
}

/** What two kinds of data, or the data and the page as it is shown, agree on; of data alone what the page does not gainsay. */
function agreedPrice(all: readonly Finding[], shown: ShownPrice): string {
  const data = all.filter(({ trust }) => trust > TRUST.text || shown.tag === '');
  const told = [...new Set(data.map(({ value }) => value))];
  const shownAmount = amountOfTag(shown.tag);
  // Data that were not written anew for the sale tell what it cost before.
  const isFormer = (value: string) =>
    shown.former.has(amountOfTag(value)) &&
    !shown.former.has(shownAmount) &&
    shownAmount < amountOfTag(value) &&
    unitOf(shown.tag) === unitOf(value);
  const values = told.filter((value) => !isFormer(value));
  if (values.length === 0) return shown.tag;
  const kindsOf = (value: string) =>
    new Set(data.filter((one) => one.value === value).map(({ trust }) => trust));
  const isToldTwice = (value: string) => kindsOf(value).size > 1 || value === shown.tag;
  const twice = values.filter(isToldTwice);
  if (twice.includes(shown.tag)) return shown.tag;
  if (twice.length > 0) return twice.length === 1 ? (twice[0] ?? '') : '';
  const seen = values.filter((value) => shown.amounts.has(amountOfTag(value)));
  const left = seen.length > 0 || shown.tag || shown.bare.size > 0 ? seen : values;
  return left.length === 1 ? (left[0] ?? '') : '';
}

const unitOf = (tag: string) => tag.replace(/[\d.,\s]/g, '');

/** The texts of a heading, each apart, without the links in it that lead elsewhere. */
function headingParts($: CheerioAPI, heading: Element, structure: PageStructure): string[] {
  const texts: AnyNode[] = [];
  const visit = (node: AnyNode) => {
    if (node.type === 'text') texts.push(node);
    else if (node.type === 'tag') for (const child of node.children) visit(child);
  };
  visit(heading);
  const own = texts.filter(({ parentNode }) => !structure.isElsewhere(parentNode as Element));
  return (own.some((node) => $(node).text().trim()) ? own : texts).map((node) => $(node).text());
}

function addressIn($: CheerioAPI): string {
  const stated = [
    $('link[rel="canonical"]').attr('href') ?? '',
    ...contentsOf($, 'meta[property="og:url"], meta[name="og:url"]'),
  ];
  return stated.find((address) => /^https?:/.test(address) && URL.canParse(address)) ?? '';
}

const contentsOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((meta) => $(meta).attr('content') ?? '')
    .filter(Boolean);
