/** The schema.org types that are something to advertise. */
const PRODUCTS = new Set(
  (
    'Product ProductGroup IndividualProduct ProductModel SoftwareApplication MobileApplication WebApplication ' +
    'VideoGame Book Vehicle Car Course Event Recipe LodgingBusiness Hotel Restaurant LocalBusiness'
  )
    .toLowerCase()
    .split(' '),
);

/** Type names without their vocabulary: `https://schema.org/Product` is `Product`. */
export const typesOf = (type: unknown): string[] =>
  (Array.isArray(type) ? type : [type])
    .filter((name): name is string => typeof name === 'string')
    .flatMap((name) => name.split(/\s+/))
    .map((name) => name.replace(/^.*[/#:]/, ''));

export const isProduct = (type: unknown) => typesOf(type).some((name) => PRODUCTS.has(name.toLowerCase()));

/** https://schema.org/Article and https://schema.org/SocialMediaPosting, with the types below them */
const ARTICLE = /(?:Article|BlogPosting|MediaPosting|ForumPosting)$|^(?:Report|APIReference)$/;
export const isArticle = (type: unknown) => typesOf(type).some((name) => ARTICLE.test(name));

/** https://schema.org/WebPage, and of the types below it the one for a single thing: weblogs' tools write it of what is no article. */
export const isPlainPage = (type: unknown) =>
  typesOf(type).some((name) => name === 'WebPage' || name === 'ItemPage');

/** Who sells: it is what is advertised only where the page is named like it. */
const SELLERS = new Set(['localbusiness', 'restaurant', 'hotel', 'lodgingbusiness']);
export const isSeller = (type: unknown) => typesOf(type).some((name) => SELLERS.has(name.toLowerCase()));

const GONE = new Set(['discontinued']);
/** Whether an offer's availability says that it will never be bought again: what is sold out keeps its price. */
export const isGone = (availability: unknown) =>
  typesOf(availability).some((name) => GONE.has(name.toLowerCase()));

/** What schema.org calls the numbers that makers and shops give a product. */
export const PRODUCT_CODES = [
  'sku',
  'mpn',
  'productID',
  'gtin',
  'gtin8',
  'gtin12',
  'gtin13',
  'gtin14',
] as const;
