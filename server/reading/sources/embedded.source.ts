/** The page's own state in its scripts: the object that bears the product's name or address, and what has its id, by their shape alone. */
import { defineSource, found } from '../html/defineSource';
import { isNode, type Node } from '../html/embeddedData';
import { TRUST, type Finding } from '../html/finding';
import type { Markup } from '../html/markupWords';
import { plainText } from '../html/plainText';
import { priceTag } from '../html/price';
import { letters, oneLine } from '../html/words';

const MOST_NODES = 120_000;
const DEEPEST_PART = 8;
const LEAST_NAME = 4;
const LEAST_ID = 5;
const LEAST_ENTRIES = 3;
const LEAST_PATH = 8;
const IMAGE_ADDRESS = /^(?:https?:)?\/?\/\S+\.(?:jpe?g|png|webp|avif)(?:[?#]\S*)?$/i;
const CURRENCY_KEY = /currency/i;
const PRICE_KEY = /^(?:(?:current|sale|sales|final|selling|offer|special|now)_?price|price|amount|value)$/i;
const DESCRIPTION_KEY = /desc/i;
const BRAND_KEY = /^(?:brand|manufacturer)(?:_?name)?$/i;
const ID_KEY = /^(?:id|sku|.+_?id)$/i;
const NAME_KEY = /^(?:name|title|.+(?:name|title))$/i;
const ADDRESS_KEY = /ur[li]$|href|link|canonical/i;
/** Of a list of properties: what each is called, and what it is. */
const PROPERTY_KEY = /^(?:key|name|label|title|heading|attribute)$/i;
const VALUE_KEY = /^(?:values?|text|content)$/i;
const LEAST_PROPERTIES = 3;
/** More are the prices of its variants. */
const MOST_PRICES = 2;
const MOST_PROPERTY = 200;
const LEAST_DESCRIPTION = 80;
/** Of a sentence: an entry that says one is more than a picture. */
const SAYING = 40;
/** A number that only says where or how large something is shown. */
const PLACING_KEY = /index|order|position|sort|width|height|size|scale|ratio|id$/i;

export const embeddedSource = defineSource({
  name: 'embedded',
  *find({ $, url, names, markup, structure: { heading }, embedded }) {
    const previews = names.map(letters);
    // Where scripts draw the page it has no heading yet, but data that name the product.
    const name = heading
      ? letters(oneLine($(heading).html()))
      : (previews.find(({ length }) => length >= LEAST_NAME) ?? '');
    if (name.length < LEAST_NAME) return;
    const path = pathOf(url.pathname);
    const isName = (value: string) => {
      const called = letters(oneLine(value));
      return (
        called === name ||
        ((called.includes(name) || (called.length > name.length / 2 && name.includes(called))) &&
          previews.some((preview) => preview !== name && preview.includes(called)) &&
          called.length > LEAST_NAME)
      );
    };
    const isHere = (value: string) => path.length >= LEAST_PATH && pathOf(pathIn(value, url)) === path;
    const budget = { nodes: MOST_NODES };
    const isOthers = (key: string) => markup.isNamed(key, 'notTheSellers');
    const named = embedded.flatMap((data) => [
      ...nodesIn(data, budget, (node) => namedBy(node, isName), isOthers),
    ]);
    // Several at one address are its variants.
    const atHome = embedded.flatMap((data) => [
      ...nodesIn(data, { nodes: MOST_NODES }, (node) => standingAt(node, isHere)),
    ]);
    const told = [
      url.pathname + url.search,
      ...$('meta[property="og:image"], meta[property="og:url"], link[rel="canonical"]')
        .toArray()
        .map(({ attribs }) => `${attribs['content'] ?? ''}${attribs['href'] ?? ''}`),
      $('script[type*="ld+json"]')
        .text()
        .replaceAll(String.raw`\/`, '/'),
    ].join('\n');
    const bearers = named.length > 0 ? thatAgree(named, told) : atHome.slice(0, 1);
    const ids = new Set(bearers.flatMap(({ node }) => idsOf(node)));
    const known = new Set(bearers.map(({ node }) => node));
    const parts = embedded.flatMap((data) => [
      ...nodesIn(data, { nodes: MOST_NODES }, (node) =>
        !known.has(node) && ids.size > 0 && idsOf(node).some((id) => ids.has(id))
          ? { node, nameKey: bearers[0]?.nameKey ?? '' }
          : null,
      ),
    ]);
    for (const product of bearers) yield* productFindings(product, markup);
    for (const part of [...bearers, ...parts]) yield* textFindings(part, markup);
  },
});

/** Variants bear one name: those whose ids and pictures the page tells elsewhere, where it tells any. */
function thatAgree(bearers: readonly Bearer[], told: string): readonly Bearer[] {
  const isTold = ({ node, nameKey }: Bearer) =>
    idsOf(node).some((id) => told.includes(id)) ||
    [...leavesOf(node, nameKey)].some(
      ({ value }) =>
        typeof value === 'string' &&
        IMAGE_ADDRESS.test(value) &&
        told.includes(
          value
            .replace(/[?#].*$/, '')
            .split('/')
            .slice(-2)
            .join('/'),
        ),
    );
  const agreeing = bearers.filter(isTold);
  return agreeing.length > 0 ? agreeing : bearers;
}

interface Bearer {
  readonly node: Node;
  /** Under which it bears the name: what has another value there is another thing. */
  readonly nameKey: string;
}

/** The outermost objects of which `take` makes something; what `isOthers` calls is not looked into: a buyer's words bear the product's name, too. */
function* nodesIn(
  data: unknown,
  budget: { nodes: number },
  take: (node: Node) => Bearer | null,
  isOthers: (key: string) => boolean = () => false,
): Generator<Bearer> {
  const waiting: unknown[] = [data];
  while (waiting.length > 0 && budget.nodes > 0) {
    const value = waiting.pop();
    budget.nodes -= 1;
    if (Array.isArray(value)) waiting.push(...(value.slice(0, 500) as unknown[]).toReversed());
    if (!isNode(value)) continue;
    const taken = take(value);
    if (taken) yield taken;
    else
      waiting.push(
        ...Object.entries(value)
          .filter(([key, one]) => typeof one === 'object' && !isOthers(key))
          .map(([, one]) => one)
          .toReversed(),
      );
  }
}

const textsOf = (node: Node) =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' && value.length < 400 ? [[key, value] as const] : [],
  );

function namedBy(node: Node, isName: (value: string) => boolean): Bearer | null {
  if (Object.keys(node).length < LEAST_ENTRIES) return null;
  const named = textsOf(node).find(([, value]) => isName(value));
  return named ? { node, nameKey: named[0] } : null;
}

function standingAt(node: Node, isHere: (value: string) => boolean): Bearer | null {
  if (Object.keys(node).length <= LEAST_ENTRIES) return null;
  const texts = textsOf(node);
  const name = texts.find(([key]) => NAME_KEY.test(key));
  return name && texts.some(([key, value]) => ADDRESS_KEY.test(key) && isHere(value))
    ? { node, nameKey: name[0] }
    : null;
}

const idsOf = (node: Node) =>
  Object.entries(node).flatMap(([key, value]) =>
    ID_KEY.test(key) && (typeof value === 'string' || typeof value === 'number')
      ? [String(value)].filter((id) => id.length >= LEAST_ID)
      : [],
  );

function* productFindings(product: Bearer, markup: Markup): Generator<Finding> {
  const prices = new Set<number>();
  let currency = '';
  yield found('brand', brandIn(product.node), TRUST.state);
  const isDrawing = (way: string) => markup.isNamed(way, 'decoration') || markup.isNamed(way, 'video');
  for (const { key, value, way } of leavesOf(product.node, product.nameKey)) {
    if (typeof value === 'string') {
      if (IMAGE_ADDRESS.test(value)) {
        if (!isDrawing(way)) yield found('image', value, TRUST.state);
      } else if (CURRENCY_KEY.test(key) && /^[A-Z]{3}$/.test(value)) currency = value;
    }
    if (PRICE_KEY.test(key) && Number(value) > 0) prices.add(Number(value));
  }
  if (prices.size > MOST_PRICES) return;
  const trust = isCounted(product.node) ? TRUST.viewed : TRUST.embedded;
  for (const price of prices) yield found('price', priceTag(price, currency) || String(price), trust);
}

/** Its name, or an object that has one. */
function brandIn(node: Node): string {
  const told = Object.entries(node).flatMap(([key, value]) => {
    const name = isNode(value) ? value['name'] : value;
    return BRAND_KEY.test(key) && typeof name === 'string' && /\p{L}/u.test(name) && !isAddress(name)
      ? [name]
      : [];
  });
  return told[0] ?? '';
}

/** What Google Analytics calls an item. https://developers.google.com/analytics/devguides/collection/ga4/reference/events */
const isCounted = (node: Node) => 'item_id' in node && 'item_name' in node;

function* textFindings({ node, nameKey }: Bearer, markup: Markup): Generator<Finding> {
  const isAnother = (key: string, one: Node) =>
    markup.isNamed(key, 'notTheSellers') ||
    textsOf(one).some(
      ([called, text]) =>
        NAME_KEY.test(called) && !markup.isNamed(text, 'description') && !markup.isNamed(text, 'details'),
    );
  for (const { key, value } of leavesOf(node, nameKey, isAnother))
    if (
      typeof value === 'string' &&
      DESCRIPTION_KEY.test(key) &&
      value.length > LEAST_DESCRIPTION &&
      !isAddress(value)
    )
      yield found('description', plainText(value), TRUST.embedded);
  const properties = [...propertiesIn(node, nameKey)];
  if (properties.length < LEAST_PROPERTIES) return;
  yield { ...found('description', [...new Set(properties)].join('\n'), TRUST.variant), isTable: true };
  for (const property of properties.filter(isWritten)) yield found('property', property, TRUST.state);
}

/** A row for people: "Main material: oak", not "variantId: 4711", "attr.length: long" or "Rollback: RB_Y". */
const isWritten = (row: string): boolean => {
  const [label = '', value = ''] = row.split(/:(.*)/s);
  return (
    label.split(/[\s/()-]+/).every((word) => /^\p{Lu}?[^\p{Lu}\d_.]*$/u.test(word)) &&
    !value.includes('_') &&
    letters(value) !== letters(label)
  );
};

interface Leaf {
  readonly key: string;
  readonly value: unknown;
  /** The keys that lead to it, its own last. */
  readonly way: string;
}

/** What belongs to the thing itself: another thing among its parts bears another name, or says, costs or leads to something of its own. */
function* leavesOf(
  node: Node,
  nameKey: string,
  isAnother: (key: string, one: Node) => boolean = () => false,
): Generator<Leaf> {
  function* visit(value: unknown, depth: number, key: string, way: string): Generator<Leaf> {
    if (depth > DEEPEST_PART) return;
    if (Array.isArray(value)) {
      for (const one of value.slice(0, 100))
        if (!isNode(one) || !isThing(one)) yield* visit(one, depth + 1, key, way);
    } else if (isNode(value)) {
      if (depth > 0 && (typeof value[nameKey] === 'string' || isAnother(key, value))) return;
      for (const [name, one] of Object.entries(value)) yield* visit(one, depth + 1, name, `${way} ${name}`);
    } else yield { key, value, way };
  }
  yield* visit(node, 0, '', '');
}

/** An entry of a list that says a sentence or leads elsewhere, and counts something or shows a picture: an offer, a review, another product. */
function isThing(node: Node): boolean {
  const entries = Object.entries(node);
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const says = texts.some(([, text]) => text.length >= SAYING && / \S+ /.test(text));
  const leads = texts.some(
    ([key, text]) => ADDRESS_KEY.test(key) && isAddress(text) && !IMAGE_ADDRESS.test(text),
  );
  const counts = entries.some(([key, one]) => typeof one === 'number' && one > 0 && !PLACING_KEY.test(key));
  const shows = [node, ...Object.values(node).filter(isNode)].some((part) =>
    Object.values(part).some((one) => typeof one === 'string' && IMAGE_ADDRESS.test(one)),
  );
  return (says || leads) && (counts || shows);
}

/** "Material: cotton", out of a list whose entries call something and say what it is. */
function* propertiesIn(value: unknown, nameKey: string, depth = 0): Generator<string> {
  if (depth > DEEPEST_PART) return;
  if (Array.isArray(value)) {
    for (const one of value.slice(0, 100)) yield* propertiesIn(one, nameKey, depth + 1);
    return;
  }
  if (!isNode(value) || (depth > 0 && typeof value[nameKey] === 'string' && nameKey !== 'name')) return;
  const property = propertyOf(value);
  if (property) yield property;
  else for (const one of Object.values(value)) yield* propertiesIn(one, nameKey, depth + 1);
}

function propertyOf(node: Node): string {
  const textOf = (isKey: RegExp) =>
    Object.entries(node)
      .filter(([key, value]) => isKey.test(key) && typeof value === 'string' && value.length <= MOST_PROPERTY)
      .map(([, value]) => oneLine(value).replaceAll('%25', '%'))[0] ?? '';
  const [name, value] = [textOf(PROPERTY_KEY), textOf(VALUE_KEY)];
  const isProperty =
    name !== value &&
    / |^\p{Lu}/u.test(name) &&
    /\p{L}{2}/u.test(value) &&
    !isAddress(value) &&
    !/[{}<>]/.test(value);
  return isProperty ? `${name.replace(/:$/, '')}: ${value}` : '';
}

const isAddress = (text: string) => /^(?:https?:)?\/{1,2}\S+$/.test(text);
const pathOf = (path: string) => path.replace(/\/$/, '').toLowerCase();
const pathIn = (value: string, base: URL) =>
  isAddress(value) && URL.canParse(value, base) ? new URL(value, base).pathname : '';
