import { expect, test } from 'vitest';
import { evenColumns, evenCount } from '../../../src/ui/layout/evenColumns';

test.each([
  [6, [1, 2, 3, 3, 3, 6]],
  [5, [1, 2, 3, 3, 5]],
  [4, [1, 2, 2, 4]],
  [7, [1, 2, 3, 4, 4, 4, 7]],
])('%i items stand in rows as alike as can be, however many fit abreast', (items, columns) => {
  expect(columns.map((_, index) => evenCount(items, index + 1))).toEqual(columns);
});

test('six that have room for five of 161 px stand three abreast', () => {
  const { selectors } = evenColumns({ least: 161, gap: 16 });
  const six = selectors['&:has(> :nth-child(6):last-child)'];
  const of = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
  expect(six).toMatchObject({
    ...of(1),
    '@container': { '(min-width: 161px)': of(1), '(min-width: 869px)': of(3), '(min-width: 1046px)': of(6) },
  });
});
