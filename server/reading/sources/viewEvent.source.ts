/** What a page tells the services that count its views: the worth of the product that is seen. */
import { defineSource, found } from '../html/defineSource';
import { TRUST } from '../html/finding';
import { statedPrice, type Currencies } from '../html/price';

/**
 * The view of one product, as those who take it in document their event: Meta and TikTok, Snap, Google Analytics 4, Segment,
 * Pinterest; Google's Universal Analytics has its `detail`, with products.
 */
const EVENT =
  /["'](?:ViewContent|VIEW_CONTENT|view_item|Viewed Product|Product Viewed|pagevisit)["']|\bdetail["']?\s*:(?=\s*\{)/g;
const DETAIL = /^detail/;
const PRODUCTS = /\bproducts["']?\s*:/;
/** Google's remarketing. */
const TOTAL = /\b(?:ecomm|dynx)_totalvalue["']?\s*:\s*["']?(\d+(?:[.,]\d+)*)/g;
const VALUE = /["']?\bvalue["']?\s*:\s*["']?(\d+(?:[.,]\d+)*)/i;
const PRICE = /["']?\bprice["']?\s*:\s*["']?(\d+(?:[.,]\d+)*)/gi;
const CURRENCY = /["']?\bcurrency(?:_?code)?["']?\s*:\s*["']([A-Z]{3})["']/i;
/** Characters between an event's name and its object. */
const MOST_BETWEEN = 200;
const MOST_OBJECT = 6_000;
const MOST_EVENTS = 40;
/** More are those of a list. */
const MOST_PRICES = 2;

export const viewEventSource = defineSource({
  name: 'view-event',
  *find({ $, currencies }) {
    let left = MOST_EVENTS;
    for (const script of $('script:not([src])').toArray()) {
      const text = $(script).text();
      for (const { index, 0: name } of text.matchAll(EVENT)) {
        if (left === 0) return;
        left -= 1;
        const event = objectBehind(text, index + name.length);
        if (DETAIL.test(name) && !PRODUCTS.test(event)) continue;
        // Universal Analytics says the currency beside the object.
        const before = text.slice(Math.max(0, index - MOST_BETWEEN), index);
        yield* pricesIn(event, CURRENCY.exec(event)?.[1] ?? CURRENCY.exec(before)?.[1], currencies);
      }
      for (const [, total] of text.matchAll(TOTAL)) yield priceOf(total, undefined, currencies);
    }
  },
});

function* pricesIn(event: string, currency: string | undefined, currencies: Currencies) {
  const value = VALUE.exec(event)?.[1];
  const prices = new Set([...event.matchAll(PRICE)].map(([, price]) => price));
  if (value !== undefined && Number(value) !== 0) yield priceOf(value, currency, currencies);
  else if (prices.size <= MOST_PRICES) for (const price of prices) yield priceOf(price, currency, currencies);
}

const priceOf = (amount: string | undefined, currency: string | undefined, currencies: Currencies) => ({
  ...found('price', statedPrice(amount, currency, currencies), TRUST.viewed),
  ...(currency === undefined ? {} : { currency }),
});

/** The object that opens next; up to a limit where it is not closed before. */
function objectBehind(text: string, from: number): string {
  const between = text.slice(from, from + MOST_BETWEEN);
  const opens = between.search(/[{})]/);
  if (opens < 0 || between[opens] !== '{') return '';
  const start = from + opens;
  const until = Math.min(text.length, start + MOST_OBJECT);
  let depth = 0;
  for (let at = start; at < until; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') {
      depth -= 1;
      if (depth === 0) return text.slice(start, at + 1);
    }
  }
  return text.slice(start, until);
}
