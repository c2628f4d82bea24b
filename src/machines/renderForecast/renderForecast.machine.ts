/** How long a project's render would take, asked for where one press begins it. [ED4] [S3] */
import { assign, setup } from 'xstate';
import { CALL_LIMIT_MS } from '../../../contract/limits';
import type { Forecast } from '../../../contract/renderSettings';
import { notProvided } from '../shared/notProvided';

type Id = { projectId: string };
interface Context extends Id {
  /** Null until they are told. */
  readonly forecasts: readonly Forecast[] | null;
}

export const renderForecastMachine = setup({
  types: {
    input: {} as Id,
    context: {} as Context,
    /** It may take another time, and be larger or smaller, than was told. */
    events: {} as { type: 'video.saved' },
  },
  actors: { foretellRender: notProvided<readonly Forecast[], Id>('foretellRender') },
  delays: { callLimit: CALL_LIMIT_MS },
  actions: {
    rememberForecasts: assign((_, forecasts: readonly Forecast[]) => ({ forecasts })),
    /** They may be of what it was before. */
    forgetForecasts: assign({ forecasts: null }),
  },
}).createMachine({
  id: 'renderForecast',
  context: ({ input: { projectId } }) => ({ projectId, forecasts: null }),
  initial: 'foretelling',
  on: { 'video.saved': '.foretelling' },
  states: {
    foretelling: {
      invoke: {
        id: 'foretellRender',
        src: 'foretellRender',
        input: ({ context: { projectId } }) => ({ projectId }),
        onDone: {
          target: 'foretold',
          actions: { type: 'rememberForecasts', params: ({ event }) => event.output },
        },
        onError: 'unforetold',
      },
      after: { callLimit: 'unforetold' },
    },
    foretold: {},
    /** It can be rendered all the same. */
    unforetold: { entry: 'forgetForecasts' },
  },
});
