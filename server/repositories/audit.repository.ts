/** The audit log: read by pages, and what is too old to be kept. */
import { and, count, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { AUDIT_DAYS, type AuditKind } from '../../contract/audit';
import { OPERATOR_PAGE } from '../../contract/operator';
import type { Database, Executor } from '../db/database';
import { auditEvents } from '../db/schema/app';
import { containing } from './operator/containing';

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

interface AuditFilter {
  readonly kind?: AuditKind | undefined;
  /** Part of the address of who did it, or on whom it was done. */
  readonly account?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

export async function auditPage(db: Executor, { kind, account, page = 1 }: AuditFilter) {
  const wanted = and(
    kind ? eq(auditEvents.kind, kind) : undefined,
    account
      ? or(ilike(auditEvents.actor, containing(account)), ilike(auditEvents.subject, containing(account)))
      : undefined,
  );
  const [all] = await db.select({ total: count() }).from(auditEvents).where(wanted);
  const rows = await db
    .select()
    .from(auditEvents)
    .where(wanted)
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(OPERATOR_PAGE)
    .offset((page - 1) * OPERATOR_PAGE);
  return { rows, total: all?.total ?? 0 };
}
