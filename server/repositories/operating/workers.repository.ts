/** Which workers live, since when, and what they do: each keeps a row of its own. */
import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { workers } from '../../db/schema/app';

export type WorkerRow = typeof workers.$inferSelect;
export type Beat = Pick<WorkerRow, 'id' | 'name' | 'doing' | 'drawing' | 'metrics'>;

export interface LivingWorker extends WorkerRow {
  /** Since its last word, by the database's clock. */
  readonly silentMs: number;
}

/** By the clock that all workers share. */
const now = sql`clock_timestamp()`;
const silentMs = sql<number>`extract(epoch from clock_timestamp() - ${workers.seenAt})::float8 * 1000`;

export function workersRepository(db: Executor) {
  return {
    async beat({ id, name, ...said }: Beat): Promise<void> {
      await db
        .insert(workers)
        .values({ id, name, ...said })
        .onConflictDoUpdate({ target: workers.id, set: { ...said, seenAt: now } });
    },
    async leave(id: string): Promise<void> {
      await db.delete(workers).where(eq(workers.id, id));
    },
    async forgetSilent(): Promise<void> {
      await db.delete(workers).where(lt(workers.seenAt, sql`now() - interval '1 day'`));
    },
    /** Heard last first. */
    async list(): Promise<LivingWorker[]> {
      const rows = await db.select({ worker: workers, silentMs }).from(workers).orderBy(desc(workers.seenAt));
      return rows.map((row) => ({ ...row.worker, silentMs: row.silentMs }));
    },
  };
}
