import { expect, test } from 'vitest';
import { priceIn } from '../../../../server/writing/quoting/priceIn';

test.each([
  ['zł59.90', 'pl', '59,90 zł'],
  ['kr319', 'sv', '319 kr'],
  ['$24.990', 'de', '$24.990'],
])('[W8] a price of %s is said in %s as %s', (tag, language, said) => {
  expect(priceIn(tag, language)).toBe(said);
});
