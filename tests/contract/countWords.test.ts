import { expect, test } from 'vitest';
import { countWords } from '../../contract/scripts/countWords';

test.each([
  ['Keeps drinks hot — for 12 hours.', 6],
  ['保温瓶可以保温十二小时。现在买！', 8],
  ['น้ำร้อนนาน 12 ชั่วโมง', 5],
  ['कितना पानी?', 2],
  [' — 🔥 … ', 0],
])('“%s” has %d words', (text, words) => {
  expect(countWords(text)).toBe(words);
});
