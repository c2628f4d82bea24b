/** Events of the audit log that are too old to be kept. */
import { eq, sql } from 'drizzle-orm';
import { AUDIT_DAYS } from '../../contract/audit';
import type { Database, Executor } from '../db/database';
import { auditEvents } from '../db/schema/app';

export const overdueAuditEvents = async (db: Database, atMost: number): Promise<string[]> => {
  const rows = await db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(sql`${auditEvents.at} <= clock_timestamp() - ${AUDIT_DAYS} * interval '1 day'`)
    .limit(atMost);
  return rows.map(({ id }) => id);
};

export async function dropAuditEvent(db: Executor, id: string): Promise<void> {
  await db.delete(auditEvents).where(eq(auditEvents.id, id));
}
