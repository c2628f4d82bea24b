/** Asks a browser for its version, which loads every library that it needs. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FoundBrowser } from './foundBrowser';

const run = promisify(execFile);
const PATIENCE_MS = 20_000;

/** One line, as it says it: `Chromium 153.0.7204.0`. Throws what kept it from starting. */
export async function browserVersion({ executablePath, env }: FoundBrowser): Promise<string> {
  const { stdout } = await run(executablePath, ['--no-sandbox', '--version'], {
    env: { ...process.env, ...env },
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
  if (!/\d+\.\d+/.test(stdout)) throw new Error('it does not tell its version');
  return stdout.trim();
}
