/** Kinds of processes of the product, how each is told by its command line, and how one of them is killed. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startedWith, treeOf, type RunningProcess } from '../processes';
import type { TrialProduct } from '../trialProduct';

/** An ffmpeg lives for moments; one that is not met by then is none that was killed. */
const FOUND_MS = 30_000;
const LOOK_MS = 5;
const LOOK_LEFT_MS = 500;

/** A browser's script, and the shell that ends it with its worker, name one in their words as well. */
const BROWSER = /^\S*(headless[_-]shell|chrom(e|ium))( |$)/u;

const isIn = (words: RegExp) => (process: RunningProcess) => words.test(process.command);
const victims = {
  server: isIn(/dist\/server\/main\.js/u),
  worker: isIn(/dist\/server\/worker\.js/u),
  postmaster: isIn(/\/postgres( |$).*-D/u),
  backend: isIn(/^postgres: .*(idle|SELECT|INSERT|UPDATE|COMMIT|BEGIN)/u),
  browser: (process: RunningProcess) => isIn(BROWSER)(process) && !process.command.includes('--type='),
  ffmpeg: isIn(/(^|\/)ffmpeg( |$)/u),
};
export type Kind = keyof typeof victims;
export const kinds = Object.keys(victims) as Kind[];

/** Waits until such a process is there. @returns whether one was, and was killed */
export async function killOne(product: TrialProduct, kind: Kind): Promise<boolean> {
  const until = performance.now() + FOUND_MS;
  while (performance.now() < until) {
    const victim = (await processesOf(product)).find(victims[kind]);
    if (victim && kill(victim.pid)) return true;
    await pause(LOOK_MS);
  }
  return false;
}

/** False for one that has ended since it was seen. */
function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/** What still runs of a product that was closed. */
export async function leftBehind(dataDir: string): Promise<RunningProcess[]> {
  const until = performance.now() + FOUND_MS;
  for (;;) {
    const left = await startedWith(`DATA_DIR=${dataDir}`);
    if (left.length === 0 || performance.now() > until) return left;
    await pause(LOOK_LEFT_MS);
  }
}

/** A Postgres outlives a server that was killed, and is another one's then. */
async function processesOf(product: TrialProduct): Promise<RunningProcess[]> {
  const file = path.join(product.dataDir, 'postgres/data/postmaster.pid');
  const postmaster = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  const trees = await Promise.all([product.pid(), postmaster].filter(Boolean).map(treeOf));
  return trees.flat();
}
