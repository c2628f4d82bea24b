/** From a page's HTML to what its sources find in it; pure, and run in a thread of its own. */
import { load, type CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { sources } from '../sources/sources';
import { found } from './defineSource';
import { embeddedData } from './embeddedData';
import { TRUST, type Field, type Finding } from './findings';
import { galleryFindings } from './gallery';
import { isDecoration, pagePictures } from './pagePictures';
import { pageStructure, type PageStructure } from './pageStructure';
import { createPictureAddresses, type PictureSizes } from './pictureAddresses';
import { currenciesOf } from './price';
import { productDescription } from './productDescription';
import { productTitle } from './productTitle';
import { shownDescription } from './shownDescription';
import { shownPrice } from './shownPrice';
import { isSameName, oneLine } from './words';

export interface HtmlQuestion {
  readonly html: string;
  /** Where the page was found. */
  readonly url: string;
  readonly sizes: PictureSizes;
}
export interface HtmlAnswer {
  readonly findings: readonly Finding[];
  /** Of addresses that are not whole. */
  readonly base: string;
  /** Whether it is the wall that a site shows to robots. */
  readonly isWall: boolean;
}

const WALL_TITLE =
  /robot check|just a moment|attention required|access denied|pardon our interruption|security (?:check|measure)|are you (?:a )?human|verify you are human|captcha|bot verification/i;
const WALL_MARK =
  'form[action*="validateCaptcha"], #challenge-form, #cf-challenge-running, .cf-browser-verification, #px-captcha, iframe[src*="captcha-delivery.com"], #captcha-box';
const PREVIEWS =
  'meta[property="og:title"], meta[name="og:title"], meta[name="twitter:title"], meta[property="twitter:title"]';
const SITE_NAMES =
  'meta[property="og:site_name"], meta[name="application-name"], meta[name="apple-mobile-web-app-title"]';

export function readHtml({ html, url, sizes }: HtmlQuestion): HtmlAnswer {
  const $ = load(html);
  const href = $('base[href]').attr('href') ?? '';
  const base = URL.canParse(href, url) ? new URL(href, url) : new URL(url);
  const addresses = createPictureAddresses(sizes);
  const shared = contentsOf($, PREVIEWS).map(oneLine).filter(Boolean);
  const previews = [...shared, oneLine($('head title').first().text())].filter(Boolean);
  const structure = pageStructure($, base, previews);
  const { heading } = structure;
  const headingText = heading ? oneLine($(heading).html()) : '';
  const names = [headingText, ...previews].filter(Boolean);
  const currencies = currenciesOf($('html').attr('lang') ?? '', base.hostname);
  const page = { $, html, url: base, structure, names, currencies, embedded: [...embeddedData($)] };

  const stated = sources.flatMap((source) => [...source.find(page)]).filter(({ value }) => value);
  const of = (field: Field, least = 0) =>
    stated.filter((one) => one.field === field && one.trust >= least).toSorted((a, b) => b.trust - a.trust);

  // Where the previews do not name what the heading names, they are the site's.
  const isOwnPreview =
    headingText === '' || shared.length === 0 || shared.some((preview) => isSameName(preview, headingText));
  const trusted = stated.flatMap((one) => {
    if (one.field === 'title' || one.field === 'description' || one.field === 'price') return [];
    if (one.field !== 'image') return [one];
    // Some templates write a whole address behind another beginning.
    const value = one.value.replace(/^[^?#:]*=(?=https?:)/, '').trim();
    const address = URL.canParse(value, base) ? new URL(value, base).href : '';
    if (!/^https?:/.test(address) || /\.svg$/i.test(new URL(address).pathname)) return [];
    if (one.trust <= TRUST.preview && (!isOwnPreview || isDecoration(address))) return [];
    return [{ ...one, value: address }];
  });
  const data = of('title', TRUST.variant).map(({ value }) => value);
  const title = productTitle({
    heading: heading ? headingParts($, heading, structure) : [],
    data,
    previews,
    site: [
      ...contentsOf($, SITE_NAMES),
      base.hostname.replace(/^www\./, ''),
      base.hostname.split('.').at(-2) ?? '',
    ],
  });
  const pictures = pagePictures($, base, structure, addresses);
  const sure = trusted
    .filter(({ field, trust }) => field === 'image' && trust >= TRUST.preview)
    .map(({ value }) => value);
  return {
    findings: [
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
          shown: shownDescription($, structure),
          previews: of('description')
            .filter(({ trust }) => trust < TRUST.variant)
            .map(({ value }) => value),
        }),
        data.length > 0 ? TRUST.structured : TRUST.preview,
      ),
      found(
        'price',
        agreedPrice([...of('price'), found('price', shownPrice($, structure, currencies), TRUST.heading)]),
        TRUST.structured,
      ),
      ...galleryFindings({ ...page, pictures, sure, addresses }),
    ].filter(({ value }) => value),
    base: base.href,
    isWall: WALL_TITLE.test($('head title').first().text()) || $(WALL_MARK).length > 0,
  };
}

/** The price that most of the sources tell, weighed by their trust. */
function agreedPrice(prices: readonly Finding[]): string {
  const weights = new Map<string, Set<number>>();
  for (const { value, trust } of prices)
    if (value) weights.set(value, (weights.get(value) ?? new Set()).add(trust));
  const weightOf = ([, trusts]: readonly [string, Set<number>]) =>
    [...trusts].reduce((sum, one) => sum + one, 0);
  return [...weights].toSorted((a, b) => weightOf(b) - weightOf(a))[0]?.[0] ?? '';
}

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

const contentsOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((meta) => $(meta).attr('content') ?? '')
    .filter(Boolean);
