/** Where a backup goes: one tar archive, a folder, or a prefix of a bucket. It has its name, or its manifest, only when it is whole. */
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import type { Config } from '../config';
import { contentTypeOf } from '../storage/contentTypes';
import type { Storage } from '../storage/storage';
import { bucketAt } from './bucketAt';
import { MANIFEST } from './manifest';

export interface BackupWriter {
  /** `body` must be `bytes` long. */
  add(name: string, body: Readable, bytes: number): Promise<void>;
  finish(): Promise<void>;
  /** What was written goes, as far as it can. */
  abandon(): Promise<void>;
}

type BucketConfig = Pick<Config, 'DATA_DIR' | 'S3_REGION' | 'S3_ENDPOINT'>;

/** @param target `….tar`, a folder that is not there yet, or `s3://bucket/prefix` */
export async function openWriter(target: string, config: BucketConfig): Promise<BackupWriter> {
  if (target.startsWith('s3://')) return bucketWriter(await bucketAt(target, config), target);
  if (await stat(target).catch(() => null))
    throw new Error(`There is something at ${target} already; name another place.`);
  const partial = `${target}.partial`;
  // Of one that was cut off: a backup that is under way holds the lock that we have now.
  await rm(partial, { recursive: true, force: true });
  await mkdir(path.dirname(path.resolve(target)), { recursive: true });
  return target.endsWith('.tar') ? tarWriter(partial, target) : folderWriter(partial, target);
}

function tarWriter(partial: string, target: string): BackupWriter {
  const archive = pack();
  // Only for who makes it: it holds password hashes and signing keys.
  const file = createWriteStream(partial, { mode: 0o600 });
  const written = pipeline(archive, file);
  written.catch(() => {});
  return {
    async add(name, body, bytes) {
      const added = new Promise<void>((resolve, reject) => {
        const entry = archive.entry({ name, size: bytes, mode: 0o600 }, (error) =>
          error ? reject(error) : resolve(),
        );
        pipeline(body, entry).catch(reject);
      });
      // A disk that is full ends the archive, and nobody would take the rest of the entry.
      await Promise.race([added, written.then(() => Promise.reject(new Error('The archive ended early.')))]);
    },
    async finish() {
      archive.finalize();
      await written;
      await settle(partial, target);
    },
    async abandon() {
      archive.destroy();
      await written.catch(() => {});
      await rm(partial, { force: true });
    },
  };
}

function folderWriter(partial: string, target: string): BackupWriter {
  return {
    async add(name, body) {
      const file = path.join(partial, name);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(body, createWriteStream(file, { mode: 0o600, flush: true }));
    },
    finish: () => settle(partial, target),
    abandon: () => rm(partial, { recursive: true, force: true }),
  };
}

/** The manifest is the last object: without it, what is there is no backup. */
async function bucketWriter(
  { storage, keyOf }: { storage: Storage; keyOf: (name: string) => string },
  target: string,
): Promise<BackupWriter> {
  if (await storage.stat(keyOf(MANIFEST)))
    throw new Error(`There is a backup at ${target}; name another place.`);
  return {
    add: (name, body) => storage.put(keyOf(name), body, contentTypeOf(name)),
    finish: async () => {},
    abandon: () => storage.deleteFolder(keyOf('')),
  };
}

/** On the disk first, then under its name. */
async function settle(partial: string, target: string): Promise<void> {
  await flush(partial);
  await rename(partial, target);
  await flush(path.dirname(path.resolve(target)));
}

async function flush(place: string): Promise<void> {
  const handle = await open(place);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
