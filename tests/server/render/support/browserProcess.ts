/** The process of the browser that draws, to be ended from outside. */
import { readdirSync, readFileSync } from 'node:fs';

/** @param folder where it keeps its profile. Without its children. */
export function browsersBelow(folder: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      const words = commandLine(pid);
      return words.some((word) => word.startsWith(`--user-data-dir=${folder}`)) && !isAnother(words);
    });
}

/** A child, or what waits for its end in the start script. */
const isAnother = (words: readonly string[]) =>
  words.some((word) => word.startsWith('--type=') || word.endsWith('.sh'));

function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

export function killBrowser(folder: string): void {
  const found = browsersBelow(folder);
  if (found.length !== 1) throw new Error(`There are ${found.length} browsers below ${folder}.`);
  for (const pid of found) process.kill(pid, 'SIGKILL');
}
