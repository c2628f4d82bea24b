import { expect, test } from 'vitest';
import { renderProgressSchema } from '../../../contract/project';
import { checking, drawing, finishing, preparing } from '../../../server/render/renderProgress';

test('[V6] progress goes up from nothing to nearly all, and tells the time left once it knows the pace', () => {
  const told = [
    preparing(100),
    drawing(10, 100, 500),
    drawing(50, 100, 5000),
    drawing(100, 100, 9000),
    checking(100),
    finishing(100),
  ];
  for (const progress of told) expect(renderProgressSchema.parse(progress)).toEqual(progress);
  const fractions = told.map(({ fraction }) => fraction);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  expect(told.map(({ seconds_left }) => seconds_left)).toEqual([null, null, 5, 0, null, 1]);
});
