/** A database that dies comes back by itself, and who asks meanwhile waits instead of failing. */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../../server/db/database';
import { keepPostgres, type KeptPostgres } from '../../../server/db/keepPostgres';
import { PatientPool } from '../../../server/db/patientPool';

let dir: string;
let postgres: KeptPostgres;
let database: OpenDatabase;
const said: string[] = [];
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'kept-postgres-'));
  await chmod(dir, 0o755);
  said.length = 0;
  postgres = await keepPostgres({ dir, say: (line) => said.push(line) });
  database = openDatabase(postgres.url);
});
afterEach(async () => {
  await database.close();
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
});

const killPostmaster = async () =>
  process.kill(
    Number((await readFile(path.join(dir, 'data/postmaster.pid'), 'utf8')).split('\n')[0]),
    'SIGKILL',
  );

test('[TR1] a killed Postgres is started again, and calls meanwhile wait for it', async () => {
  await database.db.execute(sql`create table kept as select 7 as answer`);
  await killPostmaster();
  await vi.waitFor(() => expect(database.pool.totalCount).toBe(0), 10_000);
  const asked = Array.from({ length: 20 }, () =>
    database.db.transaction(async (tx) => (await tx.execute(sql`select answer from kept`)).rows[0]),
  );
  expect(await Promise.allSettled(asked)).toEqual(
    asked.map(() => ({ status: 'fulfilled', value: { answer: 7 } })),
  );
  // Calls may be answered a moment before the keeper has heard that it answers.
  await vi.waitFor(() => expect(said).toEqual(['The database had ended and was started again.']), 10_000);
}, 60_000);

test('[TR1] calls that find connections which were killed a moment ago wait, too, whether they read or write', async () => {
  const { db } = database;
  await db.execute(sql`create table kept as select 7 as answer`);
  await Promise.all(Array.from({ length: 5 }, () => db.execute(sql`select pg_sleep(0.05)`)));
  const { rows } = await db.execute(sql`select pg_backend_pid() as pid`);
  // Of its end, and that of those beside it, this process hears nothing while it stands still.
  process.kill(Number(rows[0]?.['pid']), 'SIGKILL');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  const asked = [
    db.execute(sql`select answer from kept`),
    db.execute(sql`insert into kept values (8)`),
    db.transaction(async (tx) => tx.execute(sql`insert into kept values (9)`)),
    ...Array.from({ length: 5 }, () => db.execute(sql`select answer from kept`)),
  ];
  const answered = await Promise.allSettled(asked);
  expect(
    answered.flatMap((one) => (one.status === 'rejected' ? String(one.reason.cause ?? one.reason) : [])),
  ).toEqual([]);
  expect((await db.execute(sql`select answer from kept order by answer`)).rows).toEqual(
    [7, 8, 9].map((answer) => ({ answer })),
  );
}, 60_000);

test('[TR1] a connection that breaks while a transaction begins is not kept', async () => {
  const { db, pool } = database;
  const other = new pg.Client({ connectionString: postgres.url });
  await other.connect();
  const client = await pool.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  await other.query('select pg_terminate_backend($1, 5000)', [rows[0].pid]);
  // As drizzle does, which gives no client back whose begin fails.
  await expect(client.query('begin')).rejects.toThrow();
  await vi.waitFor(() => expect(pool.totalCount).toBe(0), 10_000);
  expect(() => client.release()).not.toThrow();
  expect((await db.execute(sql`select 2 as two`)).rows).toEqual([{ two: 2 }]);
  await other.end();
}, 60_000);

test('[TR1] it stops at once, though its own connection has only begun', () => postgres.stop(), 10_000);

test('[TR1] a transaction that it breaks off fails by itself, and ends nothing else', async () => {
  const broken = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await killPostmaster();
    await vi.waitFor(() => expect(said).toHaveLength(1), 20_000);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await database.db.execute(sql`select 2 as two`)).rows).toEqual([{ two: 2 }]);
}, 60_000);

test('a database that stays away is told after the patience, a wrong name at once', async () => {
  const nowhere = new PatientPool({ host: path.join(dir, 'nowhere'), patienceMs: 300 });
  await expect(nowhere.query('select 1')).rejects.toThrow(/ENOENT/);
  const wrong = new PatientPool({ connectionString: postgres.url.replace('/postgres?', '/nothing?') });
  await expect(wrong.connect()).rejects.toThrow('database "nothing" does not exist');
  await Promise.all([nowhere.end(), wrong.end()]);
});
