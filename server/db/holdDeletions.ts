/** While a backup is made nothing is removed for good: whoever removes takes a share of this lock, a backup all of it. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Transaction } from './database';

/** Any number that nobody else locks on this database. */
const REMOVAL_LOCK = 7_265_602;
/** For removals that are under way. */
const PATIENCE = '60s';

export interface HeldDeletions {
  /** Throws when the hold was lost meanwhile: with the connection, the lock is gone. */
  check(): Promise<void>;
  release(): Promise<void>;
}

/** The connection is the hold: with a process that dies it ends. */
export async function holdDeletions(url: string): Promise<HeldDeletions> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`set lock_timeout = '${PATIENCE}'`);
    await client.query('select pg_advisory_lock($1)', [REMOVAL_LOCK]);
  } catch (error) {
    await client.end();
    if ((error as { code?: unknown }).code === '55P03')
      throw new Error('Another backup is under way; try again when it is done.', { cause: error });
    throw error;
  }
  return {
    check: async () => void (await client.query('select 1')),
    release: () => client.end().catch(() => {}),
  };
}

/** False while a backup is made: then the next time is early enough. */
export async function mayRemove(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ may: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${REMOVAL_LOCK}) as may`,
  );
  return rows[0]?.may === true;
}
