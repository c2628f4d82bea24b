/** schema.org data in `application/ld+json`: what most shops write for search engines. */
import {
  PRODUCT_CODES,
  isArticle,
  isGone,
  isPlainPage,
  isProduct,
  isSeller,
  typesOf,
} from '../html/productTypes';
import { defineSource, found } from '../html/defineSource';
import { TRUST, type Finding } from '../html/finding';
import { looseJson } from '../html/looseJson';
import { plainText } from '../html/plainText';
import { statedPrice, type Currencies } from '../html/price';
import type { ProductProperties } from '../html/productProperties';
import { isSameName, oneLine } from '../html/words';

type Node = Record<string, unknown>;

const DEEPEST = 8;
const LEAST_LISTED = 3;
/** `object`: of an action, such as buying. */
const HOLDERS = [
  '@graph',
  'mainEntity',
  'mainEntityOfPage',
  'hasVariant',
  'itemListElement',
  'item',
  'object',
];

export const jsonLdSource = defineSource({
  name: 'json-ld',
  *find({ $, names, currencies, properties }) {
    const nodes = $('script[type*="ld+json"]')
      .toArray()
      .flatMap((script) => [...nodesIn(looseJson($(script).text()))]);
    const products = nodes.filter(
      (node) => isProductNode(node) && (!isSeller(node['@type']) || isNamed(node, names)),
    );
    const whole = products.filter((node) => !node['isVariantOf']);
    // Where none of several is the page's, it lists them.
    const isList = whole.length >= LEAST_LISTED && !products.some((node) => isNamed(node, names));
    const main = isList ? undefined : (whole.find((node) => isNamed(node, names)) ?? whole[0]);
    for (const node of products) {
      // Of several products the others are recommendations, unless they are variants.
      if (node !== main && (isList || !node['isVariantOf']) && !isNamed(node, names)) continue;
      yield* productFindings(node, node === main || whole.length === 0, { currencies, properties });
    }
    for (const node of nodes)
      if (isArticle(node['@type'])) yield found('article', oneLine(node['headline'] ?? node['name']));
    for (const node of nodes) if (isPlainPage(node['@type'])) yield found('page', oneLine(node['name']));
    for (const node of nodes)
      if (typesOf(node['@type']).includes('VideoObject')) yield* videoFindings(node, TRUST.variant);
  },
});

const isNamed = (node: Node, names: readonly string[]) =>
  names.some((name) => isSameName(oneLine(node['name']), name));
const isProductNode = (node: Node) => isProduct(node['@type']);

interface Words {
  readonly currencies: Currencies;
  readonly properties: ProductProperties;
}

function* productFindings(
  node: Node,
  isMain: boolean,
  { currencies, properties }: Words,
): Generator<Finding> {
  const trust = isMain ? TRUST.structured : TRUST.variant;
  yield found('title', oneLine(node['name']), trust);
  yield found('brand', brandOf(node['brand']), trust);
  for (const code of PRODUCT_CODES) yield found('code', oneLine(node[code]), trust);
  yield found('description', plainText(node['description']), trust);
  for (const one of listOf(node['additionalProperty']))
    if (isNode(one)) yield found('property', properties.rowOfValue(one), trust);
  // One variant's is not the product's, nor is one of several to choose from.
  for (const name of isMain ? properties.names : []) {
    const [value, ...more] = listOf(node[name]);
    if (more.length === 0) yield found('property', properties.rowOf(name, value), trust);
  }
  for (const offer of listOf(node['offers']).filter(isNode)) {
    const specified = listOf(offer['priceSpecification']).find(isNode);
    const amount = offer['price'] ?? specified?.['price'] ?? offer['lowPrice'];
    const currency = offer['priceCurrency'] ?? specified?.['priceCurrency'];
    yield {
      ...found('price', statedPrice(amount, currency, currencies), trust),
      ...(typeof currency === 'string' ? { currency } : {}),
      ...(isGone(offer['availability']) ? { isGone: true } : {}),
      ...(Number(offer['highPrice']) > Number(amount) ? { isLowest: true } : {}),
    };
  }
  for (const image of [...imagesOf(node['image']), ...imagesOf(node['screenshot'])])
    yield found('image', image, trust);
  for (const video of listOf(node['video'] ?? node['subjectOf']))
    if (isNode(video)) yield* videoFindings(video, trust);
}

function* videoFindings(node: Node, trust: number): Generator<Finding> {
  const file = listOf(node['contentUrl'])[0];
  yield found('video', file ?? listOf(node['embedUrl'])[0], trust);
}

function* nodesIn(value: unknown, depth = 0): Generator<Node> {
  if (depth > DEEPEST) return;
  if (Array.isArray(value)) for (const part of value) yield* nodesIn(part, depth + 1);
  if (!isNode(value)) return;
  if (value['@type']) yield value;
  for (const holder of HOLDERS) yield* nodesIn(value[holder], depth + 1);
}

const brandOf = (value: unknown) => {
  const [brand] = listOf(value);
  return oneLine(isNode(brand) ? brand['name'] : brand);
};
const imagesOf = (value: unknown): unknown[] =>
  listOf(value).flatMap((image) =>
    isNode(image) ? listOf(image['contentUrl'] ?? image['url'] ?? image['@id']) : [image],
  );
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value == null ? [] : [value]);
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
