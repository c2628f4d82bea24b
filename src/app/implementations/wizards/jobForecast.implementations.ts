/** How long a wizard's video would take, on the API. */
import { jobForecastMachine } from '../../../machines/jobForecast/jobForecast.machine';
import { createJobStartService } from '../../../services/jobStart.service';
import type { App } from '../../app';
import { calling } from '../../calling';

export const provideJobForecast = ({ call }: App) =>
  jobForecastMachine.provide({
    actors: {
      foretellJob: calling(({ shape }, signal) => {
        if (!shape) throw new Error('There is no job to foretell.');
        return createJobStartService(call).foretellJob(shape, signal);
      }),
    },
  });
