/** Files below one folder of this machine. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from './contentTypes';
import { isMissing } from './isMissing';
import { removeLeftovers } from './leftovers';
import type { Storage } from './storage';
import { checkFolder, checkKey } from './storageKey';

/** Where files are while they are written; on the same disk, so that a rename is all or nothing. */
const INCOMING = 'incoming';

export function createDiskStorage(folder: string): Storage {
  void removeLeftovers(path.join(folder, INCOMING));
  const fileOf = (key: string) => path.join(folder, 'files', checkKey(key));

  /** Fills a file beside, makes it durable and renames it: readers see the old one or the new one. */
  async function settle(key: string, fill: (file: string) => Promise<void>): Promise<void> {
    const target = fileOf(key);
    const file = path.join(folder, INCOMING, randomUUID());
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await fill(file);
      await flush(file);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(file, target);
    } finally {
      await rm(file, { force: true });
    }
  }

  return {
    put: (key, body) => settle(key, (file) => writeFile(file, body)),
    putFile: (key, from) => settle(key, (file) => copyFile(from, file)),
    async stat(key) {
      try {
        const { size, mtimeMs, ino } = await stat(fileOf(key));
        const etag = [size, Math.round(mtimeMs), ino].map((part) => part.toString(36)).join('-');
        return { bytes: size, contentType: contentTypeOf(key), etag };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    read: async (key) => readFile(fileOf(key)),
    async stream(key, range) {
      const handle = await open(fileOf(key));
      return createReadStream('', { ...range, fd: handle, autoClose: true });
    },
    async open(key) {
      const handle = await open(fileOf(key));
      const { size } = await handle.stat();
      return { bytes: size, body: createReadStream('', { fd: handle, autoClose: true }) };
    },
    list: (name) => filesBelow(path.join(folder, 'files'), checkFolder(name)),
    delete: async (key) => rm(fileOf(key), { force: true }),
    deleteFolder: async (name) =>
      rm(path.join(folder, 'files', checkFolder(name)), { recursive: true, force: true }),
    localPath: async (key) => fileOf(key),
    tidyCopies: async () => {},
  };
}

/** A folder that goes while it is read has no files. */
async function* filesBelow(root: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries)
    if (entry.isDirectory()) yield* filesBelow(root, `${folder}${entry.name}/`);
    else yield folder + entry.name;
}

async function flush(file: string): Promise<void> {
  const handle = await open(file);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
