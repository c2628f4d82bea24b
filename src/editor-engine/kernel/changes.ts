/** What a transaction changed, as a value that can be applied forward, backward, joined and stored. */
import type { Cell, Store, TransactionLog } from 'tinybase/store';

/** As TinyBase stores it; an absent side means that there was, or is, nothing. */
interface Change {
  readonly old?: Cell;
  readonly now?: Cell;
}
type Address = readonly [table: string, row: string, cell: string];
/** Values stand under an empty table and row. Plain JSON. */
export type Changes = readonly (readonly [address: Address, change: Change])[];

const VALUES = '';

const changeOf = ([old, now]: readonly [Cell | undefined, Cell | undefined]): Change => ({
  ...(old === undefined ? {} : { old }),
  ...(now === undefined ? {} : { now }),
});

export function changesOf([, , cells, , values]: TransactionLog): Changes {
  return [
    ...Object.entries(cells).flatMap(([table, rows]) =>
      Object.entries(rows).flatMap(([row, changed]) =>
        Object.entries(changed).map(([cell, change]) => [[table, row, cell], changeOf(change)] as const),
      ),
    ),
    ...Object.entries(values).map(([value, change]) => [[VALUES, VALUES, value], changeOf(change)] as const),
  ];
}

/** TinyBase's log says objects and lists as texts so marked, and takes no such text back. */
const ENCODED = '\uFFFD';
const decoded = (cell: Cell): Cell =>
  typeof cell === 'string' && cell.startsWith(ENCODED)
    ? (JSON.parse(cell.slice(ENCODED.length)) as Cell)
    : cell;

export function applyChanges(doc: Store, changes: Changes, side: 'old' | 'now'): void {
  doc.transaction(() => {
    for (const [[table, row, cell], change] of changes) {
      const to = change[side];
      if (table !== VALUES) {
        if (to === undefined) doc.delCell(table, row, cell, true);
        else doc.setCell(table, row, cell, decoded(to));
      } else if (to === undefined) doc.delValue(cell);
      else doc.setValue(cell, decoded(to));
    }
  });
}

/** One change that does what `first` and then `next` do. */
export function joinChanges(first: Changes, next: Changes): Changes {
  const joined = new Map(first.map(([address, change]) => [address.join('\0'), { address, change }]));
  for (const [address, change] of next) {
    const key = address.join('\0');
    const before = joined.get(key);
    const old = before ? before.change.old : change.old;
    joined.set(key, { address, change: changeOf([old, change.now]) });
  }
  return [...joined.values()].map(({ address, change }) => [address, change] as const);
}
