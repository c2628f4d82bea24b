import { expect, test } from 'vitest';
import { lowerPriority } from '../../server/lowerPriority';

test.each([
  [0, [10]],
  [5, [10]],
  [10, []],
  [15, []],
])('a program at %i goes down to 10, and never asks to go up', (own, expected) => {
  const asked: number[] = [];
  lowerPriority(10, { getPriority: () => own, setPriority: (to: number) => void asked.push(to) });
  expect(asked).toEqual(expected);
});
