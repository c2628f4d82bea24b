import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { lowerSession } from '../../../server/browser/lowerSession';

const AUTOGROUP = '/proc/self/autogroup';
const run = promisify(execFile);

test.skipIf(!existsSync(AUTOGROUP))('a browser gives way with all of its session', async () => {
  const script = `${lowerSession(7)}\nexec sleep 60`;
  const leader = spawn('sh', ['-c', script], { detached: true, stdio: 'ignore' });
  const niceness = () => /nice (\d+)/.exec(readFileSync(`/proc/${leader.pid}/autogroup`, 'utf8'))?.[1];
  await expect.poll(niceness).toBe('7');
  leader.kill('SIGKILL');
  await once(leader, 'exit');
});

test('a session of somebody else is left alone, and nothing is said where there are none', async () => {
  const own = () => existsSync(AUTOGROUP) && readFileSync(AUTOGROUP, 'utf8');
  const before = own();
  const { stdout, stderr } = await run('sh', ['-c', `${lowerSession(7)}\necho started`]);
  expect({ stdout, stderr }).toEqual({ stdout: 'started\n', stderr: '' });
  expect(own()).toBe(before);
});
