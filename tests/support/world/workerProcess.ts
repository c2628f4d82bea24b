/** Starts test workers as processes of their own, so that they can be killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const ENTRY = fileURLToPath(new URL('testWorker.ts', import.meta.url));

export interface WorkerProcess {
  calls(): string[];
  /** Waits until the log holds a line that includes `text`. */
  reached(text: string): Promise<void>;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** @param told what it hangs at; another `entry` is told something of its own */
export function startWorkerProcess(
  databaseUrl: string,
  told: readonly string[] = [],
  entry = ENTRY,
): WorkerProcess {
  const folder = mkdtempSync(path.join(tmpdir(), 'reelwright-worker-'));
  const log = path.join(folder, 'calls.log');
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', entry, databaseUrl, log, told.join(',')],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const exited = once(child, 'exit');
  const calls = () => (existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : []);
  return {
    calls,
    reached: (text) =>
      expect
        .poll(() => calls().some((line) => line.includes(text)), { timeout: 40_000, interval: 50 })
        .toBe(true),
    async end(signal) {
      child.kill(signal);
      await exited;
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    },
  };
}
