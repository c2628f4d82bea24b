/** The mark of a restore that is under way, in the database itself: until it is gone, no server starts on it. */
import pg from 'pg';
import type { Transaction } from '../db/database';
import { madeSchemas } from './catalog';

const MARK = 'reelwright_restore';

/** The database's tables that are ours or where ours would be. */
const TABLES = `select 1 from pg_tables where schemaname = any($1) limit 1`;

/** `begun` in an empty database, `begunAgain` after one that died; null where the database holds something else. */
export async function beginRestore(
  client: pg.Client,
  source: string,
): Promise<'begun' | 'begunAgain' | null> {
  if (await markOf(client)) return 'begunAgain';
  const { rowCount } = await client.query(TABLES, [madeSchemas]);
  if (rowCount !== 0) return null;
  await client.query('begin');
  await client.query(`create schema ${MARK}`);
  await client.query(
    `create table ${MARK}.state (source text not null, begun_at timestamptz not null default now())`,
  );
  await client.query(`insert into ${MARK}.state (source) values ($1)`, [source]);
  await client.query('commit');
  return 'begun';
}

export async function endRestore(db: pg.Client | Transaction): Promise<void> {
  const statement = `drop schema ${MARK} cascade`;
  await (db instanceof pg.Client ? db.query(statement) : db.execute(statement));
}

/** @throws in words where a restore was begun and not ended */
export async function refuseHalfRestored(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const source = await markOf(client);
    if (source !== null)
      throw new Error(
        `A restore into this installation was not finished. Begin it again: npm run restore -- ${source}`,
      );
  } finally {
    await client.end();
  }
}

/** What is restored from; null where nothing is. */
async function markOf(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('${MARK}.state') is not null as there`,
  );
  if (!rows[0]?.there) return null;
  return (await client.query<{ source: string }>(`select source from ${MARK}.state`)).rows[0]?.source ?? '';
}
