/** Google Play: screenshots by their label, the trailer by its link. */
import { defineSource, found } from '../html/defineSource';
import { largestOf } from '../html/largestOf';
import { plainText } from '../html/plainText';

/** Google's picture servers draw any size that is asked for. */
const inFullSize = (address: string | undefined) => address?.replace(/=[wsh]\d+[^/]*$/, '=w2160-h2160');
const TRAILER = /yt:movie:([\w-]{11})/;

export const googlePlaySource = defineSource({
  name: 'google-play',
  *find({ $, url }) {
    if (!/(^|\.)play\.google\.com$/.test(url.hostname) && $('[data-g-id="description"]').length === 0) return;
    yield found('title', plainText($('h1[itemprop="name"], h1').first().html()));
    yield found('description', plainText($('[data-g-id="description"]').html()));
    for (const image of $('img[alt="Screenshot image"]').toArray())
      yield found('image', inFullSize(largestOf($(image))));
    for (const trailer of $('[data-trailer-url]').toArray()) {
      const video = TRAILER.exec($(trailer).attr('data-trailer-url') ?? '')?.[1];
      if (video) yield found('video', `https://www.youtube.com/watch?v=${video}`);
    }
  },
});
