import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeCluster } from '../../../server/db/makeCluster';
import { withUserName } from '../../../server/db/userName';

test.each([
  ['hangs', 'sleep 600', 'Postgres could not be set up: initdb was not done after 0.3 seconds'],
  ['fails', 'echo no room >&2; exit 1', 'Postgres could not be set up: no room\n'],
  [
    'has no name for its user',
    'echo "initdb: error: could not look up effective user ID 4711: user does not exist" >&2; exit 1',
    'and no file of this machine has one. Install nss_wrapper (Debian: apt-get install libnss-wrapper), name',
  ],
])('[TR1] an initdb that %s is told in words, and nothing of it is left', (_, does, words) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cluster-'));
  chmodSync(folder, 0o755);
  const initdb = path.join(folder, 'initdb');
  writeFileSync(initdb, `#!/bin/sh\n${does}\n`);
  chmodSync(initdb, 0o755);
  const made = { initdb, root: folder, data: path.join(folder, 'data'), limitMs: 300 };
  try {
    expect(() => makeCluster({ ...made, limitMs: does.startsWith('sleep') ? 300 : 30_000 })).toThrow(words);
    expect(readdirSync(folder)).toEqual(['initdb']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('[OP3] a user that no file names gets a name from nss_wrapper for as long as somebody asks, and who has one does not', () => {
  expect(withUserName((variables) => variables, true)).toEqual({});
  const { files, ...variables } = withUserName(
    ({ NSS_WRAPPER_PASSWD = '', NSS_WRAPPER_GROUP = '', LD_PRELOAD }) => ({
      LD_PRELOAD,
      folder: path.dirname(NSS_WRAPPER_PASSWD),
      files: [NSS_WRAPPER_PASSWD, NSS_WRAPPER_GROUP].map((file) => readFileSync(file, 'utf8')),
    }),
    false,
  );
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  expect(files).toEqual([`app:x:${uid}:${gid}:app:/:/bin/false\n`, `app:x:${gid}:\n`]);
  expect(variables.LD_PRELOAD).toBe('libnss_wrapper.so');
  expect(existsSync(variables.folder)).toBe(false);
});
