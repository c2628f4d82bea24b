/** A source: one place on a page where a product is told, as a value in the list of sources. */
import type { CheerioAPI } from 'cheerio';
import { TRUST, type Field, type Finding } from './finding';
import type { Markup } from './markupWords';
import type { PageStructure } from './pageStructure';
import type { Currencies } from './price';
import type { ProductProperties } from './productProperties';

export interface PageDocument {
  readonly $: CheerioAPI;
  readonly html: string;
  /** Where the page was found; `<base>` is already taken in. */
  readonly url: URL;
  readonly structure: PageStructure;
  readonly markup: Markup;
  /** What the page calls itself: heading, previews, title bar. */
  readonly names: readonly string[];
  readonly currencies: Currencies;
  /** What data call in English, in the page's language. */
  readonly properties: ProductProperties;
  /** What can be read as JSON in its scripts. */
  readonly embedded: readonly unknown[];
}

export interface Source {
  readonly name: string;
  find(page: PageDocument): Iterable<Finding>;
}

export const defineSource = (source: Source): Source => source;

/** A finding; one that says nothing is dropped later. */
export const found = (field: Field, value: unknown, trust: number = TRUST.structured): Finding => ({
  field,
  value: typeof value === 'string' ? value : '',
  trust,
});
