/** What running charts report, for tests of the live view. */
import type { ChartEntry } from '../../../src/machines/flows/flows.machine';
import type { FlowReport } from '../../../contract/ui/flowsRecord';

export const charts: readonly ChartEntry[] = [
  {
    name: 'projects',
    purpose: 'The list of the user’s projects.',
    screen: 'src/screens/projects/ProjectsScreen.tsx',
    states: [
      { path: 'loading', sees: 'Grey cards.', isPassedThrough: false },
      { path: 'judging', sees: 'Nothing of it.', isPassedThrough: true },
      { path: 'loaded.resting', sees: 'The projects.', isPassedThrough: false },
    ],
  },
  {
    name: 'toasts',
    purpose: 'One message at a time.',
    screen: null,
    states: [{ path: 'closed', sees: 'Nothing.', isPassedThrough: false }],
  },
];

export const drawingOf = (chart: string) => ({
  chart,
  svg: `<svg class="chart" role="img" aria-label="${chart}"><g data-state="loaded.resting"><rect class="box"/></g></svg>`,
});

export const began = (chart: string, states: readonly string[], id = chart): FlowReport => ({
  kind: 'began',
  flow: { id, chart, states },
});
export const moved = (chart: string, states: readonly string[], event = 'retried'): FlowReport => ({
  kind: 'moved',
  flow: { id: chart, chart, states },
  event: { chart, atMs: Date.UTC(2026, 0, 2, 3, 4, 5, 6), event, payload: 'index: 2', states },
});
export const ended = (id: string): FlowReport => ({ kind: 'ended', id });
