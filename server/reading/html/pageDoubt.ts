/** Why a page may be none of one product that is sold: what it tells is then asked for, not taken. */
import type { PageDoubt } from '../../../contract/productInfo';
import type { PageDocument } from './defineSource';
import { contentsOf } from './metas';
import { buyingControls } from './shownPrices';
import { isSameName, wordsOf } from './words';

/** What else is known of a page when it is judged. */
export interface PageSigns {
  readonly heading: string;
  /** What its data call its product. */
  readonly products: readonly string[];
  /** What its data call its article. */
  readonly articles: readonly string[];
  /** Whether its data describe it as a page, and as nothing else. */
  readonly isPage: boolean;
  /** Whether an amount is told as its price. */
  readonly isPriced: boolean;
}

/** `product` of OpenGraph, and not `product.group`. */
const PRODUCT_KIND = /^(?:\w+:)?product(?:\.item)?$/i;
/** Weblogs say it of whatever they hold, so that a price says more. */
const ARTICLE_KIND = /^articles?$/i;
/** Pictures that lead to other pages: a page of a product recommends fewer, or tells somewhere that it is one. */
const MANY_OTHERS = 16;
/** Words. */
const LEAST_NAME = 5;

/** Undefined where the page's data, a control to buy it or a price say that it sells one thing. */
export function pageDoubt(page: PageDocument, { heading, ...signs }: PageSigns): PageDoubt | undefined {
  const { $, structure } = page;
  const kinds = contentsOf($, 'meta[property="og:type"]');
  const isNamed = (name: string) => isSameName(name, heading);
  if (
    kinds.some((kind) => PRODUCT_KIND.test(kind)) ||
    signs.products.some(isNamed) ||
    buyingControls(page).some((control) => !structure.isInOtherCard(control))
  )
    return undefined;
  if (signs.articles.some(isNamed)) return 'article';
  if (signs.isPriced) return undefined;
  // Data of another name may be of one of many; where there are few, the heading is the site's.
  if (othersOn(page) >= MANY_OTHERS && !isPictured(page, heading)) return 'several';
  if (signs.products.length > 0) return undefined;
  const isCalledArticle = kinds.some((kind) => ARTICLE_KIND.test(kind)) && !signs.isPage;
  return isCalledArticle ? 'article' : 'unclear';
}

const othersOn = ({ $, structure }: PageDocument) =>
  $('img')
    .toArray()
    .filter(
      (image) => !structure.isSite(image) && (structure.isElsewhere(image) || structure.isInOtherCard(image)),
    ).length;

/** Whether a picture of its own bears the heading, which is as long as a thing's name and no kind's: what is sold out has no control. */
const isPictured = ({ $, structure }: PageDocument, heading: string) =>
  wordsOf(heading).length >= LEAST_NAME &&
  $('img[alt]')
    .toArray()
    .some(
      (image) =>
        isSameName(image.attribs['alt'] ?? '', heading) &&
        !structure.isSite(image) &&
        !structure.isElsewhere(image) &&
        !structure.isInOtherCard(image),
    );
