/** What is known of each text that may be the product's description: where it is from, how it is written, and what stands around it. */

/** Shares, lengths and nearness are 0 to 1, all others 0 or 1. */
export const DESCRIPTION_SIGNS = [
  'stated',
  'statedOfVariant',
  'inState',
  'preview',
  'shown',
  'continued',
  'properties',
  'beginsAsStated',
  'holdsStated',
  'beginsAsPreview',
  'holdsPreview',
  'agreed',
  'wraps',
  'isPreview',
  'length',
  'short',
  'sentences',
  'opensInProse',
  'labels',
  'opensInTitle',
  'signs',
  'lines',
  'about',
  'named',
  'titleAgain',
  'namesSite',
  'prices',
  'linked',
  'pure',
  'namedDescription',
  'namedDetails',
  'headedDescription',
  'headedDetails',
  'near',
  'early',
  'holdsHeading',
  'beforeHeading',
  'listed',
  'buying',
  'inMain',
  'score',
] as const;

export type DescriptionSign = (typeof DESCRIPTION_SIGNS)[number];
export type DescriptionWeights = Readonly<Record<DescriptionSign, number>> & {
  readonly noDescription: number;
};
export type DescriptionSignsOf = Readonly<Partial<Record<DescriptionSign, number>>>;

export interface DescriptionCandidate {
  readonly text: string;
  /** Without the product's name before it, which a person has as the title; absent where there is none. */
  readonly body?: string;
  /** Whether it has no word of a name that has many: the same might stand on any other page of the shop. */
  readonly namesNothing?: boolean;
  readonly signs: DescriptionSignsOf;
}
