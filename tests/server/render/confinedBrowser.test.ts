import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { FoundBrowser } from '../../../server/browser/findBrowser';
import { lowerSession } from '../../../server/browser/lowerSession';
import {
  confinedScript,
  resolverRules,
  writeConfinedBrowser,
} from '../../../server/render/browser/confinedBrowser';

test('the browser reaches one loopback port and nothing else', () => {
  expect(resolverRules(4321)).toBe('MAP 127.0.0.1:4321 127.0.0.1:4321,MAP * ~NOTFOUND');
});

test('the start script keeps quotes in paths, and puts our switches behind the given ones', () => {
  const browser = {
    executablePath: "/opt/it's here/chrome",
    kind: 'chrome',
    args: ['--single-process'],
    env: { LD_LIBRARY_PATH: '/opt/lib' },
  } as const;
  const script = confinedScript({ ...browser, args: [...browser.args] }, '/tmp/its own', 4321);
  expect(script).toContain("export TMPDIR='/tmp/its own'");
  expect(script).toContain("export LD_LIBRARY_PATH='/opt/lib'");
  expect(script).toContain(`'/opt/it'\\''s here/chrome' "$@" '--single-process' '--host-resolver-rules=`);
});

test('a browser gives way, alone and with its session, and does not stand still beside whatever else is busy', () => {
  const browser = { executablePath: '/opt/chrome', kind: 'chrome', args: [], env: {} } as const;
  const script = confinedScript({ ...browser, args: [] }, '/tmp/its own', 4321);
  expect(script).toContain(`\n${lowerSession(5)}\n`);
  expect(script).toContain("exec $stay nice -n 5 '/opt/chrome'");
});

test.each([
  ['a worker that is killed', (worker: ChildProcess) => worker.kill('SIGKILL')],
  // As Remotion does when its process exits.
  ['its own end with all of its group', (_: ChildProcess, group: number) => process.kill(group, 'SIGKILL')],
])(
  'neither a browser nor its folder outlives %s',
  async (_, strike) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'confined-'));
    // As Debian's does: a script that waits for the real one.
    const fake = path.join(folder, 'chromium');
    await writeFile(fake, `#!/bin/sh\n: > '${path.join(folder, 'started')}'\nsleep 300\necho never\n`);
    await chmod(fake, 0o755);
    const browser: FoundBrowser = { executablePath: fake, kind: 'chrome', args: [], env: {} };
    const script = await writeConfinedBrowser(folder, browser, 4321);
    const start = `const { spawn } = require('node:child_process');
    console.log(spawn(${JSON.stringify(script)}, { detached: true, stdio: 'ignore' }).pid); setInterval(() => {}, 1000);`;
    const worker = spawn(process.execPath, ['-e', start]);
    const [printed] = (await once(worker.stdout, 'data')) as [Buffer];
    const group = -Number(printed.toString());
    expect(process.kill(group, 0)).toBe(true);
    // By then somebody watches it.
    await expect.poll(() => existsSync(path.join(folder, 'started'))).toBe(true);
    strike(worker, group);
    await expect.poll(() => isAlive(group) || existsSync(folder), { timeout: 8000 }).toBe(false);
    worker.kill('SIGKILL');
  },
  20_000,
);

function isAlive(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}
