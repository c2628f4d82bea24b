/** Every picture that a page shows, with its largest address and where it stands. */
import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { within } from './boxes';
import { nameOf, type Markup } from './markupWords';
import type { PageStructure } from './pageStructure';
import type { PictureAddresses } from './pictureAddresses';
import { letters, oneLine, shareOf } from './words';

export interface PagePicture {
  readonly element: Element;
  readonly address: string;
  /** All that its markup names, its own first. */
  readonly addresses: readonly string[];
  readonly identities: readonly string[];
  /** As its markup says; null where it says nothing. */
  readonly sidePx: number | null;
  /** How much of the product's name its description says: 0 to 1. */
  readonly named: number;
}

const MOST_PICTURES = 600;
/** Of the product's name, for a picture to be described by it. */
export const LEAST_NAMED = 0.6;
/** Smaller than a thumbnail is a dot. */
const LEAST_PX = 24;
/** From a still up to what plays its film. */
const STILL_STEPS = 2;
/** Map tiles and captchas are pictures too. */
const SERVICE = /(?:^|[/.])(?:maps?\d*|staticmap|recaptcha|captcha|tiles?)[./]/i;

/** Whether no photograph can stand there: drawn in lines, or by a server of maps and captchas. */
export function isDrawn(address: string): boolean {
  const { host, pathname } = new URL(address);
  return /\.svg$/i.test(pathname) || SERVICE.test(`${host}${pathname}`);
}

/** Whether its file is called as drawings of the site are, or as the site is: a guess, where nothing marks it as the product's. */
export function isCalledDecoration(address: string, markup: Markup, site: string): boolean {
  const { pathname, search } = new URL(address);
  const [folder = '', file = ''] = pathname.split('/').slice(-2);
  // A server that draws is told in the query what to draw.
  const asked = [...search.matchAll(/[/=]([\w-]+)(?=[\]&;]|$)/g)].map(([, drawn]) => drawn);
  const name = file.replace(/\.\w+$/, '').replace(/[-_]?\d+x\d+$/, '');
  return (
    (letters(name) !== '' && letters(name) === letters(site)) ||
    [file, folder, ...asked].some((one) => one && markup.isWorded(one, 'decoration'))
  );
}

/** "nopic.jpg", "no-image-x36.gif", "keinBild.gif": what stands where there is no picture, also in what data name. */
export const isPlaceholder = (address: string, markup: Markup): boolean =>
  markup.isStandIn(new URL(address).pathname.split('/').at(-1) ?? '');

/** Whether a press on it calls, writes or opens another program: `tel:`, `mailto:`. */
const isContact = ($: CheerioAPI, element: Element): boolean =>
  /^(?!https?:|javascript:|data:|blob:)[a-z][a-z+.-]*:/i.test(
    $(element).closest('a[href]').attr('href')?.trim() ?? '',
  );

/** What an address alone says: a call that counts the view, which a script put there. */
const isCall = ({ attribs }: Element) =>
  Object.keys(attribs).every((name) => /^(?:src|style|width|height|border)$/.test(name)) &&
  /^[^?]*\?\w+=/.test(attribs['src'] ?? '') &&
  !IMAGE_FILE.test(attribs['src'] ?? '');

/** Whether it is a still of a film: in the element that plays it, or the only picture of a box that is called so. */
export function videoStills($: CheerioAPI, markup: Markup) {
  const plays = (box: Element) =>
    box.name === 'video' ||
    (markup.isNamed(nameOf(box), 'video') && within(box, 'img').length <= (box.name === 'img' ? 0 : 1));
  return (element: Element): boolean => {
    if ($(element).closest('video').length > 0) return true;
    let box: Element | null = element;
    for (let step = 0; step <= STILL_STEPS && box?.name; step += 1, box = box.parentNode as Element | null)
      if (plays(box)) return true;
    return false;
  };
}

