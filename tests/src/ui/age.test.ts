import { expect, test } from 'vitest';
import { ageOf } from '../../../src/ui/age';

const NOW = Date.parse('2026-06-15T12:00:00.000Z');
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

test.each([
  [0, 'just now'],
  [59 * SECOND, 'just now'],
  [60 * SECOND, '1 minute ago'],
  [59 * 60 * SECOND, '59 minutes ago'],
  [3 * HOUR, '3 hours ago'],
  [DAY, 'yesterday'],
  [6 * DAY, '6 days ago'],
  [70 * DAY, '2 months ago'],
  [400 * DAY, 'last year'],
])('[P3] what is %d ms old reads "%s", rounded down', (age, words) => {
  expect(ageOf(NOW - age, NOW)).toBe(words);
});
test('a clock that goes wrong makes nothing come from the future', () => {
  expect(ageOf(NOW + DAY, NOW)).toBe('just now');
});
