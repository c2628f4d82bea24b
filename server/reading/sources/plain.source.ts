/** A page that tells machines nothing: its headings, its first real paragraph, its larger pictures. */
import { defineSource, found } from '../html/defineSource';
import { TRUST } from '../html/findings';
import { largestOf } from '../html/largestOf';
import { plainText } from '../html/plainText';

const SMALLEST = { width: 200, height: 150 } as const;
const SENTENCE_CHARACTERS = 50;
const MOST_IMAGES = 400;
const MOST_PARAGRAPHS = 150;
/** Pictures of the site, not of the product. */
const DECORATION = /^data:|\.svg(?:\?|$)|sprite|logo|icon|pixel|avatar|badge|placeholder|spinner/i;
const VIDEO_FILE = /https?:[^"'\s\\<>]+?\.(?:mp4|webm|mov)(?:\?[^"'\s\\<>]*)?/g;
const EMBEDDED = /(?:youtube(?:-nocookie)?\.com\/embed\/|youtu\.be\/)([\w-]{11})/;

export const plainSource = defineSource({
  name: 'plain',
  *find({ $, html }) {
    yield found('title', plainText($('h1').first().html()), TRUST.heading);
    yield found('title', plainText($('head title').first().html()), TRUST.bar);
    const paragraphs = $('main p, article p, [class*=description] p, p').slice(0, MOST_PARAGRAPHS).toArray();
    const first = paragraphs
      .map((p) => plainText($(p).html()))
      .find((text) => text.length > SENTENCE_CHARACTERS);
    yield found('description', first, TRUST.text);

    for (const element of $('main img, article img, [class*=gallery] img, [class*=product] img, img')
      .slice(0, MOST_IMAGES)
      .toArray()) {
      const image = $(element);
      const [width, height] = [Number(image.attr('width')) || 0, Number(image.attr('height')) || 0];
      const tooSmall = (width && width < SMALLEST.width) || (height && height < SMALLEST.height);
      const address = largestOf(image);
      if (!tooSmall && address && !DECORATION.test(address)) yield found('image', address, TRUST.text);
    }

    for (const video of $('video[src], video source[src]').toArray())
      yield found('video', $(video).attr('src'), TRUST.heading);
    for (const [file] of html.matchAll(VIDEO_FILE)) yield found('video', file, TRUST.text);
    for (const frame of $('iframe[src]').toArray()) {
      const id = EMBEDDED.exec($(frame).attr('src') ?? '')?.[1];
      if (id) yield found('video', `https://www.youtube.com/watch?v=${id}`, TRUST.text);
    }
  },
});
