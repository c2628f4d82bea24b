/** The list of jobs, on the API. */
import type { JobListItem } from '../../../contract/job';
import { jobsMachine } from '../../machines/jobs/jobs.machine';
import { createJobsService } from '../../services/jobs.service';
import type { App } from '../app';
import { asking, calling } from '../calling';
import { inReadersWords } from '../failureText';

export const provideJobs = ({ call }: App) => {
  const jobs = createJobsService(call);
  return jobsMachine.provide({
    actors: {
      fetchJobs: asking(async (signal): Promise<readonly JobListItem[]> =>
        Promise.all((await jobs.fetchJobs(signal)).map(inReadersWords)),
      ),
      retryJob: calling(jobs.retryJob),
    },
  });
};
