/** What a product page says, before its media are brought in. */
export interface ProductPage {
  readonly title: string;
  readonly description: string;
  /** Absolute http(s) addresses, best first. */
  readonly images: readonly string[];
  readonly videos: readonly string[];
}

export interface ProductPages {
  /** Throws a `Problem` for a page that is refused, blocked or empty. */
  read(url: string, signal?: AbortSignal): Promise<ProductPage>;
}
