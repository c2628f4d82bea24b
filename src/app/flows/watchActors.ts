/** Turns XState's inspection of running actors into reports of charts; attached only while somebody watches. */
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent, StateValue } from 'xstate';
import type { FlowReport, RunningFlow } from '../../../contract/ui/flowsRecord';
import { payloadSummary } from '../../machines/flows/payloadSummary';
import { readableEvent } from '../../machines/flows/readableEvent';
import type { LivingActors } from '../livingActors';

interface Options {
  readonly actors: LivingActors;
  readonly now: () => number;
  readonly newId: () => string;
}

/** `{ loaded: 'resting' }` as `loaded.resting`. */
export function innermostStates(value: StateValue, path = ''): string[] {
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  return typeof value === 'string'
    ? [below(value)]
    : Object.entries(value).flatMap(([name, inner]) => (inner ? innermostStates(inner, below(name)) : []));
}

/** A chart's snapshot; promises and callbacks have none with a value. */
const isOfChart = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;

export function watchActors(
  { actors, now, newId }: Options,
  report: (report: FlowReport) => void,
): () => void {
  const known = new Map<AnyActorRef, RunningFlow>();

  function see(actor: AnyActorRef, snapshot: unknown): RunningFlow | null {
    if (!isOfChart(snapshot)) return null;
    const id = known.get(actor)?.id ?? newId();
    const flow = { id, chart: snapshot.machine.id, states: innermostStates(snapshot.value) };
    known.set(actor, flow);
    return flow;
  }
  function begin(actor: AnyActorRef): void {
    const snapshot: unknown = actor.getSnapshot();
    const flow = known.has(actor) ? null : see(actor, snapshot);
    if (!flow || !isOfChart(snapshot)) return;
    report({ kind: 'began', flow });
    for (const child of Object.values<AnyActorRef | undefined>(snapshot.children)) if (child) begin(child);
  }
  function end(actor: AnyActorRef): void {
    const flow = known.get(actor);
    if (flow && known.delete(actor)) report({ kind: 'ended', id: flow.id });
  }
  function inspect(seen: InspectionEvent): void {
    if (seen.type !== '@xstate.snapshot') return;
    const actor = seen.actorRef as AnyActorRef;
    const before = known.get(actor);
    const flow = see(actor, seen.snapshot);
    if (!flow) return;
    if (!before) return report({ kind: 'began', flow });
    if (isOfChart(seen.snapshot) && seen.snapshot.status === 'stopped') return end(actor);
    const isElsewhere = flow.states.join() !== before.states.join();
    report({
      kind: 'moved',
      flow,
      event: {
        chart: flow.chart,
        atMs: now(),
        event: readableEvent(seen.event.type),
        payload: payloadSummary(seen.event),
        states: isElsewhere ? flow.states : null,
      },
    });
  }

  const inspections = new Map<AnyActorRef, { unsubscribe(): void }>();
  const stopWatching = actors.watch({
    began(actor) {
      begin(actor);
      inspections.set(actor, actor.system.inspect(inspect));
    },
    ended(actor) {
      inspections.get(actor)?.unsubscribe();
      inspections.delete(actor);
      for (const one of known.keys()) if (one.system === actor.system) end(one);
    },
  });
  return () => {
    stopWatching();
    for (const inspection of inspections.values()) inspection.unsubscribe();
  };
}
