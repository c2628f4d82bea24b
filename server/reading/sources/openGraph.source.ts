/** What a page shows when its link is shared: OpenGraph and Twitter cards. */
import { defineSource, found } from '../html/defineSource';
import { TRUST } from '../html/finding';
import { plainText } from '../html/plainText';
import { priceTag, tagOf } from '../html/price';

export const openGraphSource = defineSource({
  name: 'open-graph',
  *find({ $, currencies }) {
    const contents = (...names: string[]) =>
      names.flatMap((name) =>
        $(`meta[property="${name}"], meta[name="${name}"]`)
          .toArray()
          .map((meta) => $(meta).attr('content')),
      );
    for (const title of contents('og:title', 'twitter:title'))
      yield found('title', plainText(title), TRUST.preview);
    for (const text of contents('og:description', 'twitter:description'))
      yield found('description', plainText(text), TRUST.preview);
    for (const text of contents('description')) yield found('description', plainText(text), TRUST.heading);
    const [amount] = contents('product:sale_price:amount', 'product:price:amount', 'og:price:amount');
    const [currency] = contents('product:price:currency', 'og:price:currency');
    yield found('price', priceTag(amount, currency), TRUST.preview);
    for (const text of contents('og:price', 'product:price', 'twitter:data1'))
      yield found('price', tagOf(text ?? '', currencies), TRUST.preview);
    for (const image of contents('og:image:secure_url', 'og:image', 'twitter:image', 'twitter:image:src'))
      yield found('image', image, TRUST.preview);
    for (const video of contents('og:video:secure_url', 'og:video:url', 'og:video'))
      yield found('video', video, TRUST.preview);
  },
});
