import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppContext } from '../../../../src/app/app';
import { compose } from '../../../../src/app/compose';
import { FlowsRoute } from '../../../../src/app/FlowsGate';
import { flowsSwitchMachine } from '../../../../src/machines/flowsSwitch/flowsSwitch.machine';
import { walkScreen } from '../../../support/walking/walkScreen';

const app = compose(window);

const walk = walkScreen(flowsSwitchMachine)({
  input: undefined,
  calls: ['askWhetherFlowsAreShown'],
  samples: {
    'xstate.done.actor.askWhetherFlowsAreShown': [
      { type: 'xstate.done.actor.askWhetherFlowsAreShown', output: true },
      { type: 'xstate.done.actor.askWhetherFlowsAreShown', output: false },
    ],
    'xstate.error.actor.askWhetherFlowsAreShown': [
      { type: 'xstate.error.actor.askWhetherFlowsAreShown', error: new TypeError('fetch failed') },
    ],
  },
  at: '/flows',
  screen: (actor) => (
    <AppContext value={{ ...app, flowsSwitch: actor }}>
      <FlowsRoute />
    </AppContext>
  ),
  gestures: {},
  states: {
    askingWhetherFlowsAreShown: () => expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy(),
    on: async () => expect(await screen.findByText('The live charts')).toBeTruthy(),
    off: () => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Not Found'),
  },
});

test.each(walk.paths)('/flows follows whether the server shows the charts: %s', (_, run) => run());
test('no transition of showing the charts is left unwalked', () => expect(walk.untaken()).toEqual([]));
