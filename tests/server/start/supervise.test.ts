import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { superviseWorkers, type Workers } from '../../../server/supervise';

let folder: string;
let workers: Workers | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workers-'));
});
afterEach(async () => {
  await workers?.stop();
  await rm(folder, { recursive: true });
});

/** A worker that writes its number down, then lives until it is told to end. */
const employ = async (count: number, life: string) => {
  const program = path.join(folder, 'worker.mjs');
  const log = path.join(folder, 'log');
  await writeFile(log, '');
  await writeFile(
    program,
    `import { appendFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(log)}, process.pid + '\\n');
     ${life}`,
  );
  const said: string[] = [];
  workers = superviseWorkers({ count, environment: process.env, say: (line) => said.push(line), program });
  const pids = async () => (await readFile(log, 'utf8')).split('\n').filter(Boolean).map(Number);
  return { said, pids };
};
const LIVE = "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000);";
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('as many workers run as are wanted, and none after the stop', async () => {
  const { pids } = await employ(2, LIVE);
  await expect.poll(async () => (await pids()).length).toBe(2);
  await workers?.stop();
  expect((await pids()).map(isAlive)).toEqual([false, false]);
});

test('a worker that is killed is replaced, and it is said', async () => {
  const { pids, said } = await employ(1, LIVE);
  await expect.poll(async () => (await pids()).length).toBe(1);
  const [first = 0] = await pids();
  process.kill(first, 'SIGKILL');
  await expect.poll(async () => (await pids()).length, { timeout: 5000 }).toBe(2);
  expect(said).toEqual(['A worker ended (SIGKILL); the next one starts in 0.5 s.']);
});

test('a worker that keeps dying is replaced ever more slowly', async () => {
  const { said } = await employ(1, 'process.exit(3);');
  await expect.poll(() => said.length, { timeout: 10_000 }).toBe(3);
  expect(said.map((line) => /in (.*)\./.exec(line)?.[1])).toEqual(['0.5 s', '1 s', '2 s']);
});
