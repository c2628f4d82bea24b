import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { flowsMachine } from '../../../../src/machines/flows/flows.machine';
import { flowsPanelMachine } from '../../../../src/machines/flows/flowsPanel.machine';
import { FlowsDrawer } from '../../../../src/screens/flows/FlowsDrawer';
import { mountScreen } from '../../../support/walking/mountScreen';
import { charts, drawingOf, moved } from '../../../support/world/flowReports';
import { walkScreen } from '../../../support/walking/walkScreen';

const openFlows = () => {
  const machine = flowsMachine.provide({
    actors: {
      watchFlows: fromCallback(() => {}),
      loadDrawing: fromPromise(async ({ input }) => drawingOf(input.chart)),
    },
  });
  const flows = createActor(machine, { input: { charts } }).start();
  flows.send({ type: 'flow.reported', report: moved('projects', ['loading'], 'fetchProjects answers') });
  flows.send({ type: 'flow.reported', report: moved('projects', ['loaded.resting']) });
  return flows;
};
const handle = (name: string) => screen.getByRole('button', { name });
const chooses =
  (name: string) =>
  async (_: object, { user }: { user: ReturnType<typeof mountScreen> }) => {
    await user.click(screen.getByRole('tab', { name }));
  };
const isChosen = (name: string) =>
  expect(screen.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true');

const walk = walkScreen(flowsPanelMachine)({
  input: { startsOpen: false },
  calls: [],
  samples: {},
  screen: (actor) => (
    <main>
      <FlowsDrawer flows={openFlows()} panel={actor} />
    </main>
  ),
  gestures: {
    'drawer.toggled': async (_, { user }) => {
      await user.click(screen.getByRole('button', { name: /the flows$/ }));
    },
    'drawing.chosen': chooses('Drawing'),
    'states.chosen': chooses('States'),
    'events.chosen': chooses('Events'),
  },
  passed: ['starting'],
  // A tab that is chosen already is not chosen again.
  offers: (snapshot, { type }) =>
    type === 'drawer.toggled' || !snapshot.matches({ open: type.replace('.chosen', '') }),
  states: {
    closed: () => {
      expect(handle('Show the flows').getAttribute('aria-expanded')).toBe('false');
      expect(screen.queryByRole('complementary')).toBeNull();
    },
    'open.drawing': () => {
      expect(handle('Hide the flows').getAttribute('aria-expanded')).toBe('true');
      isChosen('Drawing');
    },
    'open.states': () => {
      isChosen('States');
      expect(screen.getByText('2 of 2 states seen in this tab')).toBeTruthy();
      const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
      expect(rows).toEqual([
        'seenloadingGrey cards.',
        'passedjudgingNothing of it.',
        'nowloaded.restingThe projects.',
      ]);
    },
    'open.events': () => {
      isChosen('Events');
      const [newest, oldest] = screen.getAllByRole('listitem');
      expect(within(newest!).getByText('retried')).toBeTruthy();
      expect(within(newest!).getByText('→ loaded.resting')).toBeTruthy();
      expect(within(newest!).getByText('index: 2')).toBeTruthy();
      expect(within(oldest!).getByText('fetchProjects answers')).toBeTruthy();
    },
  },
});

test.each(walk.paths)('the drawer follows its chart: %s', (_, run) => run(), 20_000);
test('no transition of the drawer is left unwalked', () =>
  expect(walk.untaken().filter((way) => way !== 'starting: always → open')).toEqual([]));

test('the state in which the chart is, is lit in its drawing; those never seen are dashed', async () => {
  const flows = openFlows();
  const panel = createActor(flowsPanelMachine, { input: { startsOpen: true } }).start();
  mountScreen(<FlowsDrawer flows={flows} panel={panel} />);
  await act(() => Promise.resolve());
  const rules = screen
    .getByRole('region', { name: 'Drawing of projects' })
    .querySelector('style')?.textContent;
  expect(rules).toContain('.chart [data-state="loaded.resting"]>.box{fill:var(--accentSoft)');
  expect(rules).toContain('.chart [data-state="loaded"]>.box{stroke:var(--accent)');
  expect(rules).not.toContain('dasharray');
});
