/** The memory of a process and all that it started, and the time that it had a processor for, from /proc. */
import { readdir, readFile } from 'node:fs/promises';

const SAMPLE_MS = 500;

/** The memory that the tree takes from the machine: a page that n processes share counts as 1/n in each (PSS). */
export async function proportionalBytes(root: number): Promise<number> {
  let sum = 0;
  for (const pid of await treeIds(root)) {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    sum += Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
  }
  return sum;
}

/** Linux counts in hundredths, whatever the processor. */
const TICKS_A_SECOND = 100;

/** Of all its threads: what a busy machine keeps it waiting is none of it. */
export async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / TICKS_A_SECOND;
}

/** The ids of the process and of all that it started. */
export async function treeIds(root: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/u.test(name)) continue;
    // A process may end while it is looked at.
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields.length > 1) parents.set(Number(name), Number(fields[1]));
  }
  const isBelow = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 0; at = parents.get(at))
      if (at === root) return true;
    return false;
  };
  return [...parents.keys()].filter(isBelow);
}

/** The most that the tree of the process held while `work` ran. */
export async function peakBytes<Result>(
  root: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; peak: number }> {
  let peak = 0;
  let isSampling = false;
  const timer = setInterval(() => {
    if (isSampling) return;
    isSampling = true;
    void proportionalBytes(root)
      .then((bytes) => (peak = Math.max(peak, bytes)))
      .finally(() => (isSampling = false));
  }, SAMPLE_MS);
  try {
    const result = await work();
    return { result, peak };
  } finally {
    clearInterval(timer);
  }
}
