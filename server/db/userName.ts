/**
 * A name for a user that no file of the machine names, such as OpenShift and `docker run --user` start a container as:
 * `initdb` asks libc for one and takes no variable for an answer. nss_wrapper answers in libc's place.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

/** By its own name only: the loader knows where the system keeps it, and goes on without where there is none. */
const WRAPPER = 'libnss_wrapper.so';

function isNamed(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

/** @param use gets the variables that whoever asks for the name is started with. */
export function withUserName<Result>(
  use: (variables: Readonly<Record<string, string>>) => Result,
  named = isNamed(),
): Result {
  if (named) return use({});
  const folder = mkdtempSync(path.join(tmpdir(), 'reelwright-user-'));
  const [passwd, group] = [path.join(folder, 'passwd'), path.join(folder, 'group')];
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  writeFileSync(passwd, `app:x:${uid}:${gid}:app:/:/bin/false\n`);
  writeFileSync(group, `app:x:${gid}:\n`);
  try {
    return use({ LD_PRELOAD: WRAPPER, NSS_WRAPPER_PASSWD: passwd, NSS_WRAPPER_GROUP: group });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
