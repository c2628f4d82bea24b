/** Every source of the page itself; a new one is a file and a line here. */
import type { Source } from '../html/defineSource';
import { ebaySource } from './ebay.source';
import { etsySource } from './etsy.source';
import { googlePlaySource } from './googlePlay.source';
import { jsonLdSource } from './jsonLd.source';
import { microdataSource } from './microdata.source';
import { openGraphSource } from './openGraph.source';
import { embeddedSource } from './embedded.source';
import { videosSource } from './videos.source';
import { wooSource } from './woo.source';

export const sources: readonly Source[] = [
  etsySource,
  googlePlaySource,
  ebaySource,
  wooSource,
  jsonLdSource,
  microdataSource,
  openGraphSource,
  embeddedSource,
  videosSource,
];
