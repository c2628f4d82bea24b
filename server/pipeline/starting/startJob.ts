/** Starts a job: its row, its credits and its place in the queue, or nothing of it. [W15] [X3] */
import { VIDEO_CREDITS } from '../../../contract/limits';
import { brandOf } from '../../brandKit/brandOf';
import type { Database } from '../../db/database';
import type { Sender } from '../../queue/queue';
import { brandAssetsRepository } from '../../repositories/brandKit/brandAssets.repository';
import { creditsRepository } from '../../repositories/accounts/credits.repository';
import { jobsRepository, type NewJob } from '../../repositories/jobs/jobs.repository';

interface StartWorld {
  readonly db: Database;
  readonly sender: Sender;
}

/** @param job its request in stored form. Throws NotEnoughCredits. @returns the job's id */
export function startJob({ db, sender }: StartWorld, job: NewJob): Promise<string> {
  return db.transaction(async (tx) => {
    const kit = await brandAssetsRepository(tx).list(job.userId);
    const brand = brandOf(kit, job.request.brand) ?? null;
    const jobId = await jobsRepository(tx).create({ ...job, brand });
    await creditsRepository(tx).hold({ userId: job.userId, jobId, amount: VIDEO_CREDITS });
    await sender.enqueue(tx, 'generate', { jobId });
    return jobId;
  });
}
