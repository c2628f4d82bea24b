/** Generation jobs: a user starts, lists and follows only their own. [W15] [J2] [J4] */
import type { FastifyInstance } from 'fastify';
import {
  createAdVideo,
  createExplainerVideo,
  getJob,
  listJobs,
  retryJob,
} from '../../contract/routes/jobs.routes';
import type { Database } from '../db/database';
import { implement } from '../http/implement';
import type { Present } from '../http/present';
import { NotFound } from '../http/problems';
import type { MediaLibrary } from '../media/mediaLibrary';
import { checkAdRequest } from '../pipeline/checks/checkAdRequest';
import { checkExplainerRequest } from '../pipeline/checks/checkExplainerRequest';
import type { VoiceOverChecks } from '../pipeline/checks/checkVoiceOver';
import { startAgain } from '../pipeline/starting/startAgain';
import { startJob } from '../pipeline/starting/startJob';
import type { Sender } from '../queue/queue';
import { jobsRepository } from '../repositories/jobs/jobs.repository';

interface JobsWorld extends VoiceOverChecks {
  readonly db: Database;
  readonly sender: Sender;
  readonly library: MediaLibrary;
  readonly present: Present;
}

export function jobsRoutes(app: FastifyInstance, world: JobsWorld): void {
  const { db, present } = world;

  implement(app, createAdVideo, async ({ body, caller }) => {
    const { userId } = caller;
    const request = await checkAdRequest(world, userId, body);
    return { job_id: await startJob(world, { userId, kind: 'urltoads', request }) };
  });

  implement(app, retryJob, async ({ params, caller }) => ({
    job_id: await startAgain(world, caller.userId, params.jobId),
  }));

  implement(app, createExplainerVideo, async ({ body, caller }) => {
    const request = await checkExplainerRequest(world, caller.userId, body);
    return { job_id: await startJob(world, { userId: caller.userId, kind: 'text_to_videos', request }) };
  });

  implement(app, getJob, async ({ params, caller, request }) => {
    const job = await jobsRepository(db).find(caller.userId, params.jobId);
    if (!job) throw new NotFound('job');
    return present(job, request);
  });

  implement(app, listJobs, async ({ caller, request }) =>
    present(await jobsRepository(db).list(caller.userId), request),
  );
}
