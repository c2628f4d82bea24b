/** A worker ends with the process that started it, at whatever moment that dies. [J5] */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { testApp, type TestApp } from '../../support/world/testApp';

const LIMIT_MS = 120_000;

let server: TestApp;
let folder: string;
beforeAll(async () => {
  server = await testApp();
  folder = await mkdtemp(path.join(tmpdir(), 'reelwright-orphan-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test(
  'a worker whose server dies while it starts ends by itself',
  async () => {
    const worker = fork('server/worker.ts', [], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, DATABASE_URL: server.url, DATA_DIR: folder },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    onTestFinished(() => void worker.kill('SIGKILL'));
    // As the system does for a process that is killed.
    worker.disconnect();
    expect(await once(worker, 'exit')).toEqual([0, null]);
  },
  LIMIT_MS,
);
