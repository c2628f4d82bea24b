/** Runs the built product as a new user has it: an empty folder, a free port, no key. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface RunningProduct {
  readonly baseURL: string;
  /** Where it keeps its database, files and the mails that it would send. */
  readonly dataDir: string;
  readonly pid: number;
  close(): Promise<void>;
}

const ADDRESS = /http:\/\/localhost:\d+/;
const START_MS = 60_000;

/** @param environment what differs from the defaults. */
export async function openProduct(environment: Record<string, string> = {}): Promise<RunningProduct> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'reelwright-'));
  // As root, the database runs as somebody else, who has to get here.
  await chmod(dataDir, 0o755);
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      // A journey meets no model that happens to run beside it.
      LLM_AUTO: 'false',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const baseURL = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the product did not start in time')), START_MS);
    child.once('exit', (code) => reject(new Error(`the product ended with ${code} before it listened`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = ADDRESS.exec(line)?.[0];
      if (!address) return;
      clearTimeout(late);
      resolve(address);
    });
  });
  child.removeAllListeners('exit');
  return {
    baseURL,
    dataDir,
    pid: child.pid ?? 0,
    async close() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
