/** What pages and picture servers are known to write, out of `content/reading`. */
import { z } from 'zod';
import { collectParts } from '../content/contentError';
import { openContent } from '../content/contentFiles';
import { readYaml } from '../content/readYaml';
import type { MarkupWords } from './html/markupWords';
import type { PictureSizes } from './html/pictureAddresses';
import type { PropertyWords } from './html/productProperties';
import { DESCRIPTION_SIGNS, type DescriptionWeights } from './html/descriptionSigns';
import { PRICE_SIGNS, type PriceWeights } from './html/priceSigns';

/** As plain data that a thread can be given. */
export interface PageRules {
  readonly sizes: PictureSizes;
  readonly markup: MarkupWords;
  readonly properties: PropertyWords;
  readonly prices: PriceWeights;
  readonly descriptions: DescriptionWeights;
  /** Words of the text that stands where nobody has written one. */
  readonly filler: readonly string[];
}

const words = z.string().transform((text) => text.trim().split(/\s+/));
const names = z.array(z.string().regex(/^[a-z-]+$/));
const pictureSizesSchema = z.strictObject({
  servers: z.array(
    z.strictObject({
      name: z.string(),
      find: z.string().refine(isExpression, 'This is no regular expression.'),
      largest: z.string(),
    }),
  ),
  widths: names,
  heights: names,
  words,
});
const markupWordsSchema = z.strictObject({
  notTheSellers: words,
  navigation: words,
  description: words,
  details: words,
  formerPrice: words,
  partialPrice: words,
  price: words,
  currentPrice: words,
  lowestPrice: words,
  perMonth: words,
  decoration: words,
  buying: words,
  video: words,
  currency: words,
  brand: words,
  none: words,
  picture: words,
  wall: z.array(z.string()),
});

const propertyNamesSchema = z.strictObject({
  names: z.record(z.string(), z.record(z.string().length(2), z.string())),
  units: z.record(z.string(), z.string()),
});

const priceWeightsSchema = z.record(z.enum([...PRICE_SIGNS, 'noPrice', 'least']), z.number());

const fillerWordsSchema = z.strictObject({ words });

const descriptionWeightsSchema = z.record(z.enum([...DESCRIPTION_SIGNS, 'noDescription']), z.number());

/** Throws a `ContentError`. */
export const readPageRules = (contentDir: string): PageRules =>
  collectParts<PageRules>({
    sizes: () => readYaml(openContent(contentDir, 'reading/pictureSizes.yaml'), pictureSizesSchema).value,
    markup: () => readYaml(openContent(contentDir, 'reading/markupWords.yaml'), markupWordsSchema).value,
    properties: () =>
      readYaml(openContent(contentDir, 'reading/propertyNames.yaml'), propertyNamesSchema).value,
    prices: () => readYaml(openContent(contentDir, 'reading/priceWeights.yaml'), priceWeightsSchema).value,
    descriptions: () =>
      readYaml(openContent(contentDir, 'reading/descriptionWeights.yaml'), descriptionWeightsSchema).value,
    filler: () =>
      readYaml(openContent(contentDir, 'reading/fillerWords.yaml'), fillerWordsSchema).value.words,
  });

function isExpression(text: string): boolean {
  try {
    return new RegExp(text, 'i') instanceof RegExp;
  } catch {
    return false;
  }
}
