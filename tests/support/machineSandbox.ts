/** Whether this machine lets users make namespaces, of which Chromium's sandbox is made; a container of Docker's own profile does not. */
import { spawnSync } from 'node:child_process';
import { STRANGER } from '../../server/browser/strangersBrowser';
import { runsAsRoot } from '../../server/unprivileged';

const unshare = ['unshare', '--user', '--map-root-user', 'true'];
const asStranger = ['setpriv', `--reuid=${STRANGER}`, '--clear-groups', ...unshare];
const [program = '', ...words] = runsAsRoot() ? asStranger : unshare;

export const machineHasSandbox = process.platform !== 'linux' || spawnSync(program, words).status === 0;
