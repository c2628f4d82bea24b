/** Installs a headless browser from Debian's packages, where we are root on a Debian. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/** A mirror that never answers holds up no start for longer. */
const LIMIT_MS = 300_000;
const COMMAND = 'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell';

/** What a person can do who may do more than we. */
export const wayToInstall = `Install Chrome or Chromium, on Debian by: sudo sh -c '${COMMAND}'`;

/** @returns whether something was installed. */
export async function installFromDebian(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.warn('Installing a browser for rendering (once)…');
  try {
    await promisify(execFile)('sh', ['-c', COMMAND], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: LIMIT_MS,
      killSignal: 'SIGKILL',
    });
    return true;
  } catch {
    return false;
  }
}
