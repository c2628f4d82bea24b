/** Removes what a killed process left half-written; what is younger may still be in somebody's hands. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Never throws: leftovers cost space, nothing else. */
export async function removeLeftovers(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const age = now - ((await stat(file).catch(() => null))?.mtimeMs ?? now);
    if (age > DAY_MS) await rm(file, { recursive: true, force: true }).catch(() => {});
  }
}
