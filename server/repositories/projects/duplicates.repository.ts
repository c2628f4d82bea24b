/** Projects made out of others: hidden until their files are there, and swept where they never become so. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { LayoutEntry } from '../../../contract/layoutEntry';
import type { Project, ProjectOrigin } from '../../../contract/project';
import type { Database, Executor } from '../../db/database';
import { jobs, jobSteps, projects } from '../../db/schema/app';
import { jobPrefix, projectPrefix } from '../../storage/storage';
import { isId } from '../ids';
import { layoutsResultSchema } from '../jobs/jobs.rows';
import { canBeBroughtBack } from '../undo';
import { originOf } from './projects.rows';

type Row = typeof projects.$inferSelect;
/** Addresses in stored form. */
type Taken = Pick<Row, 'title' | 'videoData' | 'credits' | 'thumbnailKey'> & {
  readonly origin: ProjectOrigin;
};
/** The files of how each style lays a video out. */
export interface LaidOut {
  readonly folder: string;
  readonly entries: readonly LayoutEntry[];
}
export type Original = Taken & {
  /** By its job, or, where it is a duplicate itself, with itself; null where nobody keeps any. */
  readonly laidOut: LaidOut | null;
};
export type Duplicate = Taken & Pick<Row, 'id' | 'userId' | 'speechBytes' | 'layouts'>;
type Shown = Pick<Row, 'id'> & Partial<Pick<Row, 'videoData'>>;

/** Null when the user has no such project. */
export async function originalOf(db: Database, userId: string, projectId: string): Promise<Original | null> {
  if (!isId(projectId)) return null;
  const [row] = await db
    .select({
      ...{ project: projects, request: jobs.request, kind: jobs.kind, jobStatus: jobs.status },
      laid: jobSteps.result,
    })
    .from(projects)
    .leftJoin(jobs, eq(jobs.id, projects.jobId))
    .leftJoin(jobSteps, and(eq(jobSteps.jobId, jobs.id), eq(jobSteps.step, 'layouts')))
    .where(and(eq(projects.id, projectId), eq(projects.userId, userId), isNull(projects.deletedAt)));
  if (!row) return null;
  const { title, videoData, credits, thumbnailKey } = row.project;
  const known = { origin: originOf(row.project, row), laidOut: laidOut(row.project, row.laid) };
  return { title, videoData, credits, thumbnailKey, ...known };
}

function laidOut({ id, userId, jobId, layouts }: Row, byJob: unknown): LaidOut | null {
  if (layouts) return { folder: projectPrefix(userId, id), entries: layouts.entries };
  const recorded = layoutsResultSchema.safeParse(byJob);
  return jobId && recorded.success
    ? { folder: jobPrefix(userId, jobId), entries: recorded.data.layouts }
    : null;
}

export function duplicatesRepository(db: Executor) {
  const now = sql`now()`;
  const hidden = (userId: string, id: string) =>
    and(
      eq(projects.id, id),
      eq(projects.userId, userId),
      projects.isUnfinished,
      canBeBroughtBack(projects.deletedAt),
    );

  return {
    /** As one that is deleted: whoever is killed before `show` leaves it to the sweeper, with its files. */
    async hide(duplicate: Duplicate): Promise<void> {
      await db.insert(projects).values({ ...duplicate, isUnfinished: true, deletedAt: now });
    },
    /** Hidden for as long again: somebody is at work on it. Null where there is no hidden one of the user's. */
    async renew(userId: string, id: string): Promise<Pick<Project, 'id' | 'spoken'> | null> {
      if (!isId(id)) return null;
      const [kept] = await db
        .update(projects)
        .set({ deletedAt: now })
        .where(hidden(userId, id))
        .returning({ origin: projects.origin });
      return kept ? { id, spoken: kept.origin?.spoken } : null;
    },
    /** All of it is there. False where the sweeper took it, or its owner's account is gone. */
    async show(userId: string, { id, ...document }: Shown): Promise<boolean> {
      if (!isId(id)) return false;
      const shown = await db
        .update(projects)
        .set({ ...document, isUnfinished: false, deletedAt: null, createdAt: now, updatedAt: now })
        .where(hidden(userId, id))
        .returning({ id: projects.id });
      return shown.length > 0;
    },
  };
}
