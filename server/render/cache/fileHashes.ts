/** What files hold, as hashes: read once, and again only when size or time of change are others. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** More files than one render uses. */
const REMEMBERED = 4000;

export function createFileHashes(): (file: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return async (file) => {
    const { size, mtimeMs, ino } = await stat(file);
    const state = [file, size, mtimeMs, ino].join('\0');
    const before = known.get(state);
    if (before) return before;
    const hashing = sha256Of(file);
    known.set(state, hashing);
    hashing.catch(() => known.delete(state));
    if (known.size > REMEMBERED) known.delete(known.keys().next().value ?? '');
    return hashing;
  };
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
