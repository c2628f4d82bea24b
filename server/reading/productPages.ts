/** What a product page says, before its media are brought in. */
export interface ProductPage {
  readonly title: string;
  readonly description: string;
  /** As a tag, "£11.50"; empty where the page tells none. */
  readonly price: string;
  /** Absolute http(s) addresses of the product's own pictures, best first. */
  readonly images: readonly string[];
  /** Other pictures of the page: perhaps the product's, perhaps not. */
  readonly moreImages: readonly string[];
  readonly videos: readonly string[];
}

export interface ProductPages {
  /** Throws a `Problem` for a page that is refused, blocked or empty. */
  read(url: string, signal?: AbortSignal): Promise<ProductPage>;
  /** The addresses under which to ask for a picture, the largest first, its own last. */
  sizesOf(address: string): readonly string[];
}
