import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeCluster } from '../../../server/db/makeCluster';

test.each([
  ['hangs', 'sleep 600', 'Postgres could not be set up: initdb was not done after 0.3 seconds'],
  ['fails', 'echo no room >&2; exit 1', 'Postgres could not be set up: no room\n'],
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
