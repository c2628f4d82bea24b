/** Unpacks a .tar.bz2 beside the program, which goes on meanwhile: files and folders below one folder, and nothing else. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import bunzip2 from 'unbzip2-stream';
import { answerQuestions } from '../threads/answerQuestions';

export interface UnpackQuestion {
  readonly archive: string;
  /** An empty folder. */
  readonly into: string;
  /** Of all files together. */
  readonly maxBytes: number;
  readonly maxFiles: number;
}
export type UnpackAnswer =
  | { readonly files: number; readonly bytes: number }
  /** The archive is to blame. */
  | { readonly refused: string }
  /** The disk is. */
  | { readonly code: string; readonly message: string };

class Refused extends Error {}
/** Anything else is what the archive makes of its files. */
const OF_THE_DISK = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOENT',
]);

answerQuestions<UnpackQuestion, UnpackAnswer>(async (question) => {
  try {
    return { answer: await unpack(question) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { answer: code && OF_THE_DISK.has(code) ? { code, message } : { refused: message } };
  }
});

async function unpack({ archive, into, maxBytes, maxFiles }: UnpackQuestion) {
  let [files, bytes] = [0, 0];
  const entries = extract();
  const reading = pipeline(createReadStream(archive), bunzip2(), entries);
  try {
    for await (const entry of entries) {
      const { name, type, size = 0 } = entry.header;
      if (type !== 'file' && type !== 'directory') throw new Refused(`${name} is a ${type}`);
      if ((files += 1) > maxFiles) throw new Refused(`it holds more than ${maxFiles} files`);
      if ((bytes += size) > maxBytes) throw new Refused(`it unpacks to more than ${maxBytes} bytes`);
      const place = belowTheTop(name);
      const at = path.join(into, ...place);
      if (type === 'directory') {
        await mkdir(at, { recursive: true });
        entry.resume();
        continue;
      }
      if (place.length === 0) throw new Refused(`${name} lies beside its folder`);
      await mkdir(path.dirname(at), { recursive: true });
      await pipeline(entry, createWriteStream(at, { flags: 'wx' }));
    }
    await reading;
  } catch (error) {
    entries.destroy();
    await reading.catch(() => {});
    throw error;
  }
  if (files === 0) throw new Refused('it is empty');
  return { files, bytes };
}

/** Its one folder is ours by another name. Throws for what leads out of it. */
function belowTheTop(name: string): string[] {
  const parts = name.split('/').filter((part) => part !== '' && part !== '.');
  const leadsOut = name.startsWith('/') || parts.some((part) => part === '..' || /[\\\0:]/.test(part));
  if (leadsOut) throw new Refused(`${name} leads out of its folder`);
  return parts.slice(1);
}
