/** What jobs took here: kept to foretell others, the newest few of each kind and speaker. [AR1] */
import { and, desc, eq, inArray, lte, ne, or, gt, isNull, sql } from 'drizzle-orm';
import type { JobKind, JobStepName } from '../../../contract/job';
import type { JobShape } from '../../../contract/jobForecast';
import type { Executor } from '../../db/database';
import { jobMeasures as table, jobs } from '../../db/schema/app';

export interface JobMeasure extends JobShape {
  readonly speaker: string;
  /** ms until it began; null where another job was before it. */
  readonly waitedMs: number | null;
  /** ms of each step that was run through at the first try. */
  readonly took: Readonly<Partial<Record<JobStepName, number>>>;
}

/** Of each kind and speaker: enough for a median among jobs of like size, few enough to follow another machine. */
const KEPT = 40;

export const jobMeasures = (db: Executor) => ({
  async keep(measure: JobMeasure): Promise<void> {
    await db.insert(table).values(measure);
    const alike = and(eq(table.kind, measure.kind), eq(table.speaker, measure.speaker));
    const older = db.select({ id: table.id }).from(table).where(alike).orderBy(desc(table.at)).offset(KEPT);
    await db.delete(table).where(and(alike, inArray(table.id, older)));
  },
  /** Newest first. */
  of: (kind: JobKind): Promise<JobMeasure[]> => {
    const { id: _, at: __, ...columns } = table;
    const { speaker, words, pictures, clips, waitedMs, took } = columns;
    return db
      .select({ kind: table.kind, speaker, words, pictures, clips, waitedMs, took })
      .from(table)
      .where(eq(table.kind, kind))
      .orderBy(desc(table.at));
  },
});

/** ms from its call to now; null where another job was waiting or being made when it came. */
export async function waitOf(db: Executor, jobId: string): Promise<number | null> {
  const [job] = await db
    .select({
      createdAt: jobs.createdAt,
      waitedMs: sql<number>`(extract(epoch from clock_timestamp() - ${jobs.createdAt}) * 1000)::int`,
    })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  if (!job) return null;
  const { createdAt, waitedMs } = job;
  const before = and(
    ne(jobs.id, jobId),
    lte(jobs.createdAt, createdAt),
    or(isNull(jobs.finishedAt), gt(jobs.finishedAt, createdAt)),
  );
  return (await db.$count(jobs, before)) > 0 ? null : waitedMs;
}

export const unfinishedJobs = (db: Executor): Promise<number> =>
  db.$count(jobs, inArray(jobs.status, ['initiated', 'running']));
