/** Brings the tables up to date; starts that happen at once wait for each other. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { z } from 'zod';
import type { Executor } from './database';

/** Any number that nobody else locks on this database. */
const MIGRATION_LOCK = 7_265_601;

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })),
});

/** @param also what else must be made once, such as the queue's own tables, while the lock is held. */
export async function migrate(url: string, also?: () => Promise<void>): Promise<void> {
  await locked(url, async (client) => {
    await runMigrations(drizzle(client), { migrationsFolder: migrationsFolder() });
    await also?.();
  });
}

/** Only as far as a backup was: its rows fit these tables. @param when of the last one, as in the journal */
export async function migrateUpTo(url: string, when: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reelwright-migrations-'));
  try {
    cpSync(migrationsFolder(), folder, { recursive: true });
    const journal = readJournal();
    const entries = journal.entries.filter((entry) => entry.when <= when);
    mkdirSync(path.join(folder, 'meta'), { recursive: true });
    writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    await locked(url, (client) => runMigrations(drizzle(client), { migrationsFolder: folder }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first migration that this database lacks; null where it lacks none, or has had none yet. */
export async function pendingMigration(url: string): Promise<string | null> {
  return locked(url, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
    );
    if (!rows[0]?.there) return null;
    const made = await client.query<{ last: string | null }>(
      'select max(created_at)::text as last from drizzle.__drizzle_migrations',
    );
    const last = Number(made.rows[0]?.last ?? 0);
    return readJournal().entries.find(({ when }) => when > last)?.tag ?? null;
  });
}

/** When it was written, as the journal says. */
export const newestMigration = (): number => Math.max(...readJournal().entries.map(({ when }) => when));

const readJournal = () =>
  journalSchema.parse(JSON.parse(readFileSync(path.join(migrationsFolder(), 'meta/_journal.json'), 'utf8')));

async function locked<Result>(url: string, run: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await run(client);
  } finally {
    await client.end();
  }
}

export interface MigrationsBetween {
  /** Known to this version, and not in the database. */
  readonly due: number;
  /** In the database, and not known to this version: a newer one was there. */
  readonly ahead: number;
}

const doneSchema = z.array(z.object({ created_at: z.coerce.number() }));

export async function migrationsBetween(db: Executor): Promise<MigrationsBetween> {
  const known = readJournal().entries.map(({ when }) => when);
  const { rows } = await db.execute(sql`select created_at from drizzle.__drizzle_migrations`);
  const done = doneSchema.parse(rows).map(({ created_at }) => created_at);
  return {
    due: known.filter((when) => !done.includes(when)).length,
    ahead: done.filter((when) => !known.includes(when)).length,
  };
}

/** Beside this file in the sources; in the repository's own folder when this file is part of a bundle. */
function migrationsFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const candidates = [path.join(here, 'migrations'), path.join(here, '../../server/db/migrations')];
  const found = candidates.find((folder) => existsSync(path.join(folder, 'meta/_journal.json')));
  if (!found) throw new Error(`The migrations are missing: looked in ${candidates.join(' and ')}.`);
  return found;
}
