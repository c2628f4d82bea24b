/** Tries a job again that failed: its request, checked anew, becomes a job of its own with credits of its own. [J4] */
import { refusalSentences } from '../../../contract/refusalSentences';
import type { JobKind } from '../../../contract/job';
import type { KeptRequest } from '../../../contract/routes/jobStart.routes';
import type { Once } from '../../http/idempotency/once';
import { NotFound, Problem } from '../../http/problems';
import type { MediaLibrary } from '../../media/mediaLibrary';
import { jobsRepository } from '../../repositories/jobs/jobs.repository';
import { checkAdRequest } from '../checks/checkAdRequest';
import { checkExplainerRequest } from '../checks/checkExplainerRequest';
import type { VoiceOverChecks } from '../checks/checkVoiceOver';
import { startJob, type StartWorld } from './startJob';

interface RetryWorld extends VoiceOverChecks, StartWorld {
  readonly library: MediaLibrary;
}

/** What was right when the job was made may be gone by now: a voice, a track, a file. */
const checkAgain: Record<
  JobKind,
  (world: RetryWorld, userId: string, request: KeptRequest) => Promise<KeptRequest>
> = {
  urltoads: checkAdRequest,
  text_to_videos: (world, userId, { description, ...request }) =>
    checkExplainerRequest(world, userId, { ...request, topic: description }),
};

/** Throws a `Problem` and has changed nothing. @returns what the call answers */
export async function startAgain(
  world: RetryWorld,
  userId: string,
  jobId: string,
  once?: Once,
): ReturnType<typeof startJob> {
  const job = await jobsRepository(world.db).loadOwn(userId, jobId);
  if (!job) throw new NotFound('job');
  const { kind, status } = job;
  if (status !== 'failed') throw new Problem(409, 'job_not_failed', refusalSentences.job_not_failed);
  const request = await checkAgain[kind](world, userId, job.request);
  return startJob(world, { userId, kind, request }, once);
}
