/** What lies over what: the order in which items are painted, and which of them are painted at all. */
import type { Store } from 'tinybase/store';
import { ITEMS } from '../../document/schema';

type OrderCell = 'place' | 'layer';

export const orderOf = (doc: Store, id: string, cell: OrderCell | 'formerLayer'): number | undefined =>
  doc.getCell(ITEMS, id, cell) as number | undefined;

export const isShown = (doc: Store, id: string): boolean => doc.hasCell(ITEMS, id, 'layer');

/** Of all items, or of those that are meant. */
export function orders(doc: Store, cell: OrderCell, isMeant: (id: string) => boolean = () => true): number[] {
  return doc.getRowIds(ITEMS).flatMap((id) => {
    const order = isMeant(id) ? orderOf(doc, id, cell) : undefined;
    return order === undefined ? [] : [order];
  });
}

export const highest = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -1);
export const lowest = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);

/** So many orders that begin just behind one that is taken and end before what follows it. */
export function ordersAfter(taken: number, all: readonly number[], count: number): number[] {
  const next = lowest(all.filter((order) => order > taken));
  const step = Number.isFinite(next) ? (next - taken) / (count + 1) : 1;
  return Array.from({ length: count }, (_, index) => taken + step * (index + 1));
}

/** Switched off they are kept, and remember where they were painted. [E5] */
export function hideItems(doc: Store, ids: readonly string[]): void {
  for (const id of ids) {
    const layer = orderOf(doc, id, 'layer');
    if (layer === undefined) continue;
    doc.setCell(ITEMS, id, 'formerLayer', layer);
    doc.delCell(ITEMS, id, 'layer', true);
  }
}

/** Painted again where they were; in front of everything where nobody knows. [E5] */
export function showItems(doc: Store, ids: readonly string[]): void {
  let top = highest(orders(doc, 'layer'));
  for (const id of ids) {
    if (isShown(doc, id)) continue;
    doc.setCell(ITEMS, id, 'layer', orderOf(doc, id, 'formerLayer') ?? (top += 1));
    doc.delCell(ITEMS, id, 'formerLayer', true);
  }
}
