/** What the database says of itself. [OP1] */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database';

const factsSchema = z.object({ version: z.string(), bytes: z.coerce.number() });
const folderSchema = z.object({ folder: z.string() });

export async function databaseFacts(db: Database) {
  const { rows } = await db.execute(
    sql`select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`,
  );
  // Of a database that somebody gave us we need not be told where it is.
  const told = await db.execute(sql`select current_setting('data_directory') as folder`).catch(() => null);
  return {
    ...factsSchema.parse(rows[0]),
    folder: folderSchema.safeParse(told?.rows[0]).data?.folder ?? null,
  };
}
