/** A job that is followed, on the API. */
import { jobStatusMachine } from '../../machines/jobStatus/jobStatus.machine';
import { createJobsService } from '../../services/jobs.service';
import type { App } from '../app';
import { calling } from '../calling';

export const jobStatusFlow = ({ call }: App) =>
  jobStatusMachine.provide({ actors: { fetchJob: calling(createJobsService(call).fetchJob) } });
