/** Starts a job: its row, its credits and its place in the queue, or nothing of it. [W15] [X3] */
import { VIDEO_CREDITS } from '../../../contract/limits';
import { brandOf } from '../../brandKit/brandOf';
import type { Executor } from '../../db/database';
import type { Once } from '../../http/idempotency/once';
import { traceHere } from '../../observing/carriedTrace';
import type { Sender } from '../../queue/queue';
import type { LimitConfig } from '../../quota/limits';
import { refuseJobsBeyond } from '../../quota/quota';
import { holdUser } from '../../repositories/accounts/holdUser';
import { brandAssetsRepository } from '../../repositories/brandKit/brandAssets.repository';
import { creditsRepository } from '../../repositories/accounts/credits.repository';
import { jobsRepository, type NewJob } from '../../repositories/jobs/jobs.repository';

export interface StartWorld {
  readonly config: LimitConfig;
  readonly db: Executor;
  readonly sender: Sender;
}

/** @param job its request in stored form. Throws NotEnoughCredits, or what its limit says. @returns what the call answers */
export function startJob(
  { config, db, sender }: StartWorld,
  job: NewJob,
  once?: Once,
): Promise<{ job_id: string }> {
  return db.transaction(async (tx) => {
    await holdUser(tx, job.userId);
    await refuseJobsBeyond(tx, config, job.userId);
    const kit = await brandAssetsRepository(tx).list(job.userId);
    const brand = brandOf(kit, job.request.brand) ?? null;
    const jobId = await jobsRepository(tx).create({ ...job, ...traceHere(), brand });
    await creditsRepository(tx).hold({
      userId: job.userId,
      job: { id: jobId, kind: job.kind, title: job.request.title },
      amount: VIDEO_CREDITS,
    });
    await sender.enqueue(tx, 'generate', { jobId }, job.userId);
    const answer = { job_id: jobId };
    await once?.settle(tx, answer);
    return answer;
  });
}
