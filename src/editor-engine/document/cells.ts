/** What a TinyBase cell may hold of a JSON value, there and back without loss. */
import type { Cell } from 'tinybase/store';

/** With the first two TinyBase marks what it encodes itself; a person's text may begin with them all the same. */
const MARKED = /^[\uFFFC\uFFFD\uFFFB]/;
const ESCAPE = '\uFFFB';

/** JSON knows no -0. */
export const toCell = (value: unknown): Cell =>
  typeof value === 'string' && MARKED.test(value) ? ESCAPE + value : value === 0 ? 0 : (value as Cell);

export const fromCell = (cell: unknown): unknown =>
  typeof cell === 'string' && cell.startsWith(ESCAPE) ? cell.slice(1) : cell;

/** Undefined is no value of JSON: such keys are absent. */
export const cellsOf = (values: object): Record<string, Cell> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, toCell(value)]])),
  );

export const valuesOf = (cells: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, fromCell(cell)]));
