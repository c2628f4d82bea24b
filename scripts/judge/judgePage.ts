/** What the reader makes of one captured page, beside what the page itself shows to be right. */
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { readHtml } from '../../server/reading/html/readHtml';
import { createPictureAddresses } from '../../server/reading/html/pictureAddresses';
import { readPageRules } from '../../server/reading/readPageRules';
import { settleReading } from '../../server/reading/judgeReading';
import type { Settled } from '../../server/reading/html/findings';
import type { Capture } from './captures';

export interface Verdict {
  /** How many of the chosen pictures stand only where another page or the site is shown. */
  readonly foreign: number;
  readonly firstPicture: 'right' | 'foreign' | 'missing';
  readonly description: 'usable' | 'short' | 'title again' | 'offered' | 'missing';
  readonly title: 'clean' | 'furnished' | 'missing';
  readonly price: 'right' | 'wrong' | 'offered' | 'missing' | 'invented' | 'unknown';
}

const rules = readPageRules(path.resolve('content'));
const addresses = createPictureAddresses(rules.sizes);
const USABLE_CHARACTERS = 80;
const SITE = 'nav, header, footer, aside, [role=navigation], [role=banner], [role=contentinfo]';
const SMALL_PX = 90;

export function judgePage({ name, html, url, prices }: Capture): { verdict: Verdict; lines: string[] } {
  const started = performance.now();
  const answer = readHtml({ html, url, rules });
  const page = settleReading([], { ...answer, status: 200 }, addresses);
  const tookMs = Math.round(performance.now() - started);
  const $ = load(html);
  const shown = picturesOf($, answer.base);
  const places = page.images.map((image) => shown.get(pictureKey(image)) ?? ['data']);
  const foreign = places.map((found) => found.every((place) => place !== 'data' && place !== 'own'));
  const site = siteNames($, url);
  const words = page.title.toLowerCase();
  const { price, description } = page;
  const verdict: Verdict = {
    foreign: foreign.filter(Boolean).length,
    firstPicture: foreign.length === 0 ? 'missing' : foreign[0] ? 'foreign' : 'right',
    description:
      description === ''
        ? page.possibleDescriptions.length > 0
          ? 'offered'
          : 'missing'
        : letters(page.title).includes(letters(description))
          ? 'title again'
          : description.length < USABLE_CHARACTERS
            ? 'short'
            : 'usable',
    title:
      page.title === ''
        ? 'missing'
        : site.some((siteName) => words.includes(siteName)) || /[$€£₹] ?\d|\s\|\s|&\w+;/.test(page.title)
          ? 'furnished'
          : 'clean',
    price: priceVerdict(page, prices),
  };
  return {
    verdict,
    lines: [
      `## ${name.slice(0, 60)} ${url.slice(0, 120)} (${tookMs} ms)`,
      `  title [${verdict.title}] ${page.title}`,
      `    of: ${JSON.stringify(
        $('h1')
          .toArray()
          .slice(0, 4)
          .map((h) => $(h).text().trim().replace(/\s+/g, ' ').slice(0, 80)),
      )} ${$('head title').text().trim().slice(0, 120)}`,
      `  price [${verdict.price}] ${price}, known: ${prices?.join(' or ')}`,
      `  description [${verdict.description}, ${description.length}] ${description.replaceAll('\n', ' ⏎ ').slice(0, 420)}`,
      ...page.possibleDescriptions.map((text) => `    or ${text.replaceAll('\n', ' ⏎ ').slice(0, 200)}`),
      ...page.possiblePrices.map((tag) => `    or ${tag}`),
      ...page.images.map(
        (image, at) =>
          `  ${foreign[at] ? 'FOREIGN' : 'picture'} ${image.slice(0, 150)} (${[...new Set(places[at])].join()})`,
      ),
      ...page.moreImages.slice(0, 8).map((image) => `    also ${image.slice(0, 120)}`),
    ],
  };
}

type Place = 'site' | 'elsewhere' | 'small' | 'own' | 'data';

/** Where each picture of the page is shown. */
function picturesOf($: CheerioAPI, base: string): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const element of $('img, source').toArray()) {
    const place = placeOf($, element, base);
    for (const value of Object.values(element.attribs))
      for (const address of value.split(/,?\s+/))
        if (/[./]/.test(address) && URL.canParse(address, base)) {
          const key = pictureKey(new URL(address, base).href);
          found.set(key, [...(found.get(key) ?? []), place]);
        }
  }
  return found;
}

function placeOf($: CheerioAPI, element: Element, base: string): Place {
  const image = $(element);
  const outside = image.closest(SITE);
  if (outside.length > 0 && outside.closest('main, article').length === 0) return 'site';
  const href = image.closest('a[href]').attr('href');
  if (href && /^[^#]/.test(href) && !/\.(jpe?g|png|webp|gif)|^javascript:/i.test(href)) {
    const target = URL.canParse(href, base) ? new URL(href, base) : null;
    if (target && target.pathname !== new URL(base).pathname) return 'elsewhere';
  }
  const sizes = [image.attr('width'), image.attr('height')].map((size) => Number(size) || SMALL_PX);
  return sizes.every((size) => size < SMALL_PX) && !image.closest('li, [class*=thumb]').length
    ? 'small'
    : 'own';
}

const pictureKey = (address: string) => {
  try {
    return addresses.identityOf(address);
  } catch {
    return address;
  }
};

/** What the site calls itself: it has no place in a title. */
function siteNames($: CheerioAPI, url: string): string[] {
  const host = new URL(url).hostname.replace(/^(www|m|shop)\./, '');
  const named = $('meta[property="og:site_name"]').attr('content') ?? host;
  return [host, named.toLowerCase().trim()].filter((name) => name.length > 2);
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function priceVerdict(
  { price, possiblePrices }: Settled,
  known: readonly string[] | undefined,
): Verdict['price'] {
  if (!known) return 'unknown';
  if (known.length === 0) return price ? 'invented' : 'unknown';
  if (!price) return possiblePrices.some((one) => isKnownPrice(one, known)) ? 'offered' : 'missing';
  return isKnownPrice(price, known) ? 'right' : 'wrong';
}

export const isKnownPrice = (price: string, known: readonly string[]) =>
  known.some((one) => [digits(one), digits(`${one}0`)].includes(digits(price)));

/** 49.00 and 49 are the same price; the benchmark writes thousands as its pages do. */
const digits = (price: string) =>
  price
    .replace(/[^\d.,]/g, '')
    .replace(/[.,]0{1,2}$/, '')
    .replace(/[.,]/g, '')
    .replace(/^0+/, '');
