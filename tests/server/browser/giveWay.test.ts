/** A browser's session gives way as a whole: niceness alone counts within one session only. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { giveWay } from '../../../server/browser/giveWay';

const SHOW = 'cat /proc/self/autogroup';

async function shown(script: string, detached: boolean): Promise<string> {
  const child = spawn('sh', ['-c', script], { detached, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return /nice (-?\d+)/.exec(said)?.[1] ?? said;
}

test.skipIf(!existsSync('/proc/self/autogroup'))(
  '[TR1] the session of a browser is lowered by what it is told, on top of its worker’s, and none but its own',
  async () => {
    const own = readFileSync('/proc/self/autogroup', 'utf8');
    expect(await shown(`${giveWay(5)}\n${SHOW}`, true)).toBe(String(Math.min(19, getPriority() + 5)));
    expect(await shown(`nice -n 19 sh -c '${SHOW}'`, true)).toBe('0');
    expect(await shown(`${giveWay(40)}\n${SHOW}`, true)).toBe('19');
    await shown(giveWay(5), false);
    expect(readFileSync('/proc/self/autogroup', 'utf8')).toBe(own);
  },
);
