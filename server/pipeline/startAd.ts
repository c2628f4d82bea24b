/** Starts the job that makes an ad: its row, its credits and its place in the queue, or nothing of it. [W15] */
import { VIDEO_CREDITS } from '../../contract/limits';
import type { AdVideoRequest } from '../../contract/jobs.routes';
import type { Database } from '../db/database';
import type { Sender } from '../queue/queue';
import { creditsRepository } from '../repositories/credits.repository';
import { jobsRepository } from '../repositories/jobs.repository';

interface StartWorld {
  readonly db: Database;
  readonly sender: Sender;
}

/** @param request in stored form. Throws NotEnoughCredits. @returns the job's id */
export function startAd(
  { db, sender }: StartWorld,
  userId: string,
  request: AdVideoRequest,
): Promise<string> {
  return db.transaction(async (tx) => {
    const jobId = await jobsRepository(tx).create({ userId, kind: 'urltoads', request });
    await creditsRepository(tx).hold({ userId, jobId, amount: VIDEO_CREDITS });
    await sender.enqueue(tx, 'generate', { jobId });
    return jobId;
  });
}
