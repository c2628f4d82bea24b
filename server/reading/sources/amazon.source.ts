/** Amazon: the gallery is in a script, in full size under `hiRes`. */
import { defineSource, found } from '../html/defineSource';
import { TRUST } from '../html/findings';
import { looseJson } from '../html/looseJson';
import { plainText } from '../html/plainText';

const GALLERY = /"hiRes":\s*(?:"(https?:[^"]+)"|null)[^{}]*?"large":\s*"(https?:[^"]+)"/g;
const LARGE_FIRST = /"large":\s*"(https?:[^"]+)"[^{}]*?"hiRes":\s*(?:"(https?:[^"]+)"|null)/g;
const VIDEO = /"url":\s*"(https?:[^"]+?\.mp4[^"]*)"/g;

export const amazonSource = defineSource({
  name: 'amazon',
  *find({ $, html }) {
    if ($('#productTitle').length === 0) return;
    yield found('title', plainText($('#productTitle').html()));
    const bullets = $('#feature-bullets li')
      .toArray()
      .map((bullet) => plainText($(bullet).html()))
      .filter(Boolean);
    yield found('description', bullets.join('\n') || plainText($('#productDescription').html()));
    for (const [, full, large] of html.matchAll(GALLERY)) yield found('image', unescaped(full ?? large));
    for (const [, large, full] of html.matchAll(LARGE_FIRST)) yield found('image', unescaped(full ?? large));
    const sizes = looseJson($('#landingImage').attr('data-a-dynamic-image') ?? '');
    yield found('image', $('#landingImage').attr('data-old-hires'), TRUST.gallery);
    if (typeof sizes === 'object' && sizes !== null)
      yield found('image', Object.keys(sizes).at(-1), TRUST.variant);
    for (const [, video] of html.matchAll(VIDEO)) yield found('video', unescaped(video));
  },
});

const unescaped = (address: string | undefined) => address?.replaceAll('\\/', '/').replaceAll('\\u0026', '&');
