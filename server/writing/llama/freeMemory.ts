/** Memory that a program could take now, in bytes: in a container, too, where Node counts files that were read as taken. */
import { readFileSync } from 'node:fs';
import { freemem } from 'node:os';

export function freeMemory(): number {
  const statistics = memoryStatFiles(read('/proc/self/cgroup')).map(read).find(Boolean) ?? '';
  return freeBytes({ available: process.availableMemory(), machineFree: freemem(), statistics });
}

/**
 * The kernel gives up what it keeps of files that nobody reads now before it refuses memory. Where nothing is limited,
 * `available` is the machine's own figure, in which that is counted already.
 * @param statistics `memory.stat` of the control group; empty where there is none
 */
export function freeBytes({
  available,
  machineFree,
  statistics,
}: {
  readonly available: number;
  readonly machineFree: number;
  readonly statistics: string;
}): number {
  const figure = (name: string) => new RegExp(`^${name} (\\d+)$`, 'm').exec(statistics)?.[1];
  // Version 1 says of a group's children only in its totals; version 2 has no other figures.
  const unread = Number(figure('total_inactive_file') ?? figure('inactive_file') ?? 0);
  return Math.min(available + unread, machineFree);
}

/**
 * Where the kernel may say it, the likeliest first: a container may see its own group as the root.
 * @param groups `/proc/self/cgroup`; empty where there are none
 */
export function memoryStatFiles(groups: string): string[] {
  const unified = /^0::\/(.*)/.exec(groups);
  const found = unified ?? /^\d+:(?:[^:\n]*,)?memory(?:,[^:\n]*)?:\/(.*)$/m.exec(groups);
  if (!found) return [];
  const root = unified ? '/sys/fs/cgroup' : '/sys/fs/cgroup/memory';
  return [...new Set([found[1] ?? '', ''])].map((own) =>
    [root, own, 'memory.stat'].filter(Boolean).join('/'),
  );
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
