/** The work of the queue `generate`: runs a job's steps and ends it, in one transaction with the queue. [J5] */
import type { JobKind } from '../../contract/job';
import { jobShapeOf, speakerOf } from '../../contract/jobForecast';
import { ownPace } from '../../contract/voiceOver';
import type { Database } from '../db/database';
import { ClaimLost, type Claim, type Handle } from '../queue/queue';
import { creditsRepository } from '../repositories/accounts/credits.repository';
import { jobMeasures, waitOf, type JobMeasure } from '../repositories/jobs/jobMeasures.repository';
import { jobsRepository, type JobToRun, type WhyItFailed } from '../repositories/jobs/jobs.repository';
import { projectsRepository } from '../repositories/projects/projects.repository';
import { adPipeline } from './ad.pipeline';
import { explainerPipeline } from './explainer.pipeline';
import { runSteps, type Made } from './runSteps';
import type { Step, StepPorts } from './step';
import { RETRY_AFTER_MS } from './tryAgain';
import { whyItFailed } from './whyItFailed';

interface GenerateWorld {
  readonly db: Database;
  readonly ports: StepPorts;
  readonly logError: (error: unknown, what: string) => void;
  readonly retryAfterMs?: readonly number[];
}

const pipelines: Record<JobKind, readonly Step[]> = {
  urltoads: adPipeline,
  text_to_videos: explainerPipeline,
};

/** A job that took its worker down this often will not end well. */
const MOST_ATTEMPTS = 10;

export function generateWork(world: GenerateWorld): Handle<'generate'> {
  const { db, ports, logError, retryAfterMs = RETRY_AFTER_MS } = world;
  return async (claim) => {
    const job = await jobsRepository(db).load(claim.data.jobId);
    if (!job || job.status === 'done' || job.status === 'failed') {
      return db.transaction((tx) => claim.complete(tx));
    }
    try {
      if (claim.attempt > MOST_ATTEMPTS) throw new Error('The job ended its worker too often.');
      const waitedMs = claim.attempt === 0 ? await waitOf(db, job.id) : null;
      const made = await runSteps(pipelines[job.kind], job, {
        db,
        ports,
        signal: claim.signal,
        retryAfterMs,
        logError,
      });
      await finish(db, claim, job, { ...made, waitedMs });
    } catch (error) {
      // The job is somebody else's now, or will be: nothing is said about it here.
      if (claim.signal.aborted || error instanceof ClaimLost) throw error;
      logError(error, `job ${job.id} failed`);
      await fail(db, claim, job, whyItFailed(error, 'generation_failed'));
    }
  };
}

const finish = (
  db: Database,
  claim: Claim<'generate'>,
  job: JobToRun,
  { resultOf, ...measured }: Made & Pick<JobMeasure, 'waitedMs'>,
) =>
  db.transaction(async (tx) => {
    await claim.complete(tx);
    const { projectId, title, videoData, credits = [] } = resultOf('project');
    await projectsRepository(tx).create({
      id: projectId,
      userId: job.userId,
      jobId: job.id,
      title,
      videoData,
      credits,
      thumbnailKey: resultOf('thumbnail').key,
    });
    await jobsRepository(tx).finish(job.id, projectId);
    const { voice_over: { by } = ownPace, selected_voice } = job.request;
    await jobMeasures(tx).keep({
      ...jobShapeOf({ kind: job.kind, ...job.request }),
      ...measured,
      speaker: speakerOf(by, selected_voice),
    });
    await creditsRepository(tx).spend(job.id);
  });

const fail = (db: Database, claim: Claim<'generate'>, job: JobToRun, why: WhyItFailed) =>
  db.transaction(async (tx) => {
    await claim.complete(tx);
    await jobsRepository(tx).fail(job.id, why);
    await creditsRepository(tx).giveBack(job.id);
  });
