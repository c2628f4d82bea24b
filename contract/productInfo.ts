/** What a product page says of its product. [W4] */
import * as z from 'zod/mini';
import { propertiesSchema } from './scripts/pageWords';

/** It shows several products and none as its own, is an article, or says nothing of a product. */
export const pageDoubtSchema = z.enum(['several', 'article', 'unclear']);
export type PageDoubt = z.infer<typeof pageDoubtSchema>;

export const productInfoSchema = z.object({
  title: z.string(),
  /** Who made it, by name; absent where the page does not tell. */
  brand: z.optional(z.string()),
  product_description: z.string(),
  /** Rows of its table, "Material: oak", in their order; absent where it has none. */
  properties: z.optional(propertiesSchema),
  /** What it costs now, as a tag: "£11.50"; absent where the page tells none. */
  price: z.optional(z.string()),
  /** Addresses on our own storage. */
  images: z.array(z.string()),
  videos: z.array(z.string()),
  /** Where a page that was handed in is from; empty where nothing says it. */
  page_address: z.optional(z.string()),
  /** Other pictures of the page, on our own storage: offered, not chosen. */
  more_images: z.optional(z.array(z.string())),
  /** How many of its own pictures and videos could not be loaded; absent where all are there. */
  media_missing: z.optional(z.int().check(z.positive())),
  /** Where the page leaves in doubt which text describes the product: the likeliest, best first, to choose from. */
  possible_descriptions: z.optional(z.array(z.string())),
  /** The same of what it costs, as tags. */
  possible_prices: z.optional(z.array(z.string())),
  /** Why the page may be none of one product that is sold; absent where it says that it is. */
  doubt: z.optional(pageDoubtSchema),
  /** ISO 639-1, of the description; absent where neither it nor the page tells. */
  language: z.optional(z.string()),
});
export type ProductInfo = z.infer<typeof productInfoSchema>;
