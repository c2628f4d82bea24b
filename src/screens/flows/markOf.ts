/** How a state stands: the chart is there now, was there in this tab, was never there, or only ever passes. */
import { litStates, type FlowsRecord } from '../../../contract/ui/flowsRecord';
import type { FlowsActor } from './flowsActor';

export type Mark = 'lit' | 'seen' | 'unseen' | 'passed';
type Entry = ReturnType<FlowsActor['getSnapshot']>['context']['charts'][number];

export function marksOf({ name, states }: Entry, record: FlowsRecord): ReadonlyMap<string, Mark> {
  const lit = litStates(record, name);
  const visited = record.visited[name] ?? [];
  const markOf = ({ path, isPassedThrough }: Entry['states'][number]): Mark => {
    if (isPassedThrough) return 'passed';
    if (lit.includes(path)) return 'lit';
    return visited.includes(path) ? 'seen' : 'unseen';
  };
  return new Map(states.map((state) => [state.path, markOf(state)]));
}
