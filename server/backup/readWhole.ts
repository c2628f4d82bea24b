/** Reads a backup from end to end and holds it to its own manifest: what `--check` does, and every restore. */
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { counting, type Counted } from './counting';
import { parsed, type Entry } from './backupReader';
import {
  BackupBroken,
  HEAD,
  headSchema,
  MANIFEST,
  manifestSchema,
  MEDIA,
  type DumpedTable,
  type Head,
  type Manifest,
} from './manifest';

/** Told of everything in order; what is handed over is hashed while it is read. */
export interface BackupTaker {
  head(head: Head): Promise<void>;
  /** Postgres's text format, one row a line. */
  table(table: DumpedTable, rows: Readable): Promise<void>;
  file(key: string, body: Readable): Promise<void>;
}

/** Reads and drops. */
export const checking: BackupTaker = {
  head: async () => {},
  async table(table, body) {
    let rows = 0;
    for await (const part of body as AsyncIterable<Buffer>)
      for (const byte of part) if (byte === NEWLINE) rows++;
    if (rows !== table.rows) throw new BackupBroken(`${table.file} holds ${rows} rows, not ${table.rows}.`);
  },
  file: (_, body) => drained(body),
};
const NEWLINE = 0x0a;

/** @throws BackupBroken with the first thing that is wrong */
export async function readWhole(entries: AsyncIterable<Entry>, taker: BackupTaker): Promise<Manifest> {
  let head: Head | undefined;
  let manifest: Manifest | undefined;
  const waiting = new Map<string, DumpedTable>();
  const files = new Map<string, Counted>();

  for await (const { name, body } of entries) {
    if (manifest) throw new BackupBroken(`${name} stands behind the end.`);
    if (!head) {
      if (name !== HEAD) throw new BackupBroken(`It begins with ${name}: that is no backup of this product.`);
      head = await readJson(name, body, headSchema);
      for (const table of head.dump.tables) waiting.set(table.file, table);
      await taker.head(head);
    } else if (name === MANIFEST) {
      manifest = await readJson(name, body, manifestSchema);
    } else if (name.startsWith(MEDIA)) {
      const key = name.slice(MEDIA.length);
      const counted = counting();
      await flowing(body, counted.through, (checked) => taker.file(key, checked));
      files.set(key, counted.result());
    } else {
      const table = waiting.get(name);
      if (!table) throw new BackupBroken(`Nothing says what ${name} is.`);
      waiting.delete(name);
      await takeTable(table, body, taker);
    }
  }
  if (!head || !manifest) throw new BackupBroken('It has no end: it was cut off.');
  for (const name of waiting.keys()) throw new BackupBroken(`${name} is missing.`);
  for (const { key, bytes, sha256 } of manifest.files) {
    const found = files.get(key);
    if (!found) throw new BackupBroken(`The file ${key} is missing.`);
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new BackupBroken(`The file ${key} is not what was backed up.`);
  }
  if (files.size !== manifest.files.length)
    throw new BackupBroken('It holds files that its manifest does not name.');
  return manifest;
}

async function takeTable(table: DumpedTable, body: Readable, taker: BackupTaker): Promise<void> {
  const counted = counting();
  const unzipped = createGunzip();
  try {
    await Promise.all([pipeline(body, counted.through, unzipped), taker.table(table, unzipped)]);
  } catch (error) {
    unzipped.destroy();
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_'))
      throw new BackupBroken(`${table.file} is damaged: ${(error as Error).message}.`);
    throw error;
  }
  if (counted.result().sha256 !== table.sha256)
    throw new BackupBroken(`${table.file} is not what was backed up.`);
}

async function flowing(
  body: Readable,
  through: ReturnType<typeof counting>['through'],
  take: (checked: Readable) => Promise<void>,
): Promise<void> {
  await Promise.all([pipeline(body, through, { end: true }), take(through)]);
}

async function readJson<T>(
  name: string,
  body: Readable,
  schema: { safeParse(value: unknown): { success: true; data: T } | { success: false } },
): Promise<T> {
  const read = schema.safeParse(parsed(await buffer(body)));
  if (!read.success) throw new BackupBroken(`${name} cannot be read: it is damaged, or of another version.`);
  return read.data;
}

async function drained(body: Readable): Promise<void> {
  for await (const _ of body);
}
