/** A published file onto the disk: goes on where it stopped, and is what was published or nothing. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FetchRefused } from '../fetching/fetchRefusals';
import type { GuardedFetch } from '../fetching/guardedFetch';
import { isMissing } from '../storage/isMissing';
import { PackFailed } from './packFault';

interface Published {
  readonly address: string;
  readonly bytes: number;
  readonly sha256: string;
}
export interface DownloadOptions {
  readonly guardedFetch: GuardedFetch;
  readonly file: string;
  readonly signal: AbortSignal;
  readonly onBytes: (done: number) => void;
  /** Between two tries that brought nothing. */
  readonly retryAfterMs?: readonly number[];
}

/** Of one connection; another goes on from there. */
const CONNECTION_MS = 60 * 60_000;
const RETRY_AFTER_MS = [1000, 4000, 10_000];

/** Throws PackFailed, or the signal's reason; what has come stays for the next time, unless it was not what was published. */
export async function downloadPack(pack: Published, options: DownloadOptions): Promise<void> {
  const { guardedFetch, file, signal, onBytes, retryAfterMs = RETRY_AFTER_MS } = options;
  await mkdir(path.dirname(file), { recursive: true });
  let done = await sizeOf(file);
  if (done > pack.bytes) {
    await truncate(file, 0);
    done = 0;
  }
  onBytes(done);
  for (let idle = 0; done < pack.bytes;) {
    signal.throwIfAborted();
    let failure: unknown;
    try {
      const { status } = await guardedFetch.resume(pack.address, file, {
        from: done,
        maxBytes: pack.bytes,
        timeoutMs: CONNECTION_MS,
        signal,
        onBytes,
      });
      if (status >= 400 && status < 500 && ![408, 416, 425, 429].includes(status))
        throw new PackFailed('not_there', `${pack.address} answers ${status}`);
      if (status >= 400) failure = new Error(`it answers ${status}`);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof FetchRefused)) throw error;
      if (error.code === 'too_large')
        throw await refused(file, 'it is longer than what was published', error);
      failure = error;
    }
    const now = await sizeOf(file);
    idle = now > done ? 0 : idle + 1;
    done = now;
    if (done >= pack.bytes) break;
    const waitMs = retryAfterMs[idle === 0 ? 0 : idle - 1];
    if (waitMs === undefined)
      throw new PackFailed('unreachable', wordsOf(failure) || 'it ends before its end', { cause: failure });
    await pause(waitMs, undefined, { signal });
  }
  if ((await sha256Of(file, signal)) !== pack.sha256)
    throw await refused(file, 'its SHA-256 is another one than what was published');
}

/** What is not what was published is no beginning of it. */
async function refused(file: string, why: string, cause?: unknown): Promise<PackFailed> {
  await rm(file, { force: true });
  return new PackFailed('wrong_content', why, { cause });
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}

async function sha256Of(file: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file, { signal })) hash.update(part as Buffer);
  return hash.digest('hex');
}

const wordsOf = (failure: unknown): string => {
  if (!(failure instanceof Error)) return '';
  const { code } = (failure.cause ?? {}) as { code?: string };
  return code ? `${failure.message} (${code})` : failure.message;
};
