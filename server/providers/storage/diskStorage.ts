/** Files below one folder of this machine. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { contentTypeOf } from './contentTypes';
import { isMissing } from './isMissing';
import type { Storage } from './storage';
import { checkKey } from './storageKey';

/** Files that are being written; a crash leaves them there, and the next start removes them. */
const INCOMING = 'incoming';

export function createDiskStorage(folder: string): Storage {
  const incoming = new Disk(new FSDriver({ location: path.join(folder, INCOMING), visibility: 'private' }));
  const fileOf = (key: string) => path.join(folder, 'files', checkKey(key));
  const incomingPath = (name: string) => path.join(folder, INCOMING, name);

  /** Fills a file beside, makes it durable and renames it: readers see the old one or the new one. */
  async function settle(key: string, fill: (name: string) => Promise<void>): Promise<void> {
    const target = fileOf(key);
    const name = randomUUID();
    await mkdir(path.dirname(incomingPath(name)), { recursive: true });
    try {
      await fill(name);
      await flush(incomingPath(name));
      await mkdir(path.dirname(target), { recursive: true });
      await rename(incomingPath(name), target);
    } finally {
      await rm(incomingPath(name), { force: true });
    }
  }

  return {
    put: (key, body) =>
      settle(key, (name) =>
        Buffer.isBuffer(body) ? incoming.put(name, body) : incoming.putStream(name, body),
      ),
    putFile: (key, from) => settle(key, (name) => copyFile(from, incomingPath(name))),
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
    read: (key) => readFile(fileOf(key)),
    async stream(key, range) {
      const handle = await open(fileOf(key));
      return createReadStream('', { ...range, fd: handle, autoClose: true });
    },
    delete: (key) => rm(fileOf(key), { force: true }),
    localPath: (key) => Promise.resolve(fileOf(key)),
  };
}

async function flush(file: string): Promise<void> {
  const handle = await open(file);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
