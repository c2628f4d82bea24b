/** A migrated database of a test's own. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../../server/db/database';
import { fingerprint, resetSql } from './resetSql';
import { TEMPLATE_DATABASE, withDatabase } from './testDatabases';

export interface FreshDatabase extends OpenDatabase {
  readonly url: string;
  /** Closes the pool and takes the database away. */
  drop(): Promise<void>;
}

/** Databases of this process that are as the template is; nobody has heard of their names. */
const spares: string[] = [];
let admin: Promise<pg.Client> | null = null;

/** Emptying a database costs a tenth of copying one: what is dropped is emptied, and becomes the next one under another name. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const server = inject('postgresUrl');
  const name = spares.pop() ?? (await copyTemplate());
  const url = withDatabase(server, name);
  const open = openDatabase(url, { max: 6 });
  return {
    ...open,
    url,
    drop: async () => {
      const isAsNew = await reset(open.pool);
      await open.close();
      if (isAsNew) spares.push(await rename(name));
      else await command(`drop database ${name} with (force)`);
    },
  };
}

const newName = () => `test_${randomBytes(6).toString('hex')}`;

async function copyTemplate(): Promise<string> {
  const name = newName();
  // Files are copied as they are; the log of every page would be written beside them otherwise.
  await command(`create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`);
  return name;
}

/** @returns whether it is as the template is: a test may have closed the pool, or changed a table. */
async function reset(pool: pg.Pool): Promise<boolean> {
  const template = inject('postgresTemplate');
  try {
    await pool.query(resetSql(template));
    return (await fingerprint(pool)) === template.fingerprint;
  } catch {
    return false;
  }
}

/** Who still writes to the old name finds nothing there. */
async function rename(name: string): Promise<string> {
  const next = newName();
  await command(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
    `alter database ${name} rename to ${next}`,
  );
  return next;
}

async function command(...statements: readonly string[]): Promise<void> {
  const client = await (admin ??= connect());
  for (const statement of statements) await client.query(statement);
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  client.once('error', () => (admin = null));
  await client.connect();
  return client;
}
