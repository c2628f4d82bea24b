/** Generation jobs: made by a call, driven by the pipeline, seen only by their owner. [J2] */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Job, JobKind, JobListItem, JobStatus, JobStepName } from '../../../contract/job';
import type { Refusal } from '../../../contract/refusals';
import type { KeptRequest } from '../../../contract/routes/jobStart.routes';
import type { BrandProps } from '../../../contract/video/templateProps';
import type { Database, Executor } from '../../db/database';
import { jobs, jobSteps, projects } from '../../db/schema/app';
import { isId } from '../ids';
import { listedColumns, recordedSteps, toJob, toListItem } from './jobs.rows';

export interface NewJob {
  readonly userId: string;
  readonly kind: JobKind;
  /** Every address of ours in its `media:` form. */
  readonly request: KeptRequest;
  /** In stored form, too. */
  readonly brand?: BrandProps | null;
  /** Of the call that made it, W3C; null where nobody traces. */
  readonly traceparent?: string | null | undefined;
}

/** What a worker needs to know of a job. */
export interface JobToRun extends NewJob {
  readonly id: string;
  readonly status: JobStatus;
}

/** In words, and as a code that other languages have words for. */
export interface WhyItFailed {
  readonly failure: string;
  readonly refusal: Refusal;
  /** The error itself, for whoever runs the server. */
  readonly cause: string;
}

export interface JobsRepository {
  create(job: NewJob): Promise<string>;
  /** Addresses in the answer are in stored form. Null for another user's. */
  find(userId: string, jobId: string): Promise<Job | null>;
  load(jobId: string): Promise<JobToRun | null>;
  /** Null for another user's. */
  loadOwn(userId: string, jobId: string): Promise<JobToRun | null>;
  /** Says where a running job is; a job that has ended stays as it ended. */
  enterStep(jobId: string, step: JobStepName, fraction: number): Promise<void>;
  finish(jobId: string, projectId: string): Promise<void>;
  fail(jobId: string, why: WhyItFailed): Promise<void>;
}

/** As many as a person scrolls through. */
const LIST_LIMIT = 1000;
const { id, userId, kind, status, request, brand, traceparent } = jobs;
const runColumns = { id, userId, kind, status, request, brand, traceparent };

/** A job goes, and comes back, with the project that it made. */
const hasItsProject = isNull(projects.deletedAt);

/** Whose jobs, newest first, as their cards show them: asked every few seconds, so planned once. */
export function jobsList(db: Database) {
  const own = db
    .select(listedColumns)
    .from(jobs)
    .leftJoin(projects, eq(projects.id, jobs.projectId))
    .where(and(eq(jobs.userId, sql.placeholder('userId')), hasItsProject))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(LIST_LIMIT)
    .prepare('jobs_list');
  return async (userId: string): Promise<JobListItem[]> => (await own.execute({ userId })).map(toListItem);
}

export function jobsRepository(db: Executor): JobsRepository {
  const unfinished = (jobId: string) =>
    and(eq(jobs.id, jobId), inArray(jobs.status, ['initiated', 'running']));

  return {
    async create({ userId, kind, request, brand = null, traceparent = null }) {
      const { title, description } = request;
      const [row] = await db
        .insert(jobs)
        .values({ userId, kind, title, description, request, brand, traceparent })
        .returning({ id: jobs.id });
      if (!row) throw new Error('The job was not written.');
      return row.id;
    },
    async find(userId, jobId) {
      if (!isId(jobId)) return null;
      const [row] = await db
        .select({ job: jobs, layoutsResult: jobSteps.result, recorded: recordedSteps })
        .from(jobs)
        .leftJoin(jobSteps, and(eq(jobSteps.jobId, jobs.id), eq(jobSteps.step, 'layouts')))
        .leftJoin(projects, eq(projects.id, jobs.projectId))
        .where(and(eq(jobs.id, jobId), eq(jobs.userId, userId), hasItsProject));
      return row ? toJob(row.job, row) : null;
    },
    async load(jobId) {
      const [row] = await db.select(runColumns).from(jobs).where(eq(jobs.id, jobId));
      return row ?? null;
    },
    async loadOwn(userId, jobId) {
      if (!isId(jobId)) return null;
      const own = and(eq(jobs.id, jobId), eq(jobs.userId, userId));
      const [row] = await db.select(runColumns).from(jobs).where(own);
      return row ?? null;
    },
    async enterStep(jobId, step, fraction) {
      await db
        .update(jobs)
        .set({ status: 'running', step, stepFraction: Math.round(fraction * 1000) })
        .where(unfinished(jobId));
    },
    async finish(jobId, projectId) {
      await db
        .update(jobs)
        .set({ status: 'done', step: null, projectId, finishedAt: sql`now()` })
        .where(unfinished(jobId));
    },
    async fail(jobId, why) {
      await db
        .update(jobs)
        .set({ status: 'failed', ...why, finishedAt: sql`now()` })
        .where(unfinished(jobId));
    },
  };
}
