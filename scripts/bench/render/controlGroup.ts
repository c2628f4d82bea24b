/** A control group of Linux, of either version: a process in it takes all that it starts from then on with it. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = '/sys/fs/cgroup';

export interface ControlGroup {
  /** The first version has a tree for each that is controlled, the second one for all. */
  readonly version: 1 | 2;
  read(file: string): string;
  write(file: string, text: string): void;
  add(pid: number): void;
  /** When all of them have ended, or at the latest with this process. */
  release(): void;
}

/** @param marks a file that the first version has for it. Null where nobody lets this process make a group. */
export function controlGroup(name: string, controller: string, marks: string): ControlGroup | null {
  const first = path.join(ROOT, controller);
  const version = existsSync(path.join(first, marks)) ? 1 : 2;
  const group = path.join(version === 1 ? first : ROOT, name);
  const at = (file: string) => {
    // Another file would be made there, and hold nobody.
    if (!existsSync(path.join(group, file))) throw new Error(`${group} has no ${file}`);
    return path.join(group, file);
  };
  try {
    mkdirSync(group, { recursive: true });
    at('cgroup.procs');
  } catch {
    remove(group);
    return null;
  }
  return {
    version,
    read: (file) => readFileSync(at(file), 'utf8'),
    write: (file, text) => writeFileSync(at(file), text),
    add: (pid) => writeFileSync(at('cgroup.procs'), String(pid)),
    release() {
      remove(group);
      process.once('exit', () => remove(group));
    },
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
