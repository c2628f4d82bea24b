/** What a page shows when its link is shared: OpenGraph and Twitter cards. */
import { defineSource, found } from '../html/defineSource';
import { TRUST } from '../html/finding';
import { contentsOf } from '../html/metas';
import { plainText } from '../html/plainText';
import { statedPrice, tagOf } from '../html/price';

/** `product:price:amount`, and what shops call theirs. */
const PRICE = /(?:^|[:_.-])price(?:[:_.-](?:amount|value))?$/i;
const CURRENCY = /currency(?:[:_.-]?code)?$/i;

export const openGraphSource = defineSource({
  name: 'open-graph',
  *find({ $, currencies }) {
    const contents = (...names: string[]) =>
      names.flatMap((name) => contentsOf($, `meta[property="${name}"], meta[name="${name}"]`));
    for (const title of contents('og:title', 'twitter:title'))
      yield found('title', plainText(title), TRUST.preview);
    for (const text of contents('og:description', 'twitter:description'))
      yield found('description', plainText(text), TRUST.preview);
    for (const text of contents('description')) yield found('description', plainText(text), TRUST.heading);
    for (const brand of contents('product:brand', 'og:brand'))
      yield found('brand', plainText(brand), TRUST.preview);
    const metas = $('meta')
      .toArray()
      .map(({ attribs }) => ({
        name: attribs['property'] ?? attribs['name'] ?? '',
        content: attribs['content'] ?? attribs['value'] ?? '',
      }));
    const currency = metas.find(({ name, content }) => CURRENCY.test(name) && /^[A-Z]{3}$/.test(content));
    const prices = metas.filter(({ name }) => PRICE.test(name));
    const current = prices.filter(({ name }) => /sale/i.test(name));
    for (const { content } of current.length > 0 ? current : prices)
      yield found('price', statedPrice(content, currency?.content, currencies), TRUST.preview);
    for (const { name, content } of metas)
      if (name === 'twitter:data1') yield found('price', tagOf(content, currencies), TRUST.preview);
    for (const image of contents('og:image:secure_url', 'og:image', 'twitter:image', 'twitter:image:src'))
      yield found('image', image, TRUST.preview);
    for (const video of contents('og:video:secure_url', 'og:video:url', 'og:video'))
      yield found('video', video, TRUST.preview);
  },
});
