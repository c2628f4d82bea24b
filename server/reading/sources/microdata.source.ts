/** schema.org data in `itemscope` and `itemprop`. */
import { defineSource, found } from '../html/defineSource';
import { TRUST } from '../html/findings';
import { plainText } from '../html/plainText';
import { priceTag } from '../html/price';
import { isProduct } from '../html/productTypes';

export const microdataSource = defineSource({
  name: 'microdata',
  *find({ $ }) {
    const scopes = $('[itemscope][itemtype]').filter((_, scope) => isProduct($(scope).attr('itemtype')));
    for (const scope of scopes.toArray()) {
      // A property belongs to the nearest scope, such as the offer inside the product.
      const own = $(scope)
        .find('[itemprop]')
        .filter((_, property) => $(property).parentsUntil(scope, '[itemscope]').length === 0);
      const offered = (name: string) => {
        const part = $(scope).find(`[itemprop="offers"] [itemprop="${name}"]`).first();
        return part.attr('content') ?? part.text();
      };
      yield found('price', priceTag(offered('price'), offered('priceCurrency')), TRUST.structured);
      for (const property of own.toArray()) {
        const part = $(property);
        const content = part.attr('content');
        const names = (part.attr('itemprop') ?? '').split(/\s+/);
        if (names.includes('name')) yield found('title', content ?? plainText(part.html()), TRUST.structured);
        if (names.includes('description'))
          yield found('description', plainText(content ?? part.html()), TRUST.structured);
        if (names.includes('image'))
          yield found('image', content ?? part.attr('src') ?? part.attr('href'), TRUST.structured);
      }
    }
  },
});
