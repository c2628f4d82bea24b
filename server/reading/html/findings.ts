/** What sources find on a page, with how much each is to be trusted; what is most trusted is shown. */
import { PROPERTIES, PROPERTY_CHARACTERS } from '../../../contract/limits';
import type { ProductPage } from '../productPages';
import { TRUST, type Field, type Finding } from './finding';
import type { PictureAddresses } from './pictureAddresses';
import { samePictures } from './samePictures';
import { letters, oneLine } from './words';

/** What has at least this trust is the product's; below, it is a guess, which is offered. */
const SURE = TRUST.preview;
const MOST = { images: 24, videos: 12, description: 5000, title: 300, price: 60, brand: 60 } as const;

export interface Settled extends ProductPage {
  /** Whether it is told from something better than guesses. */
  readonly sure: boolean;
}

export function settle(
  findings: readonly Finding[],
  url: string,
  addresses: PictureAddresses,
  language = '',
): Settled {
  const of = (field: Field) =>
    findings.filter((found) => found.field === field && found.value).sort((a, b) => b.trust - a.trust);
  const addressesOf = (field: Field) =>
    of(field).flatMap(({ value, trust, same = [] }) => {
      const address = absolute(value, url);
      return address ? [{ address, trust, same: same.flatMap((one) => absolute(one, url) ?? []) }] : [];
    });
  const all = addressesOf('image');
  const pictures = samePictures(all, addresses);
  const images = pictures.largest(all.filter(({ trust }) => trust >= SURE)).slice(0, MOST.images);
  const chosen = new Set(images.map(pictures.groupOf));
  const title = of('title')[0];
  const [description, possibleDescriptions] = toldOrPossible(of('description'), MOST.description);
  const brand = oneLine(of('brand')[0]?.value ?? '').slice(0, MOST.brand);
  const [price, possiblePrices] = toldOrPossible(of('price'), MOST.price);
  return {
    title: (title?.value ?? '').slice(0, MOST.title),
    ...(brand ? { brand } : {}),
    description,
    properties: propertiesIn(of('property').map(({ value }) => value)),
    language,
    possibleDescriptions,
    price,
    possiblePrices,
    images,
    moreImages: pictures
      .largest(all.filter(({ address }) => !chosen.has(pictures.groupOf(address))))
      .slice(0, MOST.images),
    videos: [...new Set(addressesOf('video').map(({ address }) => address))].slice(0, MOST.videos),
    sure: (title?.trust ?? 0) >= TRUST.heading || images.length > 0,
  };
}

/** Each once; what is called the same and says another thing is of two sizes, or of parts. */
function propertiesIn(rows: readonly string[]): string[] {
  const each = [...new Map(rows.map((row) => [letters(row), row.trim()])).values()];
  const called = (row: string) => letters(row.split(':')[0] ?? '');
  return each
    .filter((row) => row.length <= PROPERTY_CHARACTERS)
    .filter((row) => each.filter((other) => called(other) === called(row)).length === 1)
    .slice(0, PROPERTIES);
}

/** Only one of both is there. */
function toldOrPossible(found: readonly Finding[], most: number): [told: string, possible: string[]] {
  const told = found.find(({ trust }) => trust >= SURE);
  const texts = found.map(({ value }) => value.slice(0, most).trim());
  return told ? [told.value.slice(0, most), []] : ['', texts];
}

function absolute(address: string, base: string): string | null {
  // Some templates escape what is already escaped.
  const text = address.trim().replaceAll('&amp;', '&');
  if (!text || text.length > 2048 || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  url.hash = '';
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
