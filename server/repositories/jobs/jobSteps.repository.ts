/** What the steps of a job made: a step that is recorded here is never run again. */
import { eq } from 'drizzle-orm';
import type { JobStepName } from '../../../contract/job';
import type { Executor } from '../../db/database';
import { jobSteps } from '../../db/schema/app';

export interface JobStepsRepository {
  recorded(jobId: string): Promise<ReadonlyMap<JobStepName, unknown>>;
  /** The first record stays: a worker that lost its claim cannot replace what another one made. */
  record(jobId: string, step: JobStepName, result: object): Promise<void>;
}

export function jobStepsRepository(db: Executor): JobStepsRepository {
  return {
    async recorded(jobId) {
      const rows = await db.select().from(jobSteps).where(eq(jobSteps.jobId, jobId));
      return new Map(rows.map(({ step, result }) => [step, result]));
    },
    async record(jobId, step, result) {
      await db.insert(jobSteps).values({ jobId, step, result }).onConflictDoNothing();
    },
  };
}
