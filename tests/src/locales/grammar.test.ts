import { expect, test } from 'vitest';
import { grammarOf } from '../../../src/locales/grammar';

test.each([
  ['en', '4,930', '1.5'],
  ['de', '4.930', '1,5'],
  ['es', '4930', '1,5'],
  ['fr', '4\u202f930', '1,5'],
])('%s groups the digits of a number as it does everywhere: %s, and writes %s', (tag, thousands, part) => {
  const { number } = grammarOf(tag);
  expect([number(4930), number(1.5, 1)]).toEqual([thousands, part]);
});
