/** All that is kept of a person as one ZIP, written while it is read: rows as JSON, and every file that they name. [AC1] */
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { AccountRows } from '../repositories/accounts/accountRows.repository';
import { userPrefix, type Storage } from '../storage/storage';

const REF = /"(?:media:)?(u\/[^"\\]+[^"\\/])"/g;

/** Keys of the person's own files, wherever a row names them. */
export function filesNamedIn(rows: AccountRows, userId: string): string[] {
  const own = userPrefix(userId);
  const named = [...JSON.stringify(rows).matchAll(REF)].map(([, key = '']) => key);
  return [...new Set(named)].filter((key) => key.startsWith(own)).sort();
}

/** Pictures and films are compressed already: they are stored as they are. A file that is no more is left out. */
export function accountArchive(rows: AccountRows, userId: string, storage: Storage): Readable {
  const zip = new ZipFile();
  for (const [name, value] of Object.entries(rows))
    zip.addBuffer(Buffer.from(JSON.stringify(value, null, 2)), `${name}.json`);
  void addFiles(zip, filesNamedIn(rows, userId), userPrefix(userId), storage);
  return zip.outputStream as Readable;
}

async function addFiles(zip: ZipFile, keys: readonly string[], own: string, storage: Storage) {
  try {
    for (const key of keys) {
      if (!(await storage.stat(key))) continue;
      zip.addReadStreamLazy(`files/${key.slice(own.length)}`, { compress: false }, (done) => {
        storage.stream(key).then(
          (stream) => done(null, stream),
          (error: Error) => done(error, undefined as never),
        );
      });
    }
    zip.end();
  } catch (error) {
    (zip.outputStream as Readable).destroy(error as Error);
  }
}
