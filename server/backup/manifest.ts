/** What a backup says of itself: its head comes first, its manifest last, so that one that was cut off has none. */
import * as z from 'zod/mini';

export const HEAD = 'head.json';
export const MANIFEST = 'manifest.json';
/** Before a file's storage key. */
export const MEDIA = 'media/';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.number().check(z.int(), z.minimum(0));

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: count,
  /** Where it is in the backup: Postgres's text format, gzipped. */
  file: z.string(),
  bytes: count,
  sha256,
});
export type DumpedTable = z.infer<typeof tableSchema>;

const dumpSchema = z.object({
  postgresMajor: count,
  /** The newest migration: when it was written, as the journal of migrations says. */
  migration: count,
  tables: z.array(tableSchema),
  /** Work that waits or is under way, in its order. */
  work: z.array(
    z.object({ queue: z.string(), data: z.record(z.string(), z.unknown()), priority: z.number() }),
  ),
});
export type Dump = z.infer<typeof dumpSchema>;

export const headSchema = z.object({
  format: z.literal(1),
  /** Of the product. */
  version: z.string(),
  begunAt: z.iso.datetime(),
  /** Without it, files are those that the installation has. */
  withMedia: z.boolean(),
  dump: dumpSchema,
});
export type Head = z.infer<typeof headSchema>;

const fileSchema = z.object({ key: z.string(), bytes: count, sha256 });
export type KeptFile = z.infer<typeof fileSchema>;

export const manifestSchema = z.extend(headSchema, {
  finishedAt: z.iso.datetime(),
  files: z.array(fileSchema),
  /** Keys that rows name and storage did not have when the backup began. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** A backup that is not whole, or not one; in words for who asked. */
export class BackupBroken extends Error {
  override readonly name = 'BackupBroken';
}
