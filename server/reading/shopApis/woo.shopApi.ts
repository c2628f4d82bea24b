/** WooCommerce: the public Store API, asked by the product's name in the address. */
import { z } from 'zod';
import { found } from '../html/defineSource';
import { TRUST } from '../html/finding';
import { plainText } from '../html/plainText';
import { defineShopApi } from './defineShopApi';
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

export const wooShopApi = defineShopApi({
  name: 'woo',
  suits: ({ pathname }) => PATH.test(pathname),
  async read(url, world) {
    const [, before = '', slug = ''] = PATH.exec(url.pathname) ?? [];
    const address = `${url.origin}${before}/wp-json/wc/store/v1/products?slug=${slug}`;
    const product = (await fetchJson(address, productsSchema, world))?.[0];
    if (!product) return [];
    return [
      found('title', plainText(product.name), TRUST.shopApi),
      found('description', plainText(product.description || product.short_description), TRUST.shopApi),
      ...product.images.map(({ src }) => found('image', src, TRUST.shopApi)),
    ];
  },
});
