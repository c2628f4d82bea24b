import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPostgres } from '../../../server/db/embeddedPostgres';
import { longTest } from '../../support/form';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'postgres, test '));
  await chmod(dir, 0o755);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
const serverPid = async () =>
  Number((await readFile(path.join(dir, 'data/postmaster.pid'), 'utf8')).split('\n')[0]);
const begun = 'select pg_postmaster_start_time()::text as at';

longTest('what was committed is there after the server was killed and started again', async () => {
  const first = await startPostgres({ dir });
  await ask(first.url, 'create table kept as select 7 as answer');
  process.kill(await serverPid(), 'SIGKILL');
  const second = await startPostgres({ dir });
  expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 7 }]);
  await second.stop();
});

test('a server that outlived its starter is adopted, and stopped by who adopted it', async () => {
  const left = await startPostgres({ dir });
  const found = await startPostgres({ dir });
  expect([left.adopted, found.adopted]).toEqual([false, true]);
  await found.stop();
  await expect(ask(found.url, 'select 1')).rejects.toThrow();
});

test('two starts at once share one server', async () => {
  const both = await Promise.all([startPostgres({ dir }), startPostgres({ dir })]);
  const [one, other] = await Promise.all(both.map(({ url }) => ask(url, begun)));
  expect(one).toEqual(other);
  await both[0].stop();
});

test('who leaves first lets the server run for who is still connected', async () => {
  const postgres = await startPostgres({ dir });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await postgres.stop();
  expect((await client.query('select 1 as here')).rows).toEqual([{ here: 1 }]);
  await client.end();
  await postgres.stop();
  await expect(ask(postgres.url, 'select 1')).rejects.toThrow();
});

test.runIf(process.getuid?.() === 0)(
  'a folder that only root can enter works, and a new one there begins anew',
  async () => {
    await chmod(dir, 0o700);
    const closed = path.join(dir, 'postgres');
    const place = async () =>
      path.join('/var/lib/reelwright', await readFile(path.join(closed, 'elsewhere'), 'utf8'));
    const first = await startPostgres({ dir: closed });
    await ask(first.url, 'create table kept as select 7 as answer');
    await first.stop();
    const again = await startPostgres({ dir: closed });
    expect(await ask(again.url, 'select answer from kept')).toEqual([{ answer: 7 }]);
    await again.stop();
    const former = await place();
    await rm(closed, { recursive: true });
    const fresh = await startPostgres({ dir: closed });
    expect(await ask(fresh.url, "select to_regclass('kept') as kept")).toEqual([{ kept: null }]);
    await fresh.stop();
    for (const left of [former, await place()]) await rm(left, { recursive: true });
  },
);

test('a folder that is damaged is told at once, with what Postgres says of it', async () => {
  const postgres = await startPostgres({ dir });
  await postgres.stop();
  await writeFile(path.join(dir, 'data/global/pg_control'), Buffer.alloc(8192));
  const begun = Date.now();
  await expect(startPostgres({ dir })).rejects.toThrow(/^Postgres did not start: .*(?:control|database)/);
  expect(Date.now() - begun).toBeLessThan(10_000);
});
