/** The connection to Postgres: a pool behind drizzle, and the type of a transaction on it. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { PatientPool } from './patientPool';
import * as schema from './schema/index';

export type Database = NodePgDatabase<typeof schema>;
/** A transaction, or the database itself where none is open. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Executor = Database | Transaction;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** @param url a `postgres://` address; `max` is the most connections held at once. */
export function openDatabase(url: string, { max = 8 } = {}): OpenDatabase {
  const pool = new PatientPool({ connectionString: url, max });
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
