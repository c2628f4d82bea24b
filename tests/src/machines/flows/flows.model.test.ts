import { expect, test } from 'vitest';
import { fromCallback, type ContextFrom } from 'xstate';
import { flowsMachine } from '../../../../src/machines/flows/flows.machine';
import { emptyRecord, litStates, recorded } from '../../../../contract/ui/flowsRecord';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';
import { began, charts, drawingOf, ended, moved } from '../../../support/world/flowReports';

const machine = flowsMachine.provide({ actors: { watchFlows: fromCallback(() => {}) } });
const input = { charts };
const reported = (report: ReturnType<typeof moved>) => ({ type: 'flow.reported' as const, report });
const chosen = (chart: string) => ({ type: 'chart.chosen' as const, chart });
const drawn = (chart: string) => ({
  type: 'xstate.done.actor.loadDrawing' as const,
  output: drawingOf(chart),
});
const missing = { type: 'xstate.error.actor.loadDrawing' as const, error: new Error('not drawn') };
const projectsMoved = reported(moved('projects', ['loaded.resting']));

const paths = modelOf(
  machine,
  input,
  {
    'flow.reported': [projectsMoved, reported(moved('toasts', ['closed'])), reported(ended('toasts'))],
    'chart.chosen': [chosen('projects'), chosen('toasts')],
    'xstate.done.actor.loadDrawing': [drawn('projects'), drawn('toasts')],
    'xstate.error.actor.loadDrawing': [missing],
  },
  { alsoTellApart: ({ shown }) => shown },
).getShortestPaths();

type Seen = { context: ContextFrom<typeof flowsMachine> };
const states = {
  'attention.following': ({ context }) => expect(context.charts).toBe(charts),
  'attention.resting': ({ context }) => expect(context.shown).not.toBeNull(),
  'drawing.none': ({ context }) => expect([context.shown, context.drawing]).toEqual([null, null]),
  'drawing.loadingDrawing': ({ context }) => expect(context.shown).not.toBeNull(),
  'drawing.drawn': ({ context }) => expect(context.drawing?.chart).toBe(context.shown),
  'drawing.unavailable': ({ context }) => expect(context.missing).toBe(context.shown),
} satisfies Record<StatesOf<typeof flowsMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, input, paths)).toEqual([]));

test('whoever moves is looked at, until somebody chooses', () => {
  const shown = (...events: { type: string }[]) => journey(machine, input, events).context.shown;
  expect(shown(projectsMoved)).toBe('projects');
  expect(shown(projectsMoved, reported(moved('toasts', ['closed'])))).toBe('toasts');
  expect(shown(chosen('toasts'), projectsMoved)).toBe('toasts');
  expect(shown(chosen('toasts'), { type: 'following.resumed' }, projectsMoved)).toBe('projects');
});
test('the drawing is that of the chart that is looked at by then', () => {
  const end = journey(machine, input, [chosen('projects'), chosen('toasts'), drawn('projects')]);
  expect(end.value).toEqual({ attention: 'resting', drawing: 'loadingDrawing' });
});
test('a drawing that could not be loaded stands in nobody else’s way', () => {
  const end = journey(machine, input, [chosen('projects'), missing, chosen('toasts'), drawn('toasts')]);
  expect(end.value).toEqual({ attention: 'resting', drawing: 'drawn' });
});
test('events can be cleared; what was seen stays seen', () => {
  const { record } = journey(machine, input, [projectsMoved, { type: 'events.cleared' }]).context;
  expect([record.events, record.visited]).toEqual([[], { projects: ['loaded.resting'] }]);
});

test('the last hundred events are kept, the newest first', () => {
  let record = emptyRecord;
  for (let n = 1; n <= 130; n += 1) record = recorded(record, moved('projects', ['loading'], `event.${n}`));
  expect(record.events).toHaveLength(100);
  expect([record.events[0]?.event, record.events[99]?.event]).toEqual(['event.130', 'event.31']);
});
test('a chart that runs twice is lit wherever one of both is, and goes dark with the last', () => {
  const two = [began('projects', ['loading'], 'here'), began('projects', ['loaded.resting'], 'there')];
  const record = two.reduce(recorded, emptyRecord);
  expect(litStates(record, 'projects').toSorted()).toEqual(['loaded.resting', 'loading']);
  const none = [ended('here'), ended('there')].reduce(recorded, record);
  expect([litStates(none, 'projects'), none.visited]).toEqual([
    [],
    { projects: ['loading', 'loaded.resting'] },
  ]);
});
