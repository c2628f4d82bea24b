/** A migrated database of a test's own. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../../server/db/database';
import { TEMPLATE_DATABASE, withDatabase } from './testDatabases';

export interface FreshDatabase extends OpenDatabase {
  readonly url: string;
  /** Closes the pool and removes the database. */
  drop(): Promise<void>;
}

export async function freshDatabase(): Promise<FreshDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await command(server, `create database ${name} template ${TEMPLATE_DATABASE}`);
  const url = withDatabase(server, name);
  const open = openDatabase(url, { max: 6 });
  return {
    ...open,
    url,
    drop: async () => {
      await open.close();
      await command(server, `drop database ${name} with (force)`);
    },
  };
}

async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
