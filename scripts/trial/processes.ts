/** A process and all that it started, with what each was called by; from /proc. */
import { readFile } from 'node:fs/promises';
import { treeIds } from '../bench/processTree';

export interface RunningProcess {
  readonly pid: number;
  readonly command: string;
}

export async function treeOf(root: number): Promise<RunningProcess[]> {
  return Promise.all(
    (await treeIds(root)).map(async (pid) => ({
      pid,
      command: (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ').trim(),
    })),
  );
}
