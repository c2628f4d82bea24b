/** The entries of a backup in their order: its head, its tables, its files, its manifest. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import * as z from 'zod/mini';
import type { Config } from '../config';
import { isMissing } from '../storage/isMissing';
import { bucketAt } from './bucketAt';
import { BackupBroken, HEAD, MANIFEST, manifestSchema, MEDIA } from './manifest';

export interface Entry {
  readonly name: string;
  /** Read whole, or resumed, before the next one. */
  readonly body: Readable;
}

type BucketConfig = Pick<Config, 'DATA_DIR' | 'S3_REGION' | 'S3_ENDPOINT'>;
type Open = (name: string) => Promise<Readable>;

export async function* readBackup(target: string, config: BucketConfig): AsyncGenerator<Entry> {
  if (target.startsWith('s3://')) {
    const { storage, keyOf } = await bucketAt(target, config);
    yield* inOrder(target, (name) => storage.stream(keyOf(name)));
    return;
  }
  const found = await stat(target).catch(() => null);
  if (!found) throw new BackupBroken(`There is nothing at ${target}.`);
  if (found.isDirectory()) yield* inOrder(target, async (name) => createReadStream(path.join(target, name)));
  else yield* ofArchive(target);
}

/** Where each entry can be opened for itself, the manifest says which there are. */
async function* inOrder(target: string, open: Open): AsyncGenerator<Entry> {
  const text = await open(MANIFEST)
    .then(buffer)
    .catch((error: unknown) => {
      if (isMissing(error))
        throw new BackupBroken(`${target} has no ${MANIFEST}: it is no backup, or was cut off.`);
      throw error;
    });
  const manifest = manifestSchema.safeParse(parsed(text));
  if (!manifest.success)
    throw new BackupBroken(`${MANIFEST} cannot be read: ${z.prettifyError(manifest.error)}`);
  const { dump, files } = manifest.data;
  const names = [
    HEAD,
    ...dump.tables.map(({ file }) => file),
    ...files.map(({ key }) => MEDIA + key),
    MANIFEST,
  ];
  for (const name of names) yield { name, body: await open(name) };
}

async function* ofArchive(target: string): AsyncGenerator<Entry> {
  const entries = extract();
  pipeline(createReadStream(target), entries, () => {});
  try {
    for await (const entry of entries) yield { name: entry.header.name, body: bodyOf(entry, target) };
  } catch (error) {
    throw brokenBy(error, target);
  } finally {
    entries.destroy();
  }
}

/** Who reads a body hears of the archive's end, and not he who asks for entries. */
const bodyOf = (entry: AsyncIterable<unknown>, target: string): Readable =>
  Readable.from(
    (async function* () {
      try {
        yield* entry;
      } catch (error) {
        throw brokenBy(error, target);
      }
    })(),
    { objectMode: false },
  );

const brokenBy = (error: unknown, target: string): unknown =>
  error instanceof Error && /tar|unexpected end/i.test(error.message)
    ? new BackupBroken(`${target} is cut off or no backup: ${error.message}.`)
    : error;

export function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}
