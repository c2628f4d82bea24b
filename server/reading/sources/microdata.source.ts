/** schema.org data in `itemscope` and `itemprop`. */
import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { defineSource, found } from '../html/defineSource';
import { TRUST } from '../html/finding';
import { candidatesOf } from '../html/pagePictures';
import { plainText } from '../html/plainText';
import { statedPrice } from '../html/price';
import type { StatedValue } from '../html/productProperties';
import { isArticle, isGone, isProduct, isSeller, PRODUCT_CODES } from '../html/productTypes';
import { isSameName, oneLine } from '../html/words';

/** A page of more products is a list of them. */
const MOST_SCOPES = 24;

export const microdataSource = defineSource({
  name: 'microdata',
  *find({ $, structure, names, currencies, properties }) {
    const isCalled = (scope: Element) => names.some((name) => isSameName(nameOf($, scope), name));
    const stating = $<Element, string>('[itemscope][itemtype]');
    const scopes = stating
      .filter((_, scope) => {
        const type = $(scope).attr('itemtype');
        return isProduct(type) && (!isSeller(type) || isCalled(scope));
      })
      .slice(0, MOST_SCOPES)
      .toArray();
    const articles = stating.filter((_, { attribs }) => isArticle(attribs['itemtype']));
    for (const scope of articles.slice(0, MOST_SCOPES).toArray())
      yield found('article', nameOf($, scope, ['headline', 'name']));
    const holds = (scope: Element) => structure.heading !== null && $.contains(scope, structure.heading);
    // Of several products those without the heading and its name are recommendations.
    const own = scopes.filter((scope) => scopes.length === 1 || holds(scope) || isCalled(scope));
    for (const scope of own) {
      const partOf = (name: string) =>
        $(scope).find(`[itemprop="offers"] [itemprop="${name}"], [itemprop="${name}"][content]`).first();
      const saidBy = (part: Cheerio<Element>) => part.attr('content') ?? part.text();
      const currency = saidBy(partOf('priceCurrency'));
      // Of several offers the page asks from the lowest on; one offer that states several prices says what it was, too.
      const lowest = partOf('lowPrice');
      const price = partOf('price');
      const inOffer = price.closest('[itemprop="offers"]').find('[itemprop="price"]');
      const parts = saidBy(lowest) ? lowest : inOffer.length > 0 ? inOffer : price;
      const stated = parts
        .toArray()
        .map((part) => statedPrice(oneLine(saidBy($(part))), currency, currencies));
      const tags = [...new Set(stated)];
      // Without a currency of its own it is what the page shows, said once more.
      const availability = partOf('availability');
      for (const tag of tags)
        yield {
          ...found('price', tag, currency ? TRUST.structured : TRUST.text),
          ...(tags.length > 1 ? { isContested: true } : {}),
          ...(Number(saidBy(partOf('highPrice'))) > Number(saidBy(lowest)) ? { isLowest: true } : {}),
          ...(isGone(availability.attr('href') ?? availability.attr('content')) ? { isGone: true } : {}),
        };
      for (const property of propertiesOf($, scope)) {
        if (structure.isElsewhere(property)) continue;
        const part = $(property);
        const content = part.attr('content');
        const roles = (part.attr('itemprop') ?? '').split(/\s+/);
        if (roles.includes('name')) yield found('title', content ?? plainText(part.html()), TRUST.structured);
        if (PRODUCT_CODES.some((code) => roles.includes(code)))
          yield found('code', content ?? oneLine(part.html()), TRUST.structured);
        if (roles.includes('brand'))
          yield found(
            'brand',
            content ?? oneLine(part.find('[itemprop="name"]').attr('content') ?? part.html()),
          );
        if (roles.includes('description'))
          yield found('description', plainText(content ?? part.html()), TRUST.structured);
        const stated = property.attribs['itemscope'] === undefined ? undefined : valueIn($, property);
        if (stated && roles.includes('additionalProperty'))
          yield found('property', properties.rowOfValue(stated), TRUST.structured);
        for (const name of properties.names)
          if (roles.includes(name))
            yield found(
              'property',
              properties.rowOf(name, stated ?? content ?? oneLine(part.html())),
              TRUST.structured,
            );
        if (roles.includes('image')) {
          const shown = property.name === 'img' ? candidatesOf($, property).find(Boolean) : part.attr('href');
          yield found('image', content ?? shown, TRUST.structured);
        }
      }
    }
  },
});

const nameOf = ($: CheerioAPI, scope: Element, properties = ['name']) => {
  const name = propertiesOf($, scope).find(({ attribs }) => properties.includes(attribs['itemprop'] ?? ''));
  return name ? oneLine(name.attribs['content'] ?? $(name).html()) : '';
};

/** What a value of its own says: a PropertyValue's name, a QuantitativeValue's unit. */
function valueIn($: CheerioAPI, scope: Element): StatedValue {
  const saying = propertiesOf($, scope).map((part) => [
    part.attribs['itemprop'] ?? '',
    part.attribs['content'] ?? oneLine($(part).html()),
  ]);
  return Object.fromEntries(saying.toReversed()) as StatedValue;
}

/** A property belongs to the nearest scope, such as the offer inside the product. */
const propertiesOf = ($: CheerioAPI, scope: Element) =>
  $(scope)
    .find('[itemprop]')
    .filter((_, property) => $(property).parentsUntil(scope, '[itemscope]').length === 0)
    .toArray();
