/** Generation jobs: a user starts, lists and follows only their own. [W15] [J2] [J4] */
import type { FastifyInstance } from 'fastify';
import { createAdVideo, createExplainerVideo, foretellJob } from '../../contract/routes/jobStart.routes';
import { getJob, listJobs, retryJob } from '../../contract/routes/jobs.routes';
import { implement } from '../http/implement';
import type { Present } from '../http/present';
import { NotFound } from '../http/problems';
import type { MediaLibrary } from '../media/mediaLibrary';
import { checkAdRequest } from '../pipeline/checks/checkAdRequest';
import { checkExplainerRequest } from '../pipeline/checks/checkExplainerRequest';
import type { VoiceOverChecks } from '../pipeline/checks/checkVoiceOver';
import { jobForecasts } from '../pipeline/jobForecast';
import { startAgain } from '../pipeline/starting/startAgain';
import { startJob, type StartWorld } from '../pipeline/starting/startJob';
import { jobMeasures, unfinishedJobs } from '../repositories/jobs/jobMeasures.repository';
import { jobsList, jobsRepository } from '../repositories/jobs/jobs.repository';

interface JobsWorld extends VoiceOverChecks, StartWorld {
  readonly library: MediaLibrary;
  readonly present: Present;
}

export function jobsRoutes(app: FastifyInstance, world: JobsWorld): void {
  const { db, present } = world;
  const list = jobsList(db);

  implement(app, createAdVideo, async ({ body, caller: { userId }, request: { once } }) => {
    const request = await checkAdRequest(world, userId, body);
    return startJob(world, { userId, kind: 'urltoads', request }, once);
  });

  implement(app, retryJob, ({ params, caller, request: { once } }) =>
    startAgain(world, caller.userId, params.jobId, once),
  );

  implement(app, createExplainerVideo, async ({ body, caller: { userId }, request: { once } }) => {
    const request = await checkExplainerRequest(world, userId, body);
    return startJob(world, { userId, kind: 'text_to_videos', request }, once);
  });

  implement(app, foretellJob, async ({ query }) => {
    const forecasts = jobForecasts(await jobMeasures(db).of(query.kind), query);
    return { forecasts, others: await unfinishedJobs(db) };
  });

  implement(app, getJob, async ({ params, caller, request }) => {
    const job = await jobsRepository(db).find(caller.userId, params.jobId);
    if (!job) throw new NotFound('job');
    return present(job, request);
  });

  implement(app, listJobs, async ({ caller, request }) => present(await list(caller.userId), request));
}
