/** The charts seen live: what is known of those that run, and which one is looked at. */
import { assign, setup } from 'xstate';
import { notProvided, watchNotProvided } from '../shared/notProvided';
import { emptyRecord, recorded, type FlowReport, type FlowsRecord } from '../../../contract/ui/flowsRecord';

interface ChartEntryState {
  readonly path: string;
  /** What a person sees there. */
  readonly sees: string;
  readonly isPassedThrough: boolean;
}
export interface ChartEntry {
  readonly name: string;
  readonly purpose: string;
  readonly screen: string | null;
  readonly states: readonly ChartEntryState[];
}
interface Drawing {
  readonly chart: string;
  readonly svg: string;
}
type FlowsEvent =
  | { type: 'flow.reported'; report: FlowReport }
  | { type: 'chart.chosen'; chart: string }
  | { type: 'following.resumed' }
  | { type: 'events.cleared' }
  | { type: 'retried' };

interface FlowsContext {
  readonly charts: readonly ChartEntry[];
  readonly record: FlowsRecord;
  /** The chart that is looked at. */
  readonly shown: string | null;
  readonly drawing: Drawing | null;
  /** The chart whose drawing could not be loaded. */
  readonly missing: string | null;
}
const chartOf = (report: FlowReport) => (report.kind === 'ended' ? null : report.flow.chart);

export const flowsMachine = setup({
  types: {
    context: {} as FlowsContext,
    input: {} as { charts: readonly ChartEntry[] },
    events: {} as FlowsEvent,
  },
  actors: {
    watchFlows: watchNotProvided<FlowsEvent>('watchFlows'),
    loadDrawing: notProvided<Drawing, { chart: string }>('loadDrawing'),
  },
  guards: {
    aChartIsShown: ({ context }) => context.shown !== null,
    anotherChartIsShown: ({ context }) => context.shown !== context.drawing?.chart,
    anotherChartIsMissing: ({ context }) => context.shown !== context.missing,
    aChartIsNamed: (_, chart: string | null) => chart !== null,
  },
  actions: {
    record: assign({
      record: ({ context }, report: FlowReport) => recorded(context.record, report),
    }),
    show: assign({ shown: (_, chart: string | null) => chart }),
    rememberDrawing: assign({ drawing: (_, drawing: Drawing) => drawing, missing: null }),
    rememberMissing: assign({ missing: ({ context }) => context.shown }),
    forgetEvents: assign({ record: ({ context }) => ({ ...context.record, events: [] }) }),
  },
}).createMachine({
  id: 'flows',
  context: ({ input }) => ({
    charts: input.charts,
    record: emptyRecord,
    shown: null,
    drawing: null,
    missing: null,
  }),
  type: 'parallel',
  invoke: { id: 'watchFlows', src: 'watchFlows' },
  on: {
    'flow.reported': { actions: { type: 'record', params: ({ event }) => event.report } },
    'events.cleared': { actions: 'forgetEvents' },
  },
  states: {
    /** Whoever moves is looked at, until somebody chooses. */
    attention: {
      initial: 'following',
      on: {
        'chart.chosen': {
          target: '.resting',
          actions: { type: 'show', params: ({ event }) => event.chart },
        },
      },
      states: {
        following: {
          on: {
            'flow.reported': {
              guard: { type: 'aChartIsNamed', params: ({ event }) => chartOf(event.report) },
              actions: [
                { type: 'record', params: ({ event }) => event.report },
                { type: 'show', params: ({ event }) => chartOf(event.report) },
              ],
            },
          },
        },
        resting: { on: { 'following.resumed': 'following' } },
      },
    },
    drawing: {
      initial: 'none',
      states: {
        none: { always: { guard: 'aChartIsShown', target: 'loadingDrawing' } },
        loadingDrawing: {
          invoke: {
            id: 'loadDrawing',
            src: 'loadDrawing',
            input: ({ context }) => ({ chart: context.shown ?? '' }),
            onDone: {
              target: 'drawn',
              actions: { type: 'rememberDrawing', params: ({ event }) => event.output },
            },
            onError: { target: 'unavailable', actions: 'rememberMissing' },
          },
        },
        drawn: { always: { guard: 'anotherChartIsShown', target: 'loadingDrawing' } },
        unavailable: {
          always: { guard: 'anotherChartIsMissing', target: 'loadingDrawing' },
          on: { retried: 'loadingDrawing' },
        },
      },
    },
  },
});
