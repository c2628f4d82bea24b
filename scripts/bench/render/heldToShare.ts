/** A share of the processor that a process and all that it starts may take, by Linux' control groups of either version. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Held {
  /** The process, and what it starts from now on. */
  add(pid: number): void;
  /** When all of them have ended. */
  release(): void;
}

const PERIOD_US = 100_000;
const ROOT = '/sys/fs/cgroup';

/** @param cores a part of one, too. Null where nobody lets this process make a group. */
export function heldToShare(name: string, cores: number): Held | null {
  const quota = Math.round(cores * PERIOD_US);
  const first = path.join(ROOT, 'cpu');
  const [parent, limits]: [string, Record<string, string>] = existsSync(path.join(first, 'cpu.cfs_quota_us'))
    ? [first, { 'cpu.cfs_period_us': String(PERIOD_US), 'cpu.cfs_quota_us': String(quota) }]
    : [ROOT, { 'cpu.max': `${quota} ${PERIOD_US}` }];
  const group = path.join(parent, name);
  try {
    mkdirSync(group, { recursive: true });
    for (const [file, limit] of Object.entries(limits)) {
      // Another file would be made there, and hold nobody.
      if (!existsSync(path.join(group, file))) throw new Error(`${group} has no ${file}`);
      writeFileSync(path.join(group, file), limit);
    }
  } catch {
    remove(group);
    return null;
  }
  return {
    add: (pid) => writeFileSync(path.join(group, 'cgroup.procs'), String(pid)),
    release: () => remove(group),
  };
}

/** A group goes when nobody is in it: who has ended leaves it a moment later. */
function remove(group: string): void {
  try {
    if (existsSync(group) && readFileSync(path.join(group, 'cgroup.procs'), 'utf8') === '') rmdirSync(group);
  } catch (error) {
    console.warn(`${group} stays:`, error);
  }
}
