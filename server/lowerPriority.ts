/** Gives way to other programs: only ever downwards, since whoever is not root may not raise itself again. */
import { getPriority, setPriority } from 'node:os';

/** @param niceness from 0 to 19; the program's own stays where that is higher already */
export function lowerPriority(niceness: number, system = { getPriority, setPriority }): void {
  if (system.getPriority() < niceness) system.setPriority(niceness);
}
