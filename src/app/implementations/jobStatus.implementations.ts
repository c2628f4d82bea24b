/** A job that is followed, on the API. */
import { getClientConfig } from '../../../contract/routes/clientConfig.routes';
import { jobStatusMachine } from '../../machines/jobStatus/jobStatus.machine';
import { createJobsService } from '../../services/jobs.service';
import type { App } from '../app';
import { asking, calling } from '../calling';
import { inReadersWords } from '../failureText';

export const provideJobStatus = ({ call }: App) => {
  const jobs = createJobsService(call);
  return jobStatusMachine.provide({
    actors: {
      fetchJob: calling(async (input: { jobId: string }, signal) =>
        inReadersWords(await jobs.fetchJob(input, signal)),
      ),
      fetchSupportEmail: asking(async (signal) => (await call(getClientConfig, { signal })).support_email),
      retryJob: calling(jobs.retryJob),
    },
  });
};
