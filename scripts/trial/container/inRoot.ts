/**
 * A program in a folder as its whole machine: a mount namespace of its own, the folder as its root. By `pivot_root`, not
 * `chroot`: a kernel gives who was put into a chroot no user namespace, and Chromium's sandbox wants one.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';

export interface Inside {
  readonly root: string;
  readonly command: readonly string[];
  readonly cwd?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** `0:0` may do what the builder of an image may; anybody else has no capability and gains none. */
  readonly user?: string;
}

/** The last mounts are what a container is given beside its image; all of them end with the namespace. */
const PREPARE = `
set -e
root=$1; shift
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --bind /sys "$root/sys"
mount -t tmpfs -o mode=755 dev "$root/dev"
for one in null zero full random urandom; do : > "$root/dev/$one"; mount --bind "/dev/$one" "$root/dev/$one"; done
ln -s /proc/self/fd "$root/dev/fd"
mkdir "$root/dev/shm"
mount -t tmpfs -o mode=1777,size=512m shm "$root/dev/shm"
for one in resolv.conf hosts; do
  [ -e "$root/etc/$one" ] || : > "$root/etc/$one"
  mount --bind "$(readlink -f "/etc/$one")" "$root/etc/$one"
done
cd "$root"
pivot_root . .
umount -l .
cd /
exec "$@"
`;

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

function words({ root, command, cwd = '/', environment = {}, user = '0:0' }: Inside): string[] {
  const [uid, gid] = user.split(':');
  const become = [
    ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
    ...['--bounding-set=-all', '--inh-caps=-all', '--no-new-privs', '--'],
  ];
  const variables = Object.entries({ PATH, HOME: '/', ...environment }).map(
    ([name, value]) => `${name}=${value}`,
  );
  return [
    ...['--mount', '--propagation=private', 'sh', '-c', PREPARE, 'sh', root],
    ...(user === '0:0' ? [] : become),
    ...['env', '-i', `--chdir=${cwd}`, ...variables, ...command],
  ];
}

/** Each program takes the place of the one before: the child is the command itself. */
export const startInRoot = (inside: Inside): ChildProcess =>
  spawn('unshare', words(inside), { stdio: ['ignore', 'pipe', 'pipe'] });

/** Throws what it said where it fails. */
export function runInRoot(inside: Inside): void {
  const { status, stdout, stderr } = spawnSync('unshare', words(inside), {
    encoding: 'utf8',
    maxBuffer: MOST_SAID_BYTES,
  });
  if (status === 0) return;
  throw new Error(`${inside.command.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
}
const MOST_SAID_BYTES = 64 * 1024 * 1024;

/** Whether this process may do all that. */
export const mayMount = (): boolean =>
  spawnSync('unshare', ['--mount', '--propagation=private', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'])
    .status === 0;
