/** Files on their way in: each in a folder of its own that is gone when the work with it ends. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MediaRefused } from './mediaRefusals';

export async function withIncoming<T>(folder: string, work: (scratch: string) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true });
  const scratch = await mkdtemp(path.join(folder, 'in-'));
  try {
    return await work(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

export async function receive(body: Readable, file: string, maxBytes: number): Promise<void> {
  let bytes = 0;
  await pipeline(
    body,
    async function* counted(source: AsyncIterable<Buffer>) {
      for await (const part of source) {
        bytes += part.length;
        if (bytes > maxBytes) throw new MediaRefused('file_too_large');
        yield part;
      }
    },
    createWriteStream(file),
  );
}

/** 32 characters of the content's SHA-256: the same file is the same name. */
export async function contentName(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 32);
}
