/** How long the video of a wizard would take, asked for when its last step is looked at. [AR1] */
import { assign, setup } from 'xstate';
import { CALL_LIMIT_MS } from '../../../contract/limits';
import type { JobForecast, JobShape } from '../../../contract/jobForecast';
import { notProvided } from '../shared/notProvided';

interface Context {
  readonly shape: JobShape | null;
  /** Null until it is told. */
  readonly forecast: JobForecast | null;
}

export const jobForecastMachine = setup({
  types: { context: {} as Context, events: {} as { type: 'job.planned'; shape: JobShape } },
  actors: { foretellJob: notProvided<JobForecast, { shape: JobShape | null }>('foretellJob') },
  delays: { callLimit: CALL_LIMIT_MS },
  actions: {
    rememberShape: assign((_, shape: JobShape) => ({ shape, forecast: null })),
    rememberForecast: assign((_, forecast: JobForecast) => ({ forecast })),
  },
}).createMachine({
  id: 'jobForecast',
  context: { shape: null, forecast: null },
  initial: 'unplanned',
  on: {
    /** What was measured until now counts: the same is asked for again. */
    'job.planned': {
      target: '.foretelling',
      actions: { type: 'rememberShape', params: ({ event }) => event.shape },
    },
  },
  states: {
    unplanned: {},
    foretelling: {
      invoke: {
        id: 'foretellJob',
        src: 'foretellJob',
        input: ({ context }) => ({ shape: context.shape }),
        onDone: {
          target: 'foretold',
          actions: { type: 'rememberForecast', params: ({ event }) => event.output },
        },
        onError: 'unforetold',
      },
      after: { callLimit: 'unforetold' },
    },
    foretold: {},
    /** What it costs is known all the same. */
    unforetold: {},
  },
});
