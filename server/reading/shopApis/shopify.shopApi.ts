/** Shopify: `/products/{handle}.json` tells words and pictures, `.js` the videos as well. */
import { z } from 'zod';
import { found } from '../html/defineSource';
import { TRUST } from '../html/finding';
import { plainText } from '../html/plainText';
import { defineShopApi } from './defineShopApi';
import { fetchJson } from './fetchJson';

const PATH = /^(.*\/products\/[^/]+?)(?:\.\w+)?\/?$/;

const productSchema = z.object({
  product: z.object({
    title: z.string(),
    vendor: z.string().nullish(),
    body_html: z.string().nullish(),
    images: z.array(z.object({ src: z.string() })).default([]),
  }),
});
const mediaSchema = z.object({
  media: z.array(
    z.object({
      media_type: z.string(),
      sources: z.array(z.object({ url: z.string(), height: z.number().nullish() })).default([]),
    }),
  ),
});

export const shopifyShopApi = defineShopApi({
  name: 'shopify',
  suits: ({ pathname }) => PATH.test(pathname),
  async read(url, world) {
    const path = PATH.exec(url.pathname)?.[1];
    const [data, media] = await Promise.all([
      fetchJson(`${url.origin}${path}.json`, productSchema, world),
      fetchJson(`${url.origin}${path}.js`, mediaSchema, world),
    ]);
    if (!data) return [];
    const videos = (media?.media ?? []).filter(({ media_type: type }) => type === 'video');
    return [
      found('title', plainText(data.product.title), TRUST.shopApi),
      found('brand', plainText(data.product.vendor), TRUST.shopApi),
      found('description', plainText(data.product.body_html), TRUST.shopApi),
      ...data.product.images.map(({ src }) => found('image', src, TRUST.shopApi)),
      ...videos.map(({ sources }) => found('video', bestOf(sources), TRUST.shopApi)),
    ];
  },
});

const MOST_HEIGHT = 1080;
/** The tallest that is no taller than the video that we make. */
const bestOf = (files: { url: string; height?: number | null | undefined }[]) => {
  const mp4 = files.filter(({ url }) => /\.mp4(\?|$)/.test(url));
  const fitting = mp4.filter(({ height }) => (height ?? 0) <= MOST_HEIGHT);
  return (fitting.length > 0 ? fitting : mp4).toSorted((a, b) => (b.height ?? 0) - (a.height ?? 0))[0]?.url;
};
