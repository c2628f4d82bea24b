/** What the server foretells of a wizard's video. */
import type { JobForecast, JobShape } from '../../../contract/jobForecast';

export const mugShape: JobShape = { kind: 'urltoads', words: 60, pictures: 6, clips: 0 };
export const mugForecast: JobForecast = {
  forecasts: [
    { speaker: 'voice Ada', seconds: 12.4 },
    { speaker: 'nobody', seconds: 0.2 },
  ],
  others: 0,
};
export const busyForecast: JobForecast = { ...mugForecast, others: 2 };