const IMAGE_FILE = /\.(?:jpe?g|png|webp|avif)(?:[?#]|$)/i;
const LARGE_ATTRIBUTE = /zoom|large|full|hi-?res|big|original|magnif/i;

interface PicturesInput {
  readonly $: CheerioAPI;
  readonly base: URL;
  readonly structure: PageStructure;
  readonly addresses: PictureAddresses;
  /** Absolute addresses that the page's data name. */
  readonly sure: readonly string[];
  readonly isDrawing: (address: string, isMarked?: boolean) => boolean;
  readonly isStill: (element: Element) => boolean;
}

export function pagePictures(input: PicturesInput): PagePicture[] {
  const { $, base, structure, addresses, sure, isDrawing, isStill } = input;
  const name = structure.heading ? oneLine($(structure.heading).html()) : '';
  const whole = (address: string | undefined) => {
    const text = address?.trim().replaceAll('&amp;', '&') ?? '';
    // A raw quote is no part of an address: an attribute without a value took the next one for its own.
    if (!text || text.length > 2048 || /^data:|["<>]/.test(text) || !URL.canParse(text, base)) return null;
    const url = new URL(text, base);
    // "page.html#/one.jpg" is a place in a page, whatever its mark is called.
    const isPlace = IMAGE_FILE.test(url.hash) && !IMAGE_FILE.test(url.pathname);
    url.hash = '';
    return /^https?:$/.test(url.protocol) && !isPlace ? url.href : null;
  };
  const shown = $('img, [data-src-zoom-image], [data-zoom-image], [data-large_image]')
    .slice(0, MOST_PICTURES)
    .toArray()
    .filter(
      (element) =>
        !structure.isSite(element) &&
        !structure.leadsElsewhere(element) &&
        !isStill(element) &&
        !isCall(element) &&
        !isContact($, element),
    )
    .map((element) => ({
      element,
      all: candidatesOf($, element).flatMap((one) => whole(one) ?? []),
    }));
  const bearsName = ({ attribs }: Element) => name !== '' && letters(attribs['alt'] ?? '') === letters(name);
  // Some shops describe all that has no description by the product's name.
  const isNameAMark =
    sure.length === 0 &&
    !shown.some(({ element, all }) => bearsName(element) && all.some((one) => !isDrawing(one)));
  const told = new Set(sure.map(addresses.identityOf));
  const isMarkedOwn = (element: Element, all: readonly string[]) =>
    (isNameAMark && bearsName(element)) || all.some((one) => told.has(addresses.identityOf(one)));
  return shown.flatMap(({ element, all }) => {
    // What leads to a larger file is shown small.
    const isThumbnail = leadsToFile($, element);
    const isMarked = isThumbnail || isMarkedOwn(element, all);
    const found = all.filter((one) => !isDrawing(one, isMarked));
    const [address] = found;
    if (!address) return [];
    const alt = `${element.attribs['alt'] ?? ''} ${element.attribs['title'] ?? ''}`;
    const named = name ? Math.min(shareOf(name, alt), 1) : 0;
    // Beside links to other pages only what bears the product's name is its own.
    if (named < LEAST_NAMED && structure.isElsewhere(element)) return [];
    // Galleries hide what they show next; other hidden pictures wait for a menu or a dialog.
    if (named < LEAST_NAMED && /display:\s*none/.test(element.attribs['style'] ?? '')) return [];
    const identities = [...new Set(found.map(addresses.identityOf))];
    const sides = ['width', 'height'].flatMap(
      (side) => Number.parseInt(element.attribs[side] ?? '', 10) || [],
    );
    if (sides.some((side) => side < LEAST_PX)) return [];
    return [
      {
        element,
        address,
        addresses: found,
        identities,
        sidePx: sides.length > 0 && !isThumbnail ? Math.max(...sides) : null,
        named,
      },
    ];
  });
}

const leadsToFile = ($: CheerioAPI, element: Element) =>
  IMAGE_FILE.test($(element).closest('a[href]').attr('href') ?? '');

/** Best first: what is called large, the largest of a set, where a link leads to a file, what is shown. */
export function candidatesOf($: CheerioAPI, element: Element): (string | undefined)[] {
  const dataOf = ({ attribs }: Element) =>
    Object.entries(attribs).filter(([name]) => name.startsWith('data-'));
  const around = $(element).closest('a[href]');
  const link = around.attr('href');
  const isFile = link !== undefined && IMAGE_FILE.test(link);
  const attributes = [...(isFile ? (around.toArray() as Element[]).flatMap(dataOf) : []), ...dataOf(element)];
  const sets = [
    ...$(element)
      .closest('picture')
      .find('source')
      .toArray()
      .map((source) => source.attribs['srcset'] ?? source.attribs['data-srcset']),
    element.attribs['srcset'],
    element.attribs['data-srcset'],
  ];
  const dynamic = attributes.flatMap(([, value]) => (value.startsWith('{"http') ? sizesInJson(value) : []));
  return [
    ...attributes
      .filter(([name, value]) => LARGE_ATTRIBUTE.test(name) && isAddress(value))
      .map(([, value]) => value),
    isFile ? link : undefined,
    ...dynamic,
    ...sets.flatMap((set) => largestInSet(set ?? '') ?? []),
    ...attributes
      .filter(([name, value]) => /src|image|original|lazy/i.test(name) && isAddress(value))
      .map(([, value]) => value),
    element.attribs['src'],
  ];
}

const isAddress = (text: string) =>
  /^(?:https?:|\/|[\w.-]+\/|[\w.%-]+\.(?:jpe?g|png|webp|avif)$)\S*$/i.test(text) && !/[{}<>]/.test(text);

/** `{"address": [width, height], …}`, the largest first. */
function sizesInJson(text: string): string[] {
  try {
    return Object.entries(JSON.parse(text) as Record<string, unknown>)
      .toSorted(([, a], [, b]) => Number([b].flat()[0]) - Number([a].flat()[0]))
      .map(([address]) => address);
  } catch {
    return [];
  }
}

function largestInSet(set: string): string | undefined {
  const candidates = set.split(/,\s+/).flatMap((entry) => {
    const [, address, size] = /^(\S+)(?:\s+([\d.]+)[wx])?$/.exec(entry.trim().replace(/,$/, '')) ?? [];
    return address ? [{ address, size: Number(size ?? 1) }] : [];
  });
  return candidates.sort((a, b) => b.size - a.size)[0]?.address;
}
