/** Root is not who runs Postgres or opens strangers’ pages: who does instead, and where that user can reach. */
import { statSync } from 'node:fs';
import path from 'node:path';

/** `nobody`, the same number on every Linux. */
const NOBODY = 65534;
const OTHERS_MAY_PASS = 0o001;

/** Where root keeps what `nobody` must reach, when the chosen folder lies in a closed one. */
export const ROOT_HOME = '/var/lib/reelwright';

export const runsAsRoot = () => process.getuid?.() === 0;

/** Empty unless we are root: then what `spawn` and `chown` need to be somebody else. */
export const unprivileged = (): { uid?: number; gid?: number } =>
  runsAsRoot() ? { uid: NOBODY, gid: NOBODY } : {};

/** Whether every folder on the way lets others pass; a folder that is not there yet does. */
export function isReachableByOthers(folder: string): boolean {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const found = statSync(at, { throwIfNoEntry: false });
    if (found && (found.mode & OTHERS_MAY_PASS) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}
