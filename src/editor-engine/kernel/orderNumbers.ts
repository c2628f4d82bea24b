/**
 * The numbers behind the order of things. `videoData` says only the order, and opening it counts anew; recorded steps
 * speak of the numbers as they were. So a stored history brings them along.
 */
import type { Store } from 'tinybase/store';
import { ITEMS, MARKERS, TRACKS } from '../document/schema';

type Numbers = Readonly<Record<string, number>>;
const cells = {
  [ITEMS]: ['place', 'layer', 'formerLayer'],
  [TRACKS]: ['place'],
  [MARKERS]: ['place'],
} as const;
const HAS_MARKERS = 'hasMarkers';

/** Plain JSON. */
export interface OrderNumbers {
  /** By table, cell and row. */
  readonly numbers: Readonly<Record<string, Readonly<Record<string, Numbers>>>>;
  /** Whether the document speaks of markers even where it has none. */
  readonly hasMarkers: boolean;
}

function numbersIn(doc: Store, table: string, cell: string): Numbers {
  const entries = doc.getRowIds(table).flatMap((row) => {
    const number = doc.getCell(table, row, cell);
    return typeof number === 'number' ? [[row, number] as const] : [];
  });
  return Object.fromEntries(entries);
}

export const orderNumbersOf = (doc: Store): OrderNumbers => ({
  numbers: Object.fromEntries(
    Object.entries(cells).map(([table, names]) => [
      table,
      Object.fromEntries(names.map((name) => [name, numbersIn(doc, table, name)])),
    ]),
  ),
  hasMarkers: doc.hasValue(HAS_MARKERS),
});

/** Into the same document, opened again: nothing comes to stand elsewhere, and what is off stays off. */
export function restoreOrderNumbers(doc: Store, { numbers, hasMarkers }: OrderNumbers): void {
  doc.transaction(() => {
    for (const [table, names] of Object.entries(cells))
      for (const name of names)
        for (const [row, number] of Object.entries(numbers[table]?.[name] ?? {})) {
          const isOff = name === 'layer' && !doc.hasCell(table, row, name);
          if (doc.hasRow(table, row) && !isOff) doc.setCell(table, row, name, number);
        }
    if (!hasMarkers) doc.delValue(HAS_MARKERS);
  });
}
