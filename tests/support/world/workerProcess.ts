/** Starts test workers as processes of their own, so that they can be killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { bundleOf } from '../bundles/bundles';

const ENTRY = bundleOf('testWorker');

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
  const loader = entry.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const words = [...loader, entry, databaseUrl, log, told.join(',')];
  const child: ChildProcess = spawn(process.execPath, words, { stdio: ['ignore', 'inherit', 'inherit'] });
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
