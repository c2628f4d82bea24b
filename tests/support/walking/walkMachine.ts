/** Walks charts: every call of xstate/graph in the tests is in this file, because XState 6 changes it. */
import { vi } from 'vitest';
import {
  createActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type ContextFrom,
  type EventFrom,
  type EventObject,
  type InputFrom,
} from 'xstate';
import { TestModel } from 'xstate/graph';

/** What XState itself sends: an actor's answer or failure, a delay that has passed. */
export interface AnswerEvent extends EventObject {
  output?: unknown;
  error?: unknown;
}
type WithPayload<E extends EventObject> = E extends { type: infer T extends string }
  ? [Exclude<keyof E, 'type'>] extends [never]
    ? never
    : T
  : never;

/** Examples of every event that carries something; one that is forgotten does not compile, or throws. */
export type Samples<M extends AnyStateMachine> = {
  readonly [T in WithPayload<EventFrom<M>>]: readonly Extract<EventFrom<M>, { type: T }>[];
} & { readonly [internal: `xstate.${string}`]: readonly AnswerEvent[] };

/** What happens along a path. */
interface Steps {
  readonly steps: readonly { readonly event: EventObject; readonly state?: { readonly value: unknown } }[];
}

/** Every event that the machine can hear, read off the machine, so that none is silently left out. */
function eventsOf<M extends AnyStateMachine>(machine: M, samples: Samples<M>): readonly EventObject[] {
  const given: Readonly<Record<string, readonly EventObject[]>> = samples;
  return machine.events.flatMap((type: string) => {
    if (given[type]) return given[type];
    if (type.startsWith('xstate.done.actor.')) throw new Error(`no sample answers for "${type}"`);
    return [{ type }];
  });
}

export interface ModelOptions<M extends AnyStateMachine> {
  /** The part of context that decides where events lead; it must not grow without end. */
  readonly alsoTellApart?: (context: ContextFrom<M>) => unknown;
  /** States and ways looked at before the walk gives up; 2000 when left out. */
  readonly limit?: number;
  /** False for what is not to happen there, so that the walk does not go that way. */
  readonly offers?: (snapshot: AnyMachineSnapshot, event: EventObject) => boolean;
}

/** `createTestModel` refuses machines with `invoke` or `after`; `TestModel` itself does not. */
export function modelOf<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  samples: Samples<M>,
  { alsoTellApart = () => null, limit = 2000, offers = () => true }: ModelOptions<M> = {},
): TestModel<AnyMachineSnapshot, EventObject, InputFrom<M>> {
  return new TestModel<AnyMachineSnapshot, EventObject, InputFrom<M>>(machine as never, {
    input,
    limit,
    events: eventsOf(machine, samples),
    filterEvents: (snapshot, event) =>
      snapshot.status === 'active' && snapshot.can(event) && offers(snapshot, event),
    serializeState: (snapshot, event, previous) =>
      JSON.stringify([snapshot.value, alsoTellApart(snapshot.context), event, previous?.value]),
    stateMatcher: (snapshot, key) => snapshot.matches(key),
  });
}

/** Where a story ends; throws when an event of it is not heard where it happens. */
export function journey<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  events: readonly EventObject[],
): AnyMachineSnapshot {
  const actor = createActor(machine as AnyStateMachine, { input }).start();
  for (const event of events) {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    if (!snapshot.can(event)) {
      throw new Error(`"${event.type}" is not heard in ${JSON.stringify(snapshot.value)}`);
    }
    actor.send(event);
  }
  actor.stop();
  return actor.getSnapshot();
}

/** Transitions of the chart that no path takes, as `state: event → target`. Expect it to be empty. */
export const untakenTransitions = <M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  paths: readonly Steps[],
): string[] => untakenOnWalks(machine, [{ input, paths }]);

/** Those without an event, too. */
export function transitionsTaken<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  steps: Steps['steps'],
): ReadonlySet<AnyTransitionDefinition> {
  const taken = new Set<AnyTransitionDefinition>();
  const actor = createActor(machine as AnyStateMachine, {
    input,
    inspect: (seen) => {
      // oxlint-disable-next-line no-underscore-dangle -- XState tells which transitions it took nowhere else.
      if (seen.type === '@xstate.microstep') seen._transitions.forEach((one) => taken.add(one));
    },
  }).start();
  steps.slice(1).forEach(({ event }) => actor.send(event));
  actor.stop();
  return taken;
}

/** The same for walks that start at different places. */
export function untakenOnWalks<M extends AnyStateMachine>(
  machine: M,
  walks: readonly { readonly input: InputFrom<M>; readonly paths: readonly Steps[] }[],
): string[] {
  const left = new Set(drawnIn(machine.root));
  // Journeys of one's own take what no path does, and long paths so much that most of the others need not be walked.
  const inOrder = walks
    .toSorted((one, other) => one.paths.length - other.paths.length)
    .flatMap(({ input, paths }) =>
      paths
        .toSorted((one, other) => other.steps.length - one.steps.length)
        .map(({ steps }) => ({ input, steps })),
    );
  for (const { input, steps } of newestFirst(inOrder)) {
    if (left.size === 0) break;
    for (const one of transitionsTaken(machine, input, steps)) left.delete(one);
  }
  return [...left].map(
    ({ source, eventType, target }) =>
      `${source.key}: ${eventType || 'always'} → ${target?.map(({ key }) => key).join(', ') ?? 'stays'}`,
  );
}

/** Paths with an event in a state where no earlier one has it, then the others: what a guard tells apart within a state. */
function newestFirst<P extends Steps>(paths: readonly P[]): readonly P[] {
  const had = new Set<string>();
  const isNew = ({ steps }: P) => {
    // The first step is the start.
    const ways = steps
      .slice(1)
      .map(({ event }, before) => JSON.stringify([steps[before]?.state?.value, event.type]));
    const brought = ways.filter((way) => !had.has(way));
    for (const way of brought) had.add(way);
    return brought.length > 0;
  };
  const first = new Set(paths.filter(isNew));
  return [...first, ...paths.filter((path) => !first.has(path))];
}

export const drawnIn = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
  ...Object.values(node.states).flatMap(drawnIn),
];

/** A step as an act sees it: what an event carries is known by its name only, so the act says what it expects. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Act = (step: { event: any }) => unknown;

/** Lets the machine take the answer before the next state is looked at. Needs fake timers. */
export const settling = <Type extends string>(acts: Readonly<Record<Type, Act>>) =>
  Object.fromEntries(
    Object.entries<Act>(acts).map(([type, act]) => [
      type,
      async (step: Parameters<Act>[0]) => {
        await act(step);
        await vi.advanceTimersByTimeAsync(0);
      },
    ]),
  );

/** For `test.each`: the path's story as its title, then the path. */
export const titled = <P extends Steps>(path: P) =>
  [path.steps.map(({ event }) => event.type.replace(/^xstate\./, '')).join(' → '), path] as const;
