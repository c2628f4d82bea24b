/** What is known of the charts that run: where they are, where they have been, and what they last heard. */
import { FLOW_EVENTS_KEPT } from '../limits';

/** A chart that runs, in this tab or in another. */
export interface RunningFlow {
  /** Told apart from every other, in every tab. */
  readonly id: string;
  readonly chart: string;
  /** The innermost states in which it is, `loaded.resting`. */
  readonly states: readonly string[];
}
export interface SeenEvent {
  readonly chart: string;
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly event: string;
  readonly payload: string;
  /** Where it led; null where it stayed. */
  readonly states: readonly string[] | null;
}
export type FlowReport =
  | { readonly kind: 'began'; readonly flow: RunningFlow }
  | { readonly kind: 'moved'; readonly flow: RunningFlow; readonly event: SeenEvent }
  | { readonly kind: 'ended'; readonly id: string };

export interface FlowsRecord {
  readonly running: readonly RunningFlow[];
  /** The newest first. */
  readonly events: readonly SeenEvent[];
  /** States by chart, as they were first seen. */
  readonly visited: Readonly<Record<string, readonly string[]>>;
}
export const emptyRecord: FlowsRecord = { running: [], events: [], visited: {} };

const visit = ({ visited }: FlowsRecord, { chart, states }: RunningFlow): FlowsRecord['visited'] => {
  const known = visited[chart] ?? [];
  const unknown = states.filter((state) => !known.includes(state));
  return unknown.length === 0 ? visited : { ...visited, [chart]: [...known, ...unknown] };
};

/** The one that moved last stands first. */
const moved = ({ running }: FlowsRecord, flow: RunningFlow) => [
  flow,
  ...running.filter(({ id }) => id !== flow.id),
];

export function recorded(record: FlowsRecord, report: FlowReport): FlowsRecord {
  if (report.kind === 'ended')
    return { ...record, running: record.running.filter(({ id }) => id !== report.id) };
  const now = { ...record, running: moved(record, report.flow), visited: visit(record, report.flow) };
  return report.kind === 'began'
    ? now
    : { ...now, events: [report.event, ...record.events].slice(0, FLOW_EVENTS_KEPT) };
}

/** States in which a chart is, whoever runs it. */
export const litStates = ({ running }: FlowsRecord, chart: string | null): readonly string[] => [
  ...new Set(running.filter((flow) => flow.chart === chart).flatMap(({ states }) => states)),
];
