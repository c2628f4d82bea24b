/** From the pictures that are surely the product's to all of its gallery; what else the page shows stays apart. */
import type { Element } from 'domhandler';
import type { CheerioAPI } from 'cheerio';
import { found } from './defineSource';
import { isNode } from './embeddedData';
import { TRUST, type Finding } from './finding';
import { nameOf, type Markup } from './markupWords';
import { LEAST_NAMED, type PagePicture } from './pagePictures';
import type { PageStructure } from './pageStructure';
import type { PictureAddresses } from './pictureAddresses';
import { shareOf } from './words';

const PROSE_CHARACTERS = 400;
const SMALL_PX = 140;
const MOST_STEPS = 12;
const MOST_SET = 60;
const LEAST_ROW = 3;
/** Characters of a file's name. */
const LEAST_FILE = 12;
const IMAGE_FILE = /\.(?:jpe?g|png|webp|avif)(?:[?#]|$)/i;
const LARGE_KEY = /hi-?res|zoom|large|full|big|original|xl/i;

export interface GalleryInput {
  readonly $: CheerioAPI;
  readonly url: URL;
  readonly embedded: readonly unknown[];
  readonly structure: PageStructure;
  readonly markup: Markup;
  readonly pictures: readonly PagePicture[];
  /** Absolute addresses that the page's data name. */
  readonly sure: readonly string[];
  /** Whether its data say that there is no picture. */
  readonly isWithout: boolean;
  /** Absolute addresses of what stands in the site's frame or leads to other pages. */
  readonly foreign: readonly string[];
  readonly addresses: PictureAddresses;
}

export interface Gallery {
  readonly findings: readonly Finding[];
  /** Addresses of what stands in it and is called something else than its pictures: an energy label. */
  readonly labels: readonly string[];
}

export function galleryOn(input: GalleryInput): Gallery {
  const { pictures, addresses } = input;
  const sure = new Set(input.sure.map(addresses.identityOf));
  const isSure = (picture: PagePicture) => picture.identities.some((one) => sure.has(one));
  const stems = input.sure.map(stemOf);
  const files = new Set(stems.map(({ parts }) => parts.join()));
  const others = input.foreign.map(stemOf).filter(({ parts }) => !files.has(parts.join()));
  // What a file's name has in common with other products' files says nothing of this one.
  const alikeElsewhere = new Map(
    stems.map((stem) => [stem, Math.max(0, ...others.map((other) => sharedLetters(stem, other)))]),
  );
  const isOfOneProduct = (picture: PagePicture) =>
    stems.some((stem) => {
      const own = stemOf(picture.address);
      return isSibling(stem, own) && sharedLetters(stem, own) > (alikeElsewhere.get(stem) ?? 0);
    });

  const known = pictures.filter((picture) => isSure(picture) || isOfOneProduct(picture));
  const named = known.length > 0 ? known : firstPicture(input, sure.size === 0 && !input.isWithout);
  const seeds = named.length > 0 ? named : rowOf(pictures, input.sure);
  const own = new Set([...seeds, ...galleriesOf(input, seeds, sure).flat()]);
  const labels = new Set(calledOtherwise([...own]));
  const chosen = new Set(pictures.filter((picture) => own.has(picture) && !labels.has(picture)));
  const identities = new Set([...sure, ...[...chosen].flatMap(({ identities }) => identities)]);
  const hosts = new Set(
    [...input.sure, ...[...chosen].map(({ address }) => address)].map((one) => new URL(one).host),
  );
  const rest = pictures.filter(
    (picture) =>
      !chosen.has(picture) &&
      (picture.sidePx ?? SMALL_PX) >= SMALL_PX &&
      (IMAGE_FILE.test(picture.address) || hosts.has(new URL(picture.address).host)),
  );
  return {
    findings: [
      ...[...chosen].map((picture) => pictureFinding(picture.addresses, TRUST.block)),
      ...setsInScripts(input, identities).map((entry) => pictureFinding(entry, TRUST.block)),
      ...rest.map((picture) => pictureFinding(picture.addresses, TRUST.text)),
    ],
    labels: [...labels].flatMap((picture) => picture.addresses),
  };
}

/** What stands around each; where most of the sure ones stand together, one or two elsewhere are cards among others: "complete the look". */
function galleriesOf(
  input: GalleryInput,
  seeds: readonly PagePicture[],
  sure: ReadonlySet<string>,
): PagePicture[][] {
  const isCalled = calledAlike(input);
  const galleries = seeds.map((seed) => [seed, ...galleryOf(input, seed).filter(isCalled)]);
  const sureIn = (some: readonly PagePicture[]) =>
    new Set(some.flatMap(({ identities }) => identities.filter((one) => sure.has(one)))).size;
  const most = Math.max(0, ...galleries.map(sureIn));
  return galleries.filter((one) => most < LEAST_ROW || sureIn(one) >= most / 2);
}

/** Where all files that data name begin alike, what stands in their place and does not is another product's: "complete the look". */
function calledAlike({ sure, addresses }: GalleryInput): (picture: PagePicture) => boolean {
  const stems = [...new Map(sure.map((one) => [addresses.identityOf(one), stemOf(one)])).values()];
  const [first] = stems;
  if (!first || stems.length < LEAST_ROW || !stems.every((one) => sharedLetters(first, one) >= LEAST_STEM))
    return () => true;
  return ({ address }) => {
    const own = stemOf(address);
    return own.place !== first.place || sharedLetters(first, own) >= LEAST_STEM;
  };
}

/** Where most pictures of a gallery are called alike, those with no word of that and none of the product's name. */
function calledOtherwise(own: readonly PagePicture[]): PagePicture[] {
  const altOf = ({ element }: PagePicture) => element.attribs['alt']?.trim() ?? '';
  const said = own.map(altOf).filter(Boolean);
  const times = (alt: string) => said.filter((one) => one === alt).length;
  const [most = ''] = said.toSorted((a, b) => times(b) - times(a));
  if (times(most) < LEAST_ROW || times(most) <= said.length / 2) return [];
  return own.filter(
    (picture) => altOf(picture) !== '' && picture.named === 0 && shareOf(most, altOf(picture)) === 0,
  );
}

/** Whether two addresses end in one file, whose name is its own. */
export const isSameFile = (one: string, other: string) => {
  const fileOf = (address: string) => new URL(address).pathname.split('/').at(-1) ?? '';
  return fileOf(one).length >= LEAST_FILE && fileOf(one) === fileOf(other);
};

const pictureFinding = ([address = '', ...same]: readonly string[], trust: number): Finding => ({
  ...found('image', address, trust),
  same,
});

/** Where no data name one: the picture that bears the product's name, else the first large one beside the heading. */
function firstPicture(
  { $, pictures, markup, structure: { heading, placeOf } }: GalleryInput,
  mayBeUnnamed: boolean,
): PagePicture[] {
  const large = pictures.filter(({ sidePx }) => (sidePx ?? SMALL_PX) >= SMALL_PX);
  const byName = (large.length > 0 ? large : pictures).find(({ named }) => named >= LEAST_NAMED);
  if (byName) return [byName];
  if (!mayBeUnnamed) return [];
  // HTML: what is described by nothing decorates. A shop that describes no picture shows its product right beside the heading.
  const described = large.filter(isDescribed);
  if (!heading) return described.slice(0, 1);
  const at = placeOf(heading);
  const nearest = (some: readonly PagePicture[]) =>
    some
      .toSorted((a, b) => Math.abs(placeOf(a.element) - at) - Math.abs(placeOf(b.element) - at))
      .slice(0, 1);
  const beside = picturesBeside($, heading, large);
  const first = nearest(beside.filter(isDescribed));
  if (first.length > 0) return first;
  if (beside.length === 0) return nearest(described);
  const isSites = ({ element }: PagePicture) =>
    ($(element).parents().toArray() as Element[]).some(
      (box) => markup.isNamed(nameOf(box), 'notTheSellers') && !$.contains(box, heading),
    );
  return beside.filter((picture) => !isSites(picture)).slice(0, 1);
}

const isDescribed = ({ element }: PagePicture) => element.attribs['alt']?.trim() !== '';

/** Those in the smallest box around the heading that shows any, up to the page's own. */
function picturesBeside($: CheerioAPI, heading: Element, pictures: readonly PagePicture[]): PagePicture[] {
  for (
    let box = heading.parentNode as Element | null;
    box?.name && !/^(?:body|html|main)$/.test(box.name);
    box = box.parentNode as Element | null
  ) {
    const around = box;
    const inside = pictures.filter(({ element }) => $.contains(around, element));
    if (inside.length > 0) return inside;
  }
  return [];
}

/** Where the page shows none of those that its data name: the first row of pictures that stand on the same server. */
function rowOf(pictures: readonly PagePicture[], sure: readonly string[]): PagePicture[] {
  const shapes = new Set(sure.map(shapeOf));
  const alike = pictures.filter(
    ({ address, sidePx }) => shapes.has(shapeOf(address)) && (sidePx ?? SMALL_PX) >= SMALL_PX,
  );
  const rows = new Map<unknown, PagePicture[]>();
  for (const picture of alike) {
    const box = picture.element.parentNode?.parentNode ?? picture.element.parentNode;
    rows.set(box, [...(rows.get(box) ?? []), picture]);
  }
  return [...rows.values()].find((row) => row.length >= LEAST_ROW) ?? [];
}

/** The pictures in the largest box around a sure one that holds neither the heading nor prose. */
function galleryOf({ $, structure, pictures }: GalleryInput, seed: PagePicture): PagePicture[] {
  const holdsHeading = (box: Element) => structure.heading !== null && $.contains(box, structure.heading);
  let box = seed.element;
  let steps = 0;
  for (
    let parent = box.parentNode as Element | null;
    parent?.name && parent.name !== 'body';
    parent = parent.parentNode as Element | null
  ) {
    steps += 1;
    if (
      parent.name === 'main' ||
      steps > MOST_STEPS ||
      holdsHeading(parent) ||
      $(parent).text().trim().length > PROSE_CHARACTERS
    )
      break;
    if (
      $(parent)
        .find('img')
        .toArray()
        .some((image) => structure.isElsewhere(image))
    )
      break;
    box = parent;
  }
  const shape = shapeOf(seed.address);
  const { host } = new URL(seed.address);
  const inside = pictures.filter(({ element }) => $.contains(box, element));
  const way = wayTo(seed.element, box);
  const isOfSeed = ({ identities }: PagePicture) => identities.some((one) => seed.identities.includes(one));
  const rows = new Set(inside.filter(isOfSeed).map(({ element }) => namesOn(wayTo(element, box))));
  return pictures.filter((picture) => {
    const isAlike = shapeOf(picture.address) === shape;
    // HTML: what heads a column is what the column tells of: other products, in a comparison.
    if (picture !== seed && $(picture.element).closest('th').length > 0) return false;
    if (picture.element.parentNode === seed.element.parentNode) return isAlike;
    if (!inside.includes(picture)) return false;
    const own = wayTo(picture.element, box);
    // HTML: what is described by nothing decorates: a seal, an energy label. Slides and thumbnails stand in rows with the sure one.
    if (!picture.element.attribs['alt']?.trim() && !rows.has(namesOn(own))) return false;
    return isAlike || (way.length > 1 && new URL(picture.address).host === host && own.join() === way.join());
  });
}

/** A link or a choice of files around a picture makes no other row. */
const namesOn = (way: readonly string[]) =>
  way
    .map((one) => one.replace(/\..*/, ''))
    .filter((name) => name !== 'a' && name !== 'picture')
    .join();

/** The elements from a box down to a picture in it. */
function wayTo(element: Element, box: Element): string[] {
  const way: string[] = [];
  for (let one: Element | null = element; one && one !== box; one = one.parentNode as Element | null)
    way.push(`${one.name}.${one.attribs['class']?.trim().split(/\s+/)[0] ?? ''}`);
  return way;
}

interface Stem {
  readonly place: string;
  readonly parts: readonly string[];
}

/** Host and folders, numbers aside. */
export const shapeOf = (address: string) => {
  const { host, pathname } = new URL(address);
  return (
    host +
    pathname
      .split('/')
      .slice(0, -1)
      .map((folder) => (/\d/.test(folder) ? '#' : folder))
      .join('/')
  );
};

const stemOf = (address: string): Stem => ({
  place: shapeOf(address),
  parts:
    decodeURI(safe(new URL(address).pathname.split('/').at(-1) ?? ''))
      .toLowerCase()
      .match(/\p{L}+|\d+/gu) ?? [],
});
const safe = (name: string) => {
  try {
    decodeURI(name);
    return name;
  } catch {
    return '';
  }
};

const LEAST_STEM = 6;
/** Files of one product begin alike: `boots-1002_1.jpg`, `boots-1002_2.jpg`. */
function isSibling(one: Stem, other: Stem): boolean {
  const shared = sharedLetters(one, other);
  return shared >= LEAST_STEM && shared >= Math.min(lengthOf(one.parts), lengthOf(other.parts)) / 2;
}

/** Of their beginning, where they stand in one place. */
function sharedLetters(one: Stem, other: Stem): number {
  if (one.place !== other.place) return 0;
  let same = 0;
  while (same < one.parts.length && one.parts[same] === other.parts[same]) same += 1;
  return lengthOf(one.parts.slice(0, same));
}
const lengthOf = (parts: readonly string[]) => parts.join('').length;

/** Lists of pictures in the page's scripts that hold one of the known: each entry's largest. */
function setsInScripts({ embedded, url, addresses }: GalleryInput, known: ReadonlySet<string>): string[][] {
  const chosen: string[][] = [];
  for (const data of embedded)
    for (const list of listsIn(data)) {
      const entries = list.map((entry) => addressesOf(entry, url));
      const full = entries.filter((found) => found.length > 0);
      if (full.length < 2 || full.length < entries.length) continue;
      if (full.some((found) => found.some((one) => known.has(addresses.identityOf(one)))))
        chosen.push(...full);
    }
  return chosen;
}

function* listsIn(data: unknown): Generator<readonly unknown[]> {
  const waiting = [data];
  for (let seen = 0; waiting.length > 0 && seen < 30_000; seen += 1) {
    const value = waiting.pop();
    if (Array.isArray(value)) {
      if (value.length <= MOST_SET) yield value;
      waiting.push(...(value.slice(0, 200) as unknown[]));
    } else if (isNode(value)) waiting.push(...Object.values(value));
  }
}

/** The picture addresses of a list's entry itself; an entry with more to say than its picture is a thing of its own. */
function addressesOf(entry: unknown, base: URL): string[] {
  const values: readonly (readonly [string, unknown])[] =
    typeof entry === 'string' ? [['', entry]] : isNode(entry) ? Object.entries(entry) : [];
  if (values.some(([key]) => /price|href|link/i.test(key))) return [];
  return values
    .flatMap(([key, value]) => {
      if (typeof value !== 'string' || /\s/.test(value) || !URL.canParse(value, base)) return [];
      const url = new URL(value, base);
      url.hash = '';
      return IMAGE_FILE.test(url.href) ? [{ key, address: url.href }] : [];
    })
    .sort((a, b) => Number(LARGE_KEY.test(b.key)) - Number(LARGE_KEY.test(a.key)))
    .map(({ address }) => address);
}
