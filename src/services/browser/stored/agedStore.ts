/** A table of a browser's database whose rows grow old: what is too old, or too much, is dropped. [K1] */
import type { IDBPDatabase } from 'idb';

interface Aged {
  /** ms since 1970. */
  readonly timestamp: number;
}
export interface AgedStore<Row extends Aged> {
  /** Null when there is none, when it is too old, or when the database cannot be read. */
  read(key: string): Promise<Row | null>;
  /** Never fails: a full or broken database keeps nothing. */
  write(row: Row): Promise<void>;
}

interface Settings<Row extends Aged> {
  readonly open: () => Promise<IDBPDatabase>;
  readonly name: string;
  /** Another version of the app, or a person, may have written something else. */
  readonly isRow: (value: unknown) => value is Row;
  readonly keyOf: (row: Row) => string;
  /** How much of `maxSize` a row takes; when all of them are more, the oldest go first. */
  readonly sizeOf: (row: Row) => number;
  readonly maxSize: number;
  readonly maxAgeMs: number;
  readonly now: () => number;
  /** Told when the database does not do what it is asked. */
  readonly onFailure: (error: unknown) => void;
}
interface Entry extends Aged {
  readonly size: number;
}

export function createAgedStore<Row extends Aged>(settings: Settings<Row>): AgedStore<Row> {
  const { open, name, isRow, keyOf, sizeOf, maxSize, maxAgeMs, now, onFailure } = settings;
  /** A clock that was set back makes nothing live for ever. */
  const isFresh = ({ timestamp }: Aged) => Math.abs(now() - timestamp) < maxAgeMs;

  /** What is kept, by key: read once, so that a write need not look at every row. */
  let ledger: Promise<Map<string, Entry>> | null = null;
  async function readLedger(database: IDBPDatabase): Promise<Map<string, Entry>> {
    const entries = new Map<string, Entry>();
    const rows = database.transaction(name, 'readwrite').store;
    for (let cursor = await rows.openCursor(); cursor; cursor = await cursor.continue()) {
      const row: unknown = cursor.value;
      if (isRow(row) && isFresh(row))
        entries.set(keyOf(row), { timestamp: row.timestamp, size: sizeOf(row) });
      else await cursor.delete();
    }
    return entries;
  }

  async function makeRoom(database: IDBPDatabase, entries: Map<string, Entry>, wanted: number) {
    let size = [...entries.values()].reduce((sum, entry) => sum + entry.size, wanted);
    for (const [key, entry] of [...entries].toSorted(([, a], [, b]) => a.timestamp - b.timestamp)) {
      if (size <= maxSize) return;
      await database.delete(name, key);
      entries.delete(key);
      size -= entry.size;
    }
  }

  return {
    async read(key) {
      try {
        const database = await open();
        const row: unknown = await database.get(name, key);
        if (row === undefined) return null;
        if (isRow(row) && isFresh(row)) return row;
        await database.delete(name, key);
        (await ledger)?.delete(key);
      } catch (error) {
        onFailure(error);
      }
      return null;
    },
    async write(row) {
      const size = sizeOf(row);
      if (size > maxSize) return;
      try {
        const database = await open();
        ledger ??= readLedger(database);
        const entries = await ledger;
        entries.delete(keyOf(row));
        await makeRoom(database, entries, size);
        await database.put(name, row);
        entries.set(keyOf(row), { timestamp: row.timestamp, size });
      } catch (error) {
        ledger = null;
        onFailure(error);
      }
    },
  };
}
