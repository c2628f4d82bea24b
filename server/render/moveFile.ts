/** Puts a finished file in its place. */
import { randomUUID } from 'node:crypto';
import { copyFile, rename } from 'node:fs/promises';

/** Appears whole, also on another disk. */
export async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const beside = `${to}.${randomUUID()}.part`;
    await copyFile(from, beside);
    await rename(beside, to);
  }
}
