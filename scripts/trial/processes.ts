/** Processes with what each was called by, from /proc: one and all that it started, or all of a variable. */
import { readdir, readFile } from 'node:fs/promises';
import { treeIds } from '../bench/processTree';

export interface RunningProcess {
  readonly pid: number;
  readonly command: string;
}

export async function treeOf(root: number): Promise<RunningProcess[]> {
  return Promise.all((await treeIds(root)).map(named));
}

/** Whoever was started with this variable, `NAME=value`. */
export async function startedWith(variable: string): Promise<RunningProcess[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  const variables = await Promise.all(ids.map((id) => wordsIn(`/proc/${id}/environ`)));
  return Promise.all(ids.filter((_, at) => variables[at]?.includes(variable)).map((id) => named(Number(id))));
}

const named = async (pid: number): Promise<RunningProcess> => ({
  pid,
  command: (await wordsIn(`/proc/${pid}/cmdline`)).join(' ').trim(),
});

/** Empty for a process that has ended, or is somebody else's. */
const wordsIn = async (file: string) => (await readFile(file, 'utf8').catch(() => '')).split('\0');
