/** Apple's App Store: the public lookup by the app's number. */
import { z } from 'zod';
import { found } from '../html/defineSource';
import { TRUST } from '../html/finding';
import { plainText } from '../html/plainText';
import { defineShopApi } from './defineShopApi';
import { fetchJson } from './fetchJson';

const LOOKUP = 'https://itunes.apple.com/lookup';
const PATH = /^\/(?:([a-z]{2})\/)?app\/(?:[^/]+\/)?id(\d+)/;

const answerSchema = z.object({
  results: z.array(
    z.object({
      trackName: z.string(),
      description: z.string().default(''),
      screenshotUrls: z.array(z.string()).default([]),
      ipadScreenshotUrls: z.array(z.string()).default([]),
      artworkUrl512: z.string().optional(),
    }),
  ),
});

export const appStoreShopApi = defineShopApi({
  name: 'app-store',
  suits: ({ hostname, pathname }) => /^(apps|itunes)\.apple\.com$/.test(hostname) && PATH.test(pathname),
  async read(url, world) {
    const [, country = 'us', id] = PATH.exec(url.pathname) ?? [];
    const answer = await fetchJson(`${LOOKUP}?id=${id}&country=${country}`, answerSchema, world);
    const app = answer?.results[0];
    if (!app) return [];
    const shots = app.screenshotUrls.length > 0 ? app.screenshotUrls : app.ipadScreenshotUrls;
    return [
      found('title', plainText(app.trackName), TRUST.shopApi),
      found('description', app.description.trim(), TRUST.shopApi),
      ...[...shots.map(inFullSize), app.artworkUrl512].map((image) => found('image', image, TRUST.shopApi)),
    ];
  },
});

/** Apple's picture servers draw any size that is asked for, within the one that was uploaded. */
const inFullSize = (address: string) => address.replace(/\/\d+x\d+bb(?=\.\w+$)/, '/1290x2796bb');
