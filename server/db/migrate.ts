/** Brings the tables up to date; starts that happen at once wait for each other. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any number that nobody else locks on this database. */
const MIGRATION_LOCK = 7_265_601;

/** @param also what else must be made once, such as the queue's own tables, while the lock is held. */
export async function migrate(url: string, also?: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(drizzle(client), { migrationsFolder: migrationsFolder() });
    await also?.();
  } finally {
    await client.end();
  }
}

/** Beside this file in the sources; in the repository's own folder when this file is part of a bundle. */
function migrationsFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const candidates = [path.join(here, 'migrations'), path.join(here, '../../server/db/migrations')];
  const found = candidates.find((folder) => existsSync(path.join(folder, 'meta/_journal.json')));
  if (!found) throw new Error(`The migrations are missing: looked in ${candidates.join(' and ')}.`);
  return found;
}
