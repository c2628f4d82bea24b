/** WooCommerce: the public Store API, asked by the product's name in the address. */
import { z } from 'zod';
import { found } from '../reading/defineSource';
import { TRUST } from '../reading/findings';
import { plainText } from '../reading/plainText';
import { defineTwin } from './defineTwin';
import { fetchJson } from './fetchJson';

const PATH = /^(.*)\/product\/(?:[^/]+\/)*([^/]+)\/?$/;

const productsSchema = z.array(
  z.object({
    name: z.string(),
    description: z.string().default(''),
    short_description: z.string().default(''),
    images: z.array(z.object({ src: z.string() })).default([]),
  }),
);

export const wooTwin = defineTwin({
  name: 'woo',
  suits: ({ pathname }) => PATH.test(pathname),
  async read(url, world) {
    const [, before = '', slug = ''] = PATH.exec(url.pathname) ?? [];
    const address = `${url.origin}${before}/wp-json/wc/store/v1/products?slug=${slug}`;
    const product = (await fetchJson(address, productsSchema, world))?.[0];
    if (!product) return [];
    return [
      found('title', plainText(product.name), TRUST.twin),
      found('description', plainText(product.description || product.short_description), TRUST.twin),
      ...product.images.map(({ src }) => found('image', src, TRUST.twin)),
    ];
  },
});
