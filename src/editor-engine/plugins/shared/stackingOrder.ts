/** Where an item that is added stands among the others: in its track, and among what is painted. */
import type { Store } from 'tinybase/store';
import type { TrackItem } from '../../../../contract/video/videoData';
import { ITEMS } from '../../document/schema';
import { trackFor } from '../../document/writeItems';

/** Nearer than this, numbers run out of digits between them: all are counted anew. */
const NARROW = 1e-6;

export interface Order {
  /** A number right after `beside`, else after the last of the item's own track. */
  after(item: TrackItem, beside?: string): number;
}

/** For one transaction, in which nothing else changes this order. */
export function createOrder(doc: Store, cell: 'place' | 'layer'): Order {
  let read: { numbers: number[]; lastOf: Map<string, number> } | null = null;
  const numberOf = (id: string) =>
    (doc.getCell(ITEMS, id, cell) ??
      (cell === 'layer' ? doc.getCell(ITEMS, id, 'formerLayer') : undefined)) as number | undefined;

  const numbersOnce = () => {
    if (read) return read;
    const lastOf = new Map<string, number>();
    const numbers = doc.getRowIds(ITEMS).flatMap((id) => {
      const number = numberOf(id);
      if (number === undefined) return [];
      const track = doc.getCell(ITEMS, id, 'track') as string | undefined;
      if (track !== undefined) lastOf.set(track, Math.max(lastOf.get(track) ?? number, number));
      return [number];
    });
    read = { numbers: numbers.sort((a, b) => a - b), lastOf };
    return read;
  };

  const countAnew = () => {
    const ids = doc.getRowIds(ITEMS).filter((id) => numberOf(id) !== undefined);
    const standing = ids.map((id) => [id, numberOf(id) as number] as const).sort(([, a], [, b]) => a - b);
    for (const [index, [id]] of standing.entries())
      doc.setCell(ITEMS, id, doc.hasCell(ITEMS, id, cell) ? cell : 'formerLayer', index);
    read = null;
  };

  const after = (item: TrackItem, beside?: string): number => {
    const { numbers, lastOf } = numbersOnce();
    const track = trackFor(item.type);
    const left = (beside === undefined ? undefined : numberOf(beside)) ?? lastOf.get(track);
    const index = left === undefined ? 0 : numbers.findLastIndex((number) => number <= left) + 1;
    const right = numbers[index];
    if (left !== undefined && right !== undefined && right - left < NARROW) {
      countAnew();
      return after(item, beside);
    }
    const number =
      left === undefined ? (right ?? 0) - 1 : right === undefined ? left + 1 : left + (right - left) / 2;
    numbers.splice(index, 0, number);
    lastOf.set(track, Math.max(lastOf.get(track) ?? number, number));
    return number;
  };
  return { after };
}
