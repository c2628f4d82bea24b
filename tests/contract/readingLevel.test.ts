/** How hard a text is, by Flesch and Kincaid's own formula. */
import { expect, test } from 'vitest';
import { readingGrade, readingLevelOf } from '../../contract/scripts/readingLevel';

test.each([
  // 6 words, 1 sentence, 6 syllables
  ['The cat sat on the mat.', -1.45],
  // 4 words, 2 sentences, 4 syllables
  ['Birds sing. Bees dance.', -3.01],
  // 5 words, 1 sentence, 16 syllables
  ['Independent communities celebrated the festival.', 24.12],
])('%s is for school year %d', (text, grade) => {
  expect(readingGrade(text)).toBeCloseTo(grade, 2);
});
test.each([
  ['The cat sat on the mat.', 'easy'],
  ['Central banks fight inflation by raising interest rates.', 'advanced'],
  ['Banks lend the money that their customers bring, and they ask for interest.', 'standard'],
  ['', 'easy'],
])('“%s” is %s', (text, level) => {
  expect(readingLevelOf(text)).toBe(level);
});
