/** Whether the database takes changes: one that stands by, or is held read-only, answers and refuses them. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';

/** Throws where it does not answer. A number for a change is asked for, which costs no row. */
export async function writesRows(db: Executor): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select case when pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' then null
        else pg_current_xact_id()::text end as change`,
  );
  return rows[0]?.['change'] != null;
}
