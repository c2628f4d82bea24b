/** What the reader makes of one captured page, beside what somebody wrote down of it, or what the page itself shows to be right. */
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { pageDoubtSchema } from '../../contract/productInfo';
import { readHtml } from '../../server/reading/html/readHtml';
import { createPictureAddresses } from '../../server/reading/html/pictureAddresses';
import { readPageRules } from '../../server/reading/readPageRules';
import { settleReading } from '../../server/reading/judgeReading';
import type { Settled } from '../../server/reading/html/findings';
import { letters } from '../../server/reading/html/words';
import { beginningOf } from '../../server/reading/pageText';
import type { Capture } from './captures';
import { judgeLabelled, NOT_JUDGED, pictureVerdict, priceVerdict, type Verdict } from './judgeLabelled';

const rules = readPageRules(path.resolve('content'));
const addresses = createPictureAddresses(rules.sizes);
const USABLE_CHARACTERS = 80;
const SITE = 'nav, header, footer, aside, [role=navigation], [role=banner], [role=contentinfo]';
const SMALL_PX = 90;

export interface Judged {
  readonly verdict: Verdict;
  /** What was read, to be looked through. */
  readonly lines: readonly string[];
  /** What is not right, a line each. */
  readonly misses: readonly string[];
  readonly tookMs: number;
}

export function judgePage({ name, html, url, prices, label }: Capture): Judged {
  const started = performance.now();
  const answer = readHtml({ html: beginningOf(html), url, rules });
  const page = settleReading([], { ...answer, status: 200, isScripted: false }, addresses);
  const tookMs = Math.round(performance.now() - started);
  const $ = load(html);
  const places = label ? [] : placesOf(page, $, answer.base);
  const verdict = label
    ? judgeLabelled(page, label, prices ?? [])
    : judgeByRules(page, { $, url, places, prices });
  const said = (address: string, at: number) =>
    label ? pictureVerdict(address, label.pictures) : (places[at] ?? []).join();
  const { price, description } = page;
  const texts = [description, ...page.possibleDescriptions].filter(Boolean);
  const known: Readonly<Record<string, unknown>> = {
    title: [page.title, label?.title],
    price: [price || page.possiblePrices, prices?.map(({ amount, currency }) => `${currency} ${amount}`)],
    description: [texts.map((text) => text.slice(0, 90)), label?.descriptionStarts?.slice(0, 60)],
    pictures: page.images.filter((address, at) => !/^(?:own|data)/.test(said(address, at))),
    'first picture': page.images.slice(0, 1),
  };
  return {
    verdict,
    tookMs,
    misses: Object.entries(verdict)
      .filter(
        ([field, outcome]) =>
          !FINE.has(outcome) && !(field.startsWith('no product') && NOT_TAKEN_IN.has(outcome)),
      )
      .map(
        ([field, outcome]) =>
          `${field} ${outcome}: ${name.slice(0, 50)} ${JSON.stringify(known[field] ?? [page.title, price])}`,
      ),
    lines: [
      `## ${name.slice(0, 60)} ${url.slice(0, 120)} (${tookMs} ms)`,
      `  title [${verdict['title']}] ${page.title}`,
      `    of: ${JSON.stringify(
        $('h1')
          .toArray()
          .slice(0, 4)
          .map((h) => $(h).text().trim().replace(/\s+/g, ' ').slice(0, 80)),
      )} ${$('head title').text().trim().slice(0, 120)}`,
      `  price [${verdict['price']}] ${price}, known: ${prices?.map(({ amount }) => amount).join(' or ')}`,
      `  description [${verdict['description']}, ${description.length}] ${description.replaceAll('\n', ' ⏎ ').slice(0, 420)}`,
      ...page.possibleDescriptions.map((text) => `    or ${text.replaceAll('\n', ' ⏎ ').slice(0, 200)}`),
      ...page.possiblePrices.map((tag) => `    or ${tag}`),
      ...page.images.map((image, at) => `  picture ${image.slice(0, 150)} (${said(image, at)})`),
      ...page.moreImages.slice(0, 8).map((image) => `    also ${image.slice(0, 120)}`),
    ],
  };
}

/** Of a page without a product: it is doubted, or nothing is told of it. */
const NOT_TAKEN_IN = new Set<string>([...pageDoubtSchema.options, 'none']);
/** Nobody needs to look at these. */
const FINE = new Set(['right', 'usable', 'own', 'own or of the data', NOT_JUDGED]);

interface PageAsShown {
  readonly $: CheerioAPI;
  readonly url: string;
  readonly places: readonly (readonly Place[])[];
  readonly prices: Capture['prices'];
}

/** Where nobody has written down what is right: what the page itself shows to be. */
function judgeByRules(page: Settled, { $, url, places, prices }: PageAsShown): Verdict {
  const foreign = places.map((found) => found.every((place) => place !== 'data' && place !== 'own'));
  const site = siteNames($, url);
  const { title, description } = page;
  const isFurnished =
    site.some((siteName) => title.toLowerCase().includes(siteName)) || /[$€£₹] ?\d|\s\|\s|&\w+;/.test(title);
  return {
    'title, by rules': title === '' ? 'missing' : isFurnished ? 'furniture' : 'right',
    price: priceVerdict(page, prices),
    'description, by rules': descriptionByRules(title, page, description),
    'pictures, by rules':
      foreign.length === 0 ? 'none' : foreign.includes(true) ? 'foreign' : 'own or of the data',
    'first picture, by rules': foreign.length === 0 ? 'none' : foreign[0] ? 'foreign' : 'own or of the data',
  };
}

function descriptionByRules(title: string, { possibleDescriptions }: Settled, description: string): string {
  if (description === '') return possibleDescriptions.length > 0 ? 'offered' : 'missing';
  if (letters(title).includes(letters(description))) return 'title again';
  return description.length < USABLE_CHARACTERS ? 'short' : 'usable';
}

type Place = 'site' | 'elsewhere' | 'small' | 'own' | 'data';

/** Where each of the chosen is shown. */
function placesOf({ images }: Settled, $: CheerioAPI, base: string): (readonly Place[])[] {
  const shown = picturesOf($, base);
  return images.map((image) => shown.get(pictureKey(image)) ?? ['data']);
}

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
