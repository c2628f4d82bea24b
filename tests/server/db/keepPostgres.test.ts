/** A database that dies comes back by itself, and who asks meanwhile waits instead of failing. */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../../server/db/database';
import { keepPostgres, type KeptPostgres } from '../../../server/db/keepPostgres';
import { PatientPool } from '../../../server/db/patientPool';
import { longTest } from '../../support/form';

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

test('[TR1] it stops at once, though its own connection has only begun', () => postgres.stop(), 10_000);

longTest(
  '[TR1] a transaction that it breaks off fails by itself, and ends nothing else',
  async () => {
    const broken = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await killPostmaster();
      await vi.waitFor(() => expect(said).toHaveLength(1), 20_000);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect((await database.db.execute(sql`select 2 as two`)).rows).toEqual([{ two: 2 }]);
  },
  60_000,
);

longTest('a database that stays away is told after the patience, a wrong name at once', async () => {
  const nowhere = new PatientPool({ host: path.join(dir, 'nowhere'), patienceMs: 300 });
  await expect(nowhere.query('select 1')).rejects.toThrow(/ENOENT/);
  const wrong = new PatientPool({ connectionString: postgres.url.replace('/postgres?', '/nothing?') });
  await expect(wrong.connect()).rejects.toThrow('database "nothing" does not exist');
  await Promise.all([nowhere.end(), wrong.end()]);
});
