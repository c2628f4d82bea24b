/** Which of a page's amounts is told as its price, and which are only asked for. */
import { expect, test } from 'vitest';
import type { PriceCandidate } from '../../../server/reading/html/priceCandidates';
import { possiblePrices, productPrice } from '../../../server/reading/html/priceChoice';
import { PRICE_SIGNS, type Signs } from '../../../server/reading/html/priceSigns';

const none = Object.fromEntries(PRICE_SIGNS.map((sign) => [sign, 0]));
const weights = { ...none, shown: 3, stated: 2, namedPrice: 1, noPrice: 0, least: 0.5 } as Parameters<
  typeof productPrice
>[1];
const amount = (tag: string, ...signs: Signs[]) => ({ tag, amount: Number(tag.slice(1)), signs });
const former = { shown: 1, stated: 1, formerElsewhere: 1, highestBeside: 1 };
const choose = (...all: PriceCandidate[]) => [productPrice(all, weights), possiblePrices(all, weights)];

test('[PG2] the likeliest amount is told', () => {
  const [told] = choose(amount('£20', { shown: 1, namedPrice: 1, stated: 1 }), amount('£9', { shown: 1 }));
  expect(told).toBe('£20');
});
test('[PG2] of amounts that are as likely none is told, and all are offered, three at most', () => {
  const some = ['£1', '£2', '£3', '£4'].map((tag) => amount(tag, { shown: 1 }));
  expect(choose(...some)).toEqual(['', ['£1', '£2', '£3']]);
});
test('[PG2] what it cost before is neither told nor offered', () => {
  expect(choose(amount('£20', former))).toEqual(['', []]);
  expect(choose(amount('£20', former), amount('£15', { shown: 1 }))).toEqual(['£15', ['£15']]);
});
test('[PG2] beside a former price that is likelier, two amounts are a question', () => {
  const two = [amount('£15', { shown: 1, namedPrice: 1 }), amount('£9', { shown: 1 })];
  expect(choose(amount('£20', former), ...two)).toEqual(['', ['£15', '£9']]);
});
test('[PG2] the price for so much of it is told where there is no other', () => {
  const part = amount('£4', { shown: 1, namedPrice: 1, perUnit: 1 });
  expect(choose(part)).toEqual(['£4', ['£4']]);
  expect(choose(part, amount('£8', { shown: 1 }))).toEqual(['', ['£4', '£8']]);
});
test('[PG2] what is paid every month, stands far from the product or is in other money is asked for', () => {
  const month = amount('£4', { shown: 1, stated: 1, instalment: 1 });
  expect(choose(month)).toEqual(['', ['£4']]);
  const astray = { shown: 1, namedPrice: 1, withHeading: 0.1 };
  expect(choose(amount('£4', { ...astray, withBuying: 0.1 }))).toEqual(['', ['£4']]);
  expect(choose(amount('£4', { ...astray, withBuying: 0.3 }))).toEqual(['£4', ['£4']]);
  expect(choose({ ...amount('£4', { stated: 1, shown: 1 }), isInOtherMoney: true })).toEqual(['', ['£4']]);
});
test('[PG2] of two stated amounts the one that is shown is told, where the page strikes the other out', () => {
  const reduced = amount('£15', { shown: 1, stated: 1, statedAmongOthers: 1 });
  expect(choose(reduced)).toEqual(['', ['£15']]);
  expect(choose(amount('£20', { ...former, statedFirst: 1, struck: 1 }), reduced)[0]).toBe('£15');
});
test('[PG2] where data state another amount, what stands in the text alone is asked for; theirs is told where it is shown', () => {
  const inText = amount('$5', { shown: 1, namedPrice: 1 });
  expect(choose(inText)[0]).toBe('$5');
  expect(choose(inText, amount('$329', { statedInPreview: 1, statedUnshown: 1 }))).toEqual([
    '',
    ['$5', '$329'],
  ]);
  const both = amount('$329', { shown: 1, statedInPreview: 1, statedAndShown: 1 });
  expect(choose(amount('$5', { shown: 1, namedPrice: 1, strong: 1 }), both)[0]).toBe('$329');
  expect(choose(inText, both, amount('$300', { statedOfVariant: 1, statedUnshown: 1 }))[0]).toBe('');
});
test('[PG2] what sentences mention is asked for beside a price that stands by itself', () => {
  const membership = amount(
    '$30',
    { shown: 1, namedPrice: 1, worded: 1 },
    { shown: 1, namedPrice: 1, inSentence: 1 },
  );
  const own = amount('$99', { shown: 0.5, namedPrice: 1 });
  expect(choose(membership)[0]).toBe('$30');
  expect(choose(membership, own)).toEqual(['', ['$30', '$99']]);
});
test('[PG2] the price of an offer that is over is asked for, unless the page shows it', () => {
  const gone = { ...amount('$20', { stated: 1, statedFirst: 1 }), isGone: true };
  expect(choose(gone)).toEqual(['', ['$20']]);
  expect(choose({ ...amount('$20', { shown: 1, stated: 1 }), isGone: true })[0]).toBe('$20');
});
test('[PG2] of several amounts that data state, the only one that stands by the heading is told', () => {
  const beside = { stated: 1, statedAmongOthers: 1, shown: 1, statedAndShown: 1 };
  const chosen = amount('$195', { ...beside, withHeading: 0.6 });
  const other = amount('$315', { stated: 1, statedAmongOthers: 1, statedUnshown: 1 });
  expect(choose(chosen, other)[0]).toBe('$195');
  expect(choose(chosen, amount('$99', { ...beside, withHeading: 0.05 }))[0]).toBe('$195');
  expect(choose(chosen, amount('$99', { ...beside, withHeading: 0.6 }))[0]).toBe('');
});
test('[PG2] where data tell what the page shows as former, the one lower amount beside it is told', () => {
  const before = amount('$130', { ...former, statedAndShown: 1, withHeading: 0.6 });
  const now = { shown: 1, boxNamedPrice: 1, lowestBeside: 1, withHeading: 0.6 };
  const mentioned = amount('$99', { shown: 1, namedPrice: 1, worded: 1 });
  expect(choose(before, amount('$98', now), mentioned)[0]).toBe('$98');
  expect(choose(before, amount('$98', now), amount('$90', now), mentioned)[0]).toBe('');
});
test('[PG2] what is struck out is the price where data state it and the page shows no other', () => {
  const struck = { shown: 1, struck: 1, stated: 1, statedFirst: 1, statedAndShown: 1 };
  expect(choose({ ...amount('$19', struck), isAlone: true })[0]).toBe('$19');
  expect(choose(amount('$19', struck))[0]).toBe('');
});
test('[PG2] the only amount of a page is told where it is called a price beside the heading', () => {
  const strict = { ...weights, noPrice: 6 };
  const one = amount('£20', { shown: 1, namedPrice: 1, withHeading: 0.6 });
  expect(productPrice([one], strict)).toBe('');
  expect(productPrice([{ ...one, isAlone: true }], strict)).toBe('£20');
  expect(productPrice([{ ...amount('£20', { shown: 1, withHeading: 0.6 }), isAlone: true }], strict)).toBe(
    '',
  );
});
