/** The page's own state in its scripts: the object that bears the product's name, by its shape alone. */
import { defineSource, found } from '../html/defineSource';
import { isNode, type Node } from '../html/embeddedData';
import { TRUST, type Finding } from '../html/findings';
import { plainText } from '../html/plainText';
import { priceTag } from '../html/price';
import { letters, oneLine } from '../html/words';

const MOST_NODES = 60_000;
const DEEPEST_PART = 6;
const LEAST_NAME = 4;
const IMAGE_ADDRESS = /^(?:https?:)?\/?\/\S+\.(?:jpe?g|png|webp|avif)(?:[?#]\S*)?$/i;
const CURRENCY_KEY = /currency/i;
const PRICE_KEY = /^(?:(?:current|sale|sales|final|selling|offer|special|now)_?price|price|amount|value)$/i;
const DESCRIPTION_KEY = /desc/i;

export const embeddedSource = defineSource({
  name: 'embedded',
  *find({ $, structure: { heading }, embedded }) {
    const name = letters(oneLine(heading ? $(heading).html() : ''));
    if (name.length < LEAST_NAME) return;
    const budget = { nodes: MOST_NODES };
    for (const data of embedded)
      for (const product of bearersOf(data, name, budget)) yield* productFindings(product);
  },
});

interface Bearer {
  readonly node: Node;
  /** Under which it bears the name: what has another value there is another thing. */
  readonly nameKey: string;
}

/** The outermost objects with the product's name. */
function* bearersOf(data: unknown, name: string, budget: { nodes: number }): Generator<Bearer> {
  const waiting: unknown[] = [data];
  while (waiting.length > 0 && budget.nodes > 0) {
    const value = waiting.pop();
    budget.nodes -= 1;
    if (Array.isArray(value)) waiting.push(...(value.slice(0, 500) as unknown[]).toReversed());
    if (!isNode(value)) continue;
    const entries = Object.entries(value);
    const named = entries.find(
      ([, one]) => typeof one === 'string' && one.length < 400 && letters(oneLine(one)) === name,
    );
    if (named && entries.length > 2) yield { node: value, nameKey: named[0] };
    else waiting.push(...entries.map(([, one]) => one).toReversed());
  }
}

function* productFindings({ node, nameKey }: Bearer): Generator<Finding> {
  const prices = new Set<number>();
  let currency = '';
  for (const [key, value] of leavesOf(node, nameKey, 0)) {
    if (typeof value === 'string') {
      if (IMAGE_ADDRESS.test(value)) yield found('image', value, TRUST.variant);
      else if (CURRENCY_KEY.test(key) && /^[A-Z]{3}$/.test(value)) currency = value;
      else if (DESCRIPTION_KEY.test(key) && value.length > 80)
        yield found('description', plainText(value), TRUST.embedded);
    }
    if (PRICE_KEY.test(key) && Number(value) > 0) prices.add(Number(value));
  }
  const [price] = prices;
  if (prices.size === 1) yield found('price', priceTag(price, currency), TRUST.embedded);
}

/** What belongs to the thing itself: another thing among its parts bears another name. */
function* leavesOf(
  value: unknown,
  nameKey: string,
  depth: number,
  key = '',
): Generator<readonly [string, unknown]> {
  if (depth > DEEPEST_PART) return;
  if (Array.isArray(value))
    for (const one of value.slice(0, 100)) yield* leavesOf(one, nameKey, depth + 1, key);
  else if (isNode(value)) {
    if (depth > 0 && typeof value[nameKey] === 'string') return;
    for (const [name, one] of Object.entries(value)) yield* leavesOf(one, nameKey, depth + 1, name);
  } else yield [key, value];
}
