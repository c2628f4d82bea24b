/** Calls that their callers may repeat: claimed by one attempt at a time, done once, kept with their answers. [TR2] */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { IDEMPOTENCY_MS } from '../../contract/limits';
import type { Database, Executor } from '../db/database';
import { idempotencyKeys as rows } from '../db/schema/app';

/** A process that lives says so more often. */
export const ALIVE_MS = 15_000;

export interface KeyedCall {
  readonly userId: string;
  readonly key: string;
  /** Of what is asked. */
  readonly asked: string;
}
type Row = typeof rows.$inferSelect;
/** `claimed`: to be done by this attempt, under an id that is the same for every one. */
export type Claimed =
  | { readonly outcome: 'claimed'; readonly id: string; readonly attempt: string }
  | { readonly outcome: 'known'; readonly row: Row };

const aliveUntil = sql`clock_timestamp() + ${ALIVE_MS} * interval '1 millisecond'`;

export function idempotencyKeysRepository(db: Executor) {
  const isOf = ({ userId, key }: KeyedCall) => and(eq(rows.userId, userId), eq(rows.key, key));
  const isAttempt = (attempt: string) => and(eq(rows.attempt, attempt), isNull(rows.answer));
  return {
    /** Null where another attempt has just freed the key: ask again. */
    async claim(call: KeyedCall, attempt: string): Promise<Claimed | null> {
      const [claimed] = await db
        .insert(rows)
        .values({ ...call, attempt, aliveUntil })
        .onConflictDoUpdate({
          target: [rows.userId, rows.key],
          set: { attempt, aliveUntil },
          setWhere: sql`${rows.answer} is null and ${rows.asked} = ${call.asked} and ${rows.aliveUntil} < clock_timestamp()`,
        })
        .returning({ id: rows.id });
      if (claimed) return { outcome: 'claimed', id: claimed.id, attempt };
      const [row] = await db.select().from(rows).where(isOf(call));
      return row ? { outcome: 'known', row } : null;
    },
    async stayAlive(attempt: string): Promise<void> {
      await db.update(rows).set({ aliveUntil }).where(isAttempt(attempt));
    },
    /** False when another attempt has taken over, so that what this one did must not stand. */
    async settle(attempt: string, body: unknown, file: string | null): Promise<boolean> {
      const settled = await db
        .update(rows)
        .set({ answer: { body }, file })
        .where(isAttempt(attempt))
        .returning({ id: rows.id });
      return settled.length > 0;
    },
    /** Of an attempt that did nothing. */
    async release(attempt: string): Promise<void> {
      await db.delete(rows).where(isAttempt(attempt));
    },
    async drop(id: string): Promise<void> {
      await db.delete(rows).where(eq(rows.id, id));
    },
  };
}

export async function overdueIdempotencyKeys(db: Database, atMost: number): Promise<string[]> {
  const due = await db
    .select({ id: rows.id })
    .from(rows)
    .where(sql`${rows.createdAt} < clock_timestamp() - ${IDEMPOTENCY_MS} * interval '1 millisecond'`)
    .limit(atMost);
  return due.map(({ id }) => id);
}
