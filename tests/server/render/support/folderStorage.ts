/** Storage in a folder of the test's own: what a render needs of it. */
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../../../../server/storage/storage';

export function folderStorage(folder: string): Storage {
  const place = async (key: string) => {
    const file = path.join(folder, key);
    await mkdir(path.dirname(file), { recursive: true });
    return file;
  };
  return {
    async put(key, body) {
      await pipeline(Readable.from(body), createWriteStream(await place(key)));
    },
    async putFile(key, file) {
      await copyFile(file, await place(key));
    },
    async stat(key) {
      const found = await stat(path.join(folder, key)).catch(() => null);
      return (
        found && { bytes: found.size, contentType: 'application/octet-stream', etag: String(found.mtimeMs) }
      );
    },
    read: (key) => readFile(path.join(folder, key)),
    stream: async (key, range) => createReadStream(path.join(folder, key), range),
    open: async (key) => ({
      body: createReadStream(path.join(folder, key)),
      bytes: (await stat(path.join(folder, key))).size,
    }),
    async *list() {},
    delete: (key) => rm(path.join(folder, key), { force: true }),
    deleteFolder: (name) => rm(path.join(folder, name), { recursive: true, force: true }),
    tidyCopies: async () => {},
    localPath: async (key) => path.join(folder, key),
  };
}
