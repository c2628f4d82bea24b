import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { flowsMachine } from '../../../../src/machines/flows/flows.machine';
import { flowsPanelMachine } from '../../../../src/machines/flows/flowsPanel.machine';
import { FlowsScreen } from '../../../../src/screens/flows/FlowsScreen';
import { charts, drawingOf, ended, moved } from '../../../support/world/flowReports';
import { walkScreen } from '../../../support/walking/walkScreen';

const machine = flowsMachine.provide({ actors: { watchFlows: fromCallback(() => {}) } });
const reported = (report: ReturnType<typeof moved>) => ({ type: 'flow.reported' as const, report });
const chosen = (chart: string) => ({ type: 'chart.chosen' as const, chart });
const drawn = (chart: string) => ({
  type: 'xstate.done.actor.loadDrawing' as const,
  output: drawingOf(chart),
});
const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Chart' });

const walk = walkScreen(machine)({
  input: { charts },
  calls: ['loadDrawing'],
  samples: {
    'flow.reported': [
      reported(moved('projects', ['loaded.resting'])),
      reported(moved('toasts', ['closed'])),
      reported(ended('toasts')),
    ],
    'chart.chosen': [chosen('projects'), chosen('toasts')],
    'xstate.done.actor.loadDrawing': [drawn('projects'), drawn('toasts')],
    'xstate.error.actor.loadDrawing': [
      { type: 'xstate.error.actor.loadDrawing', error: new Error('not drawn') },
    ],
  },
  alsoTellApart: ({ shown }) => shown,
  screen: (actor) => (
    <FlowsScreen
      flows={actor}
      panel={createActor(flowsPanelMachine, { input: { startsOpen: true } }).start()}
    />
  ),
  gestures: {
    'flow.reported': (event, { actor }) => act(() => actor.send(event)),
    'chart.chosen': async ({ chart }, { user }) => {
      await user.click(screen.getByRole('button', { name: new RegExp(`^${chart}`) }));
    },
    'following.resumed': async (_, { user }) => {
      await user.click(screen.getByRole('button', { name: 'Follow activity' }));
    },
    'events.cleared': async (_, { user }) => {
      await user.click(screen.getByRole('tab', { name: 'Events' }));
      await user.click(screen.getByRole('button', { name: 'Clear' }));
      await user.click(screen.getByRole('tab', { name: 'Drawing' }));
    },
    retried: async (_, { user }) => {
      await user.click(screen.getByRole('button', { name: 'Try again' }));
    },
  },
  offers: ({ context }, { type }) => type !== 'events.cleared' || context.record.events.length > 0,
  states: {
    'attention.following': () => {
      expect(screen.getByText('Following activity')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Follow activity' })).toBeNull();
    },
    'attention.resting': ({ context }) => {
      expect(screen.getByRole('button', { name: 'Follow activity' })).toBeTruthy();
      expect(choice().value).toBe(context.shown);
    },
    'drawing.none': () => expect(screen.getByText('No activity yet', { selector: 'h2' })).toBeTruthy(),
    'drawing.loadingDrawing': ({ inputOf }) => {
      expect(screen.getByRole('status', { name: 'Loading the drawing' })).toBeTruthy();
      expect(charts.map(({ name }) => ({ chart: name }))).toContainEqual(inputOf('loadDrawing'));
    },
    'drawing.drawn': ({ context }) =>
      expect(screen.getByRole('region', { name: `Drawing of ${context.shown}` })).toBeTruthy(),
    'drawing.unavailable': () =>
      expect(screen.getByRole('alert').textContent).toContain('Couldn’t load the drawing.'),
  },
});

test.each(walk.paths)('the page of the flows follows its chart: %s', (_, run) => run(), 20_000);
test('no transition of the flows is left unwalked', () => expect(walk.untaken()).toEqual([]));
