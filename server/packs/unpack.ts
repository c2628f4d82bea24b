/** A pack's archive as a folder: whole or not at all. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createThread } from '../threads/askThread';
import { startThread } from '../threads/startThread';
import { PackFailed } from './packFault';
import type { UnpackAnswer, UnpackQuestion } from './unpack.thread';

interface Unpacking {
  readonly archive: string;
  /** Where it is while it is unpacked: on the same disk. */
  readonly incoming: string;
  /** What it becomes. */
  readonly folder: string;
  readonly maxBytes: number;
  readonly signal?: AbortSignal | undefined;
}

/** A third of a gigabyte takes a minute on a slow processor. */
const LIMIT_MS = 15 * 60_000;
/** The largest that we offer holds some 400. */
const MOST_FILES = 5000;
/** What compressed models unpack to, with room: a bomb is a thousand times as much. */
const GROWTH = 2;
const ROOM = 64 * 1024 * 1024;
export const mostUnpacked = (bytes: number): number => bytes * GROWTH + ROOM;

/** Throws PackFailed, an error of the disk, or the signal's reason. */
export async function unpack({ archive, incoming, folder, maxBytes, signal }: Unpacking): Promise<void> {
  const here = path.join(incoming, randomUUID());
  const thread = createThread<UnpackQuestion, UnpackAnswer>({
    start: () => startThread('unpack', import.meta.url),
    timeoutMs: LIMIT_MS,
  });
  try {
    await mkdir(here, { recursive: true });
    const answer = await thread.ask(
      { archive, into: here, maxBytes, maxFiles: MOST_FILES },
      signal ? { signal } : {},
    );
    if ('refused' in answer) throw new PackFailed('bad_archive', answer.refused);
    if ('code' in answer) throw Object.assign(new Error(answer.message), { code: answer.code });
    await rename(here, folder).catch((error: NodeJS.ErrnoException) => {
      // Another process of this machine was faster; what it made is the same.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await thread.close();
    await rm(here, { recursive: true, force: true });
  }
}
