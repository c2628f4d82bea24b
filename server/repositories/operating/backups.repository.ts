/** Which backups were finished: written when one is whole. */
import { desc } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { backups } from '../../db/schema/app';

export type FinishedBackup = Omit<typeof backups.$inferSelect, 'id'>;

/** Null where none was ever made. */
export async function lastBackup(db: Executor): Promise<FinishedBackup | null> {
  const { target, files, bytes, begunAt, finishedAt } = backups;
  const [row] = await db
    .select({ target, files, bytes, begunAt, finishedAt })
    .from(backups)
    .orderBy(desc(finishedAt))
    .limit(1);
  return row ?? null;
}

export async function noteBackup(db: Executor, made: Omit<FinishedBackup, 'finishedAt'>): Promise<void> {
  await db.insert(backups).values(made);
}
