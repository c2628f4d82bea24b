/** Projects that were deleted for good: found, held against everybody else, erased with the job that made them. */
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { jobs, projects } from '../../db/schema/app';
import { isGoneForGood } from '../undo';

interface DeletedProject {
  readonly userId: string;
  /** The job that made it, whose files it shows and plays. */
  readonly jobId: string | null;
}

export const deletedProjectIds = async (db: Database, atMost: number): Promise<string[]> => {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(isGoneForGood(projects.deletedAt))
    .limit(atMost);
  return rows.map(({ id }) => id);
};

export function deletedProjectsRepository(tx: Transaction) {
  return {
    /** Nobody else can take it until the transaction ends. Null when somebody else holds or erased it. */
    async hold(id: string): Promise<DeletedProject | null> {
      const [row] = await tx
        .select({ userId: projects.userId, jobId: projects.jobId })
        .from(projects)
        .where(and(eq(projects.id, id), isGoneForGood(projects.deletedAt)))
        .for('update', { skipLocked: true });
      return row ?? null;
    },
    async erase(id: string, jobId: string | null): Promise<void> {
      await tx.delete(projects).where(eq(projects.id, id));
      if (jobId) await tx.delete(jobs).where(eq(jobs.id, jobId));
    },
  };
}
