/** Projects made out of others: hidden until their files are there, and swept where they never become so. */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ProjectOrigin } from '../../../contract/project';
import type { Database, Transaction } from '../../db/database';
import { jobs, projects } from '../../db/schema/app';
import { isId } from '../ids';
import { originOf } from './projects.rows';

type Row = typeof projects.$inferSelect;
/** Addresses in stored form. */
export type Original = Pick<Row, 'title' | 'videoData' | 'credits' | 'thumbnailKey'> & {
  readonly origin: ProjectOrigin;
};
export type Duplicate = Original & Pick<Row, 'id' | 'userId' | 'speechBytes'>;

/** Null when the user has no such project. */
export async function originalOf(db: Database, userId: string, projectId: string): Promise<Original | null> {
  if (!isId(projectId)) return null;
  const [row] = await db
    .select({ project: projects, request: jobs.request, kind: jobs.kind, jobStatus: jobs.status })
    .from(projects)
    .leftJoin(jobs, eq(jobs.id, projects.jobId))
    .where(and(eq(projects.id, projectId), eq(projects.userId, userId), isNull(projects.deletedAt)));
  if (!row) return null;
  const { title, videoData, credits, thumbnailKey } = row.project;
  return { title, videoData, credits, thumbnailKey, origin: originOf(row.project, row) };
}

export function duplicatesRepository(tx: Transaction) {
  return {
    /** As one that is deleted: whoever is killed before `show` leaves it to the sweeper, with its files. */
    async hide(duplicate: Duplicate): Promise<void> {
      await tx.insert(projects).values({ ...duplicate, deletedAt: sql`now()` });
    },
    /** Its files are there. False where the sweeper took it, or its owner's account is gone. */
    async show(id: string): Promise<boolean> {
      const shown = await tx
        .update(projects)
        .set({ deletedAt: null, createdAt: sql`now()`, updatedAt: sql`now()` })
        .where(and(eq(projects.id, id), isNotNull(projects.deletedAt)))
        .returning({ id: projects.id });
      return shown.length > 0;
    },
  };
}
