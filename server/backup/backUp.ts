/** Backs everything up while it runs: rows of one moment, then every file that was there at that moment. */
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '../config';
import { isMissing } from '../storage/isMissing';
import type { Storage } from '../storage/storage';
import { openWriter, type BackupWriter } from './backupWriter';
import { counting } from './counting';
import { dumpDatabase, type DumpedDatabase } from './dumpDatabase';
import { holdDeletions } from '../db/holdDeletions';
import { HEAD, MANIFEST, MEDIA, type Head, type KeptFile, type Manifest } from './manifest';
import { productVersion } from './productVersion';

export interface BackUpWorld {
  readonly url: string;
  readonly config: Pick<Config, 'DATA_DIR' | 'S3_REGION' | 'S3_ENDPOINT'>;
  /** Null where rows are enough: before a migration. */
  readonly storage: Storage | null;
  readonly now?: () => Date;
}

const PEOPLE = 'u/';
const RENDER_CACHE = /^u\/[^/]+\/render-cache\//;

/** @returns what the backup says of itself, once it is whole and in its place */
export async function backUp(target: string, world: BackUpWorld): Promise<Manifest> {
  const { url, config, storage, now = () => new Date() } = world;
  const held = storage && (await holdDeletions(url));
  let writer: BackupWriter | undefined;
  const spool = await mkdtemp(path.join(config.DATA_DIR, 'backup-'));
  try {
    writer = await openWriter(target, config);
    const begunAt = now().toISOString();
    let keys: string[] = [];
    const { dump, named }: DumpedDatabase = await dumpDatabase(url, spool, async () => {
      // Files come before the rows that name them: what the rows of this moment name is here.
      if (storage) keys = await listed(storage);
    });
    const head: Head = { format: 1, version: productVersion(), begunAt, withMedia: storage !== null, dump };
    await addJson(writer, HEAD, head);
    for (const { file, bytes } of dump.tables)
      await writer.add(file, createReadStream(path.join(spool, path.basename(file))), bytes);
    const files = storage ? await addFiles(writer, storage, new Set([...keys, ...named])) : [];
    const kept = new Set(files.map(({ key }) => key));
    const missing = storage ? [...named].filter((key) => !kept.has(key)) : [];
    const manifest: Manifest = { ...head, finishedAt: now().toISOString(), files, missing };
    await addJson(writer, MANIFEST, manifest);
    await held?.check();
    await writer.finish();
    return manifest;
  } catch (error) {
    await writer?.abandon().catch(() => {});
    throw error;
  } finally {
    await rm(spool, { recursive: true, force: true });
    await held?.release();
  }
}

async function listed(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list(PEOPLE)) if (!RENDER_CACHE.test(key)) keys.push(key);
  return keys;
}

async function addFiles(
  writer: BackupWriter,
  storage: Storage,
  keys: ReadonlySet<string>,
): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  for (const key of keys) {
    const found = await storage.open(key).catch((error: unknown) => {
      // Named by a row that outlived it, or an upload that was given up since the list was made.
      if (isMissing(error)) return null;
      throw error;
    });
    if (!found) continue;
    const counted = counting();
    found.body.on('error', (error) => counted.through.destroy(error));
    await writer.add(MEDIA + key, found.body.pipe(counted.through), found.bytes);
    files.push({ key, ...counted.result() });
  }
  return files;
}

async function addJson(writer: BackupWriter, name: string, value: unknown): Promise<void> {
  const text = Buffer.from(JSON.stringify(value));
  await writer.add(name, Readable.from([text]), text.length);
}

/** Of rows and files, as they are in it. */
export const bytesOf = ({ dump, files }: Manifest) =>
  [...dump.tables, ...files].reduce((sum, { bytes }) => sum + bytes, 0);
