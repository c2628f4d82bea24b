/** What is known of each amount that a page tells: where its data state it, and how and where it is shown. */

/** Of one place where an amount is shown. Shares and nearness are 0 to 1, all others 0 or 1. */
const PLACE_SIGNS = [
  'struck',
  'namedFormer',
  'boxNamedFormer',
  'namedPartial',
  'namedPrice',
  'boxNamedPrice',
  'namedCurrent',
  'markedPrice',
  'perUnit',
  'perMeasure',
  'worded',
  'wordedCurrent',
  'inSentence',
  'instalment',
  'strong',
  'choice',
  'unsigned',
  'behindHeading',
  'nearHeading',
  'withHeading',
  'nearBuying',
  'withBuying',
] as const;

/** Of the amount itself. */
const AMOUNT_SIGNS = [
  'shown',
  'repeated',
  'saved',
  'reduced',
  'lowestBeside',
  'highestBeside',
  'multiple',
  'difference',
  'sum',
  'formerElsewhere',
  'stated',
  'statedFirst',
  'statedOfVariant',
  'statedInPreview',
  'statedInState',
  'statedAsViewed',
  'statedUnsigned',
  'held',
  'statedAmongOthers',
  'statedTwice',
  'statedAndShown',
  'statedUnshown',
  'statedAlone',
  'statedPerUnit',
  'gainsaid',
] as const;

export const PRICE_SIGNS = [...PLACE_SIGNS, ...AMOUNT_SIGNS] as const;
export type PlaceSign = (typeof PLACE_SIGNS)[number];
export type PriceSign = (typeof PRICE_SIGNS)[number];
export type Signs = Readonly<Partial<Record<PriceSign, number>>>;
/** What each sign is worth, as a page's odds in logarithms, and of how likely an amount must be to be told. */
export type PriceWeights = Readonly<Record<PriceSign, number>> & {
  readonly noPrice: number;
  readonly least: number;
};

export const worthOf = (signs: Signs, weights: PriceWeights) =>
  PRICE_SIGNS.reduce((sum, sign) => sum + (signs[sign] ?? 0) * weights[sign], 0);
