import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForecastMachine } from '../../../../src/machines/renderForecast/renderForecast.machine';
import { RenderTime } from '../../../../src/screens/styles/RenderTime';
import { foretoldVideo, usualForecast } from '../../../support/renderForecastSample';
import { walkScreen } from '../../../support/walking/walkScreen';

const said = () => screen.getByRole('status').textContent;
const walk = walkScreen(renderForecastMachine)({
  input: { projectId: 'p1' },
  calls: ['foretellRender'],
  samples: {
    'xstate.done.actor.foretellRender': [
      { type: 'xstate.done.actor.foretellRender', output: [usualForecast] },
      { type: 'xstate.done.actor.foretellRender', output: [{ ...usualForecast, seconds: null }] },
    ],
    'xstate.error.actor.foretellRender': [
      { type: 'xstate.error.actor.foretellRender', error: new TypeError('fetch failed') },
    ],
  },
  alsoTellApart: ({ forecasts }) => forecasts?.[0]?.seconds,
  screen: (actor) => <RenderTime forecast={actor} video={foretoldVideo} />,
  gestures: {
    /** Of the editor, which saves beside it. */
    'video.saved': (event, { actor }) => act(() => actor.send(event)),
  },
  states: {
    foretelling: ({ inputOf, context: { forecasts } }) => {
      expect(said()).toBe(forecasts?.[0]?.seconds ? 'Rendering takes about 12 seconds' : '');
      expect(inputOf('foretellRender')).toEqual({ projectId: 'p1' });
    },
    foretold: ({ context: { forecasts } }) =>
      expect(said()).toBe(forecasts?.[0]?.seconds === null ? '' : 'Rendering takes about 12 seconds'),
    unforetold: () => expect(said()).toBe(''),
  },
});

test.each(walk.paths)('[ED4] [S3] the time of a render is told as its chart says: %s', (_, run) => run());
test('[ED4] no transition of the forecast of a render is left unwalked', () =>
  expect(walk.untaken()).toEqual([]));
