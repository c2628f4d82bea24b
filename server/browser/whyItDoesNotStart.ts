/** Asks a browser for its version, which loads every library that it needs. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FoundBrowser } from './foundBrowser';

const run = promisify(execFile);
const PATIENCE_MS = 20_000;

/** One line; null when it starts. */
export async function whyItDoesNotStart({ executablePath, env }: FoundBrowser): Promise<string | null> {
  try {
    const { stdout } = await run(executablePath, ['--no-sandbox', '--version'], {
      env: { ...process.env, ...env },
      timeout: PATIENCE_MS,
    });
    return /\d+\.\d+/.test(stdout) ? null : 'it does not tell its version';
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    return (stderr?.trim() || message).split('\n')[0] ?? 'it ended at once';
  }
}
