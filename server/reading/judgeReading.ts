/** Whether what was read is the product, something to go on with, or a wall; and then why nothing came of it. */
import { isMissing, PageRefused, refusalByStatus } from './pageRefusals';
import { TRUST, type Finding } from './html/finding';
import { settle, type Settled } from './html/findings';
import type { PictureAddresses } from './html/pictureAddresses';
import type { HtmlAnswer } from './html/readHtml';
import { isSameName, letters } from './html/words';

export interface Reading extends HtmlAnswer {
  /** HTTP */
  readonly status: number;
  /** Whether it runs scripts: they may have more to show. */
  readonly isScripted: boolean;
}

/** Only what the shop's own data leaves open is taken from the page. */
export function settleReading(
  shopApi: readonly Finding[],
  page: Reading,
  addresses: PictureAddresses,
): Settled {
  // The headings and pictures of a wall or an error page are the site's, not the product's.
  const worth = page.isWall || page.status >= 400 ? TRUST.variant : 0;
  const stated = new Set(shopApi.filter(({ value }) => value).map(({ field }) => field));
  stated.delete('video');
  const open = page.findings.filter(({ field, trust }) => trust >= worth && !stated.has(field));
  const settled = settle([...shopApi, ...open], page.base, addresses, page.language);
  return page.doubt && stated.size === 0 ? { ...settled, doubt: page.doubt } : settled;
}

export const isProduct = ({ title, images, sure }: Settled) => sure && title !== '' && images.length > 0;

/** Enough to go on with: something to see, or a name that is sure or explained. */
export const isUseful = ({ title, description, images, sure }: Settled) =>
  images.length > 0 || (title !== '' && (sure || description !== ''));

/** A product whose price or words the page's scripts may draw. */
export const isOpen = (settled: Settled, { isScripted }: Reading) =>
  isScripted && (!tellsPrice(settled) || !tellsDescription(settled));

const tellsPrice = ({ price, possiblePrices }: Settled) => price !== '' || possiblePrices.length > 0;
const tellsDescription = ({ description, possibleDescriptions }: Settled) =>
  description !== '' || possibleDescriptions.length > 0;

/** What the page did not tell before its scripts ran, from after they did; a page of another name tells nothing of this product. */
export function filledIn(settled: Settled, after: Settled): Settled {
  const isSame = isSameName(settled.title, after.title) || letters(settled.title) === letters(after.title);
  if (!isSame) return settled;
  // Its scripts draw what says that it sells this one.
  if (settled.doubt && !after.doubt && isProduct(after)) return after;
  const { price, possiblePrices, description, possibleDescriptions } = after;
  return {
    ...settled,
    ...(tellsPrice(settled) ? {} : { price, possiblePrices }),
    ...(tellsDescription(settled) ? {} : { description, possibleDescriptions }),
  };
}

export const isWorthRendering = ({ status }: Reading) => !isMissing(status);

export const refusalOf = ({ status, isWall }: Reading): PageRefused =>
  isWall ? new PageRefused('page_blocked') : (refusalByStatus(status) ?? new PageRefused('page_empty'));
