/** Makes the folder of a new database: aside, and moved in when it is whole, so that a start that dies half-way leaves none. */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { unprivileged } from '../unprivileged';
import { withUserName } from './userName';

interface NewCluster {
  readonly initdb: string;
  /** Where it is made. */
  readonly root: string;
  readonly data: string;
  readonly limitMs?: number;
}

/** On a slow disk it takes half a minute. */
const LIMIT_MS = 180_000;
/** Postgres's own, because not every system has C.UTF-8. */
const LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** What it says of a user that libc has no name for. */
const NAMELESS = /could not look up effective user ID/;
const nameless = () =>
  `it wants a name for the user ${process.getuid?.()}, and no file of this machine has one. Install nss_wrapper (Debian: apt-get install libnss-wrapper), name that user in /etc/passwd, or set DATABASE_URL to a Postgres of your own.`;

/** Throws in words where `initdb` fails or takes too long; nothing of it is left. */
export function makeCluster({ initdb, root, data, limitMs = LIMIT_MS }: NewCluster): void {
  const half = path.join(root, `init-${process.pid}`);
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) chownSync(half, uid, gid);
  const options = ['-U', 'app', '--auth=trust', '-E', 'UTF8', ...LOCALE];
  const made = withUserName((variables) =>
    spawnSync(initdb, ['-D', half, ...options], {
      ...unprivileged(),
      cwd: root,
      env: { ...process.env, ...variables },
      encoding: 'utf8',
      timeout: limitMs,
      killSignal: 'SIGKILL',
    }),
  );
  if (made.status !== 0) {
    rmSync(half, { recursive: true, force: true, maxRetries: 5 });
    throw new Error(`Postgres could not be set up: ${whyNot(made, limitMs)}`);
  }
  try {
    renameSync(half, data);
  } catch (error) {
    // Another start was first.
    if (!existsSync(path.join(data, 'PG_VERSION'))) throw error;
  }
  for (const name of readdirSync(root))
    if (name.startsWith('init-')) rmSync(path.join(root, name), { recursive: true, force: true });
}

function whyNot({ stderr, error }: ReturnType<typeof spawnSync>, limitMs: number): string {
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT')
    return `initdb was not done after ${limitMs / 1000} seconds`;
  const said = String(stderr ?? '');
  return NAMELESS.test(said) ? nameless() : said || error?.message || 'initdb failed';
}
