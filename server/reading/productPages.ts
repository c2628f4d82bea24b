import type { Confinement, Holding } from '../browser/strangersBrowser';

/** What a product page says, before its media are brought in. */
import type { PageDoubt } from '../../contract/productInfo';

export interface ProductPage {
  readonly title: string;
  /** Who made it, by name; absent where the page does not tell. */
  readonly brand?: string;
  readonly description: string;
  /** Rows of its table, "Material: oak", in their order. */
  readonly properties: readonly string[];
  /** ISO 639-1, as the page states it; empty where it does not. */
  readonly language: string;
  /** Where none is likely enough, what may be the description: the likeliest first. */
  readonly possibleDescriptions: readonly string[];
  /** As a tag, "£11.50"; empty where the page tells none. */
  readonly price: string;
  /** The same of prices. */
  readonly possiblePrices: readonly string[];
  /** Absolute http(s) addresses of the product's own pictures, best first. */
  readonly images: readonly string[];
  /** Other pictures of the page: perhaps the product's, perhaps not. */
  readonly moreImages: readonly string[];
  readonly videos: readonly string[];
  /** Why it may be no page of one product; absent where it says that it is one. */
  readonly doubt?: PageDoubt;
}

/** A page as a person's own browser has it. */
export interface GivenPage {
  readonly html: string;
  /** Where it was found; what it links to is completed by it. Empty where nobody knows. */
  readonly address: string;
}
export interface GivenProduct extends ProductPage {
  /** Where the page says that it stands; empty where it does not. */
  readonly statedAddress: string;
}

export interface ProductPages {
  /** Throws a `Problem` for a page that is refused, blocked or empty. */
  read(url: string, signal?: AbortSignal): Promise<ProductPage>;
  /** The same of a page that is handed in; nothing is fetched. Throws a `Problem` for a wall or an empty page. */
  readProductHtml(page: GivenPage, signal?: AbortSignal): Promise<GivenProduct>;
  /** The addresses under which to ask for a picture, the largest first, its own last. */
  sizesOf(address: string): readonly string[];
  readonly browser: PagesBrowser;
}
/** What opens the pages that their scripts draw. */
export interface PagesBrowser {
  /** What keeps such a page from the machine. */
  holding(): Holding;
  /** Starts it on an empty page, once more where it was refused. Throws why it does not start. */
  attempt(): Promise<Confinement>;
}
