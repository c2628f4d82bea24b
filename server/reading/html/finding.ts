/** One thing that a source finds on a page, and how much it is to be trusted. */

export type Field =
  | 'title'
  | 'brand'
  | 'code'
  | 'description'
  | 'property'
  | 'price'
  | 'image'
  | 'video'
  | 'article'
  | 'page';

export interface Finding {
  readonly field: Field;
  readonly value: string;
  /** 0 to 100: see `TRUST`. */
  readonly trust: number;
  /** Which source found it: two that say the same are two witnesses. */
  readonly source?: string;
  /** Of a price: the code of its currency, where it is known. */
  readonly currency?: string;
  /** Of a price: whether its offer is over, so that it is a price of the past where the page does not show it. */
  readonly isGone?: boolean;
  /** Of a price: whether one offer states others beside it, so that it may be what was asked before. */
  readonly isContested?: boolean;
  /** Of a price: whether it is that of the cheapest of several. */
  readonly isLowest?: boolean;
  /** Of a description: whether it is a table of properties. */
  readonly isTable?: boolean;
  /** Other addresses of the same picture. */
  readonly same?: readonly string[];
}

/** How much a place on a page is worth. */
export const TRUST = {
  /** The shop's own data interface. */
  shopApi: 100,
  /** Data that the page offers to machines. */
  structured: 95,
  /** The object in the page's scripts that bears the product's name. */
  embedded: 90,
  /** What the page tells those who count its views. */
  viewed: 87,
  /** A variant of the product. */
  variant: 85,
  /** A picture in the page's scripts, among all that the object with the product's name holds. */
  state: 84,
  /** The product's own block on the page. */
  block: 82,
  preview: 80,
  heading: 70,
  text: 40,
  /** The page's title bar. */
  bar: 20,
} as const;
