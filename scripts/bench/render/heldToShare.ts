/** A share of the processor that a process and all that it starts may take. */
import { controlGroup, type ControlGroup } from './controlGroup';

export type Held = Pick<ControlGroup, 'add' | 'release'>;

const PERIOD_US = 100_000;

/** @param cores a part of one, too. Null where nobody lets this process make a group. */
export function heldToShare(name: string, cores: number): Held | null {
  const quota = Math.round(cores * PERIOD_US);
  const group = controlGroup(name, 'cpu', 'cpu.cfs_quota_us');
  if (!group) return null;
  const limits =
    group.version === 1
      ? { 'cpu.cfs_period_us': String(PERIOD_US), 'cpu.cfs_quota_us': String(quota) }
      : { 'cpu.max': `${quota} ${PERIOD_US}` };
  try {
    for (const [file, limit] of Object.entries(limits)) group.write(file, limit);
  } catch {
    group.release();
    return null;
  }
  return group;
}
