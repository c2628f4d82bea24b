/**
 * The time that a process and all that it starts had a processor for: what is said of work by the clock is said of its
 * waiting, too, and of whatever else the machine does.
 */
import { controlGroup, type ControlGroup } from './controlGroup';

export interface Counted extends Pick<ControlGroup, 'add' | 'release'> {
  /** Core-seconds since the group was made; what ended is in it. */
  seconds(): number;
  /** Ids of those that are in it now. */
  processes(): readonly number[];
}

/** Null where nobody lets this process make a group. */
export function countedCores(name: string): Counted | null {
  const group = controlGroup(name, 'cpuacct', 'cpuacct.usage');
  if (!group) return null;
  const seconds =
    group.version === 1
      ? () => Number(group.read('cpuacct.usage')) / 1e9
      : () => Number(/^usage_usec (\d+)/m.exec(group.read('cpu.stat'))?.[1]) / 1e6;
  const processes = () => group.read('cgroup.procs').split('\n').filter(Boolean).map(Number);
  return { add: group.add, release: group.release, seconds, processes };
}
