/** Walks a chart's generated paths on the real mounted screen: gestures for a person's events, stubs for the world's. */
import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import {
  createActor,
  fromPromise,
  SimulatedClock,
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventFrom,
  type EventObject,
  type InputFrom,
  type StateMachine,
  type StateValue,
} from 'xstate';
import { faultsIn } from '../faultsIn';
import { isLong } from '../form';
import type { StatesOf } from './statesOf';
import { modelOf, titled, untakenTransitions, type AnswerEvent, type Samples } from './walkMachine';

/** What gestures and expectations are given. */
export interface Walked<M extends AnyStateMachine> {
  readonly user: UserEvent;
  readonly actor: Actor<M>;
  readonly context: ContextFrom<M>;
  /** What the invoked actor of this id was given last. Throws when it was not asked. */
  inputOf(id: string): unknown;
}
type Gesture<M extends AnyStateMachine, Event> = (event: Event, walked: Walked<M>) => unknown;
type Look<M extends AnyStateMachine> = (walked: Walked<M>) => unknown;

/** The names of the promise actors of a chart, read off its type. */
type ActorsOf<M> =
  // oxlint-disable-next-line typescript/no-explicit-any -- only the actors of the many parts are looked at.
  M extends StateMachine<any, any, any, infer A, any, any, any, any, any, any, any, any, any, any>
    ? A['src']
    : never;

export interface ScreenWalk<M extends AnyStateMachine, Passed extends StatesOf<M>> {
  readonly input: InputFrom<M>;
  /** Actors that answer when the path says so, and with what its sample holds. */
  readonly calls: readonly ActorsOf<M>[];
  readonly samples: Samples<M>;
  screen(actor: Actor<M>): ReactElement;
  /** How a person does it. One that is forgotten does not compile. */
  readonly gestures: { readonly [T in EventFrom<M>['type']]: Gesture<M, Extract<EventFrom<M>, { type: T }>> };
  /** What a person sees. One that is forgotten does not compile. */
  readonly states: { readonly [State in Exclude<StatesOf<M>, Passed>]: Look<M> };
  /** States that are passed through and never rested in. */
  readonly passed?: readonly Passed[];
  readonly alsoTellApart?: (context: ContextFrom<M>) => unknown;
  /** False for what the chart hears and the screen rightly does not offer there. */
  readonly offers?: (snapshot: AnyMachineSnapshot, event: EventObject) => boolean;
  readonly limit?: number;
  /** Where the screen is mounted. */
  readonly at?: string;
}

interface Call {
  readonly id: string;
  readonly input: unknown;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

/**
 * The paths as `[title, run]` for `test.each`: every state and every event of the chart, in the long form every event
 * in every state. What the walk leaves untaken is told of every transition: those that the short form does not take on
 * the screen are taken by the chart alone. Walks of one chart from several starts leave to each other, in the short
 * form, what the first of them took.
 *
 * @param machine with the parts provided that are neither a person's nor a call's: sounds, keys, other charts.
 */
export const walkScreen = <M extends AnyStateMachine>(machine: M) => {
  const takenBefore = new Set<string>();
  const seenByAll = new Set<string>();
  return <Passed extends StatesOf<M> = never>(walk: ScreenWalk<M, Passed>) => {
    const { input, samples, alsoTellApart, limit, offers } = walk;
    const every = modelOf(machine, input, samples, {
      ...(alsoTellApart && { alsoTellApart }),
      ...(limit && { limit }),
      ...(offers && { offers }),
    }).getShortestPaths();
    const paths = withNewWays(every, combinations);
    const shown = isLong ? paths : fewestOf(paths, statesAndEvents, takenBefore);

    const seenByAxe = isLong ? new Set<string>() : seenByAll;
    return {
      paths: shown.map((path) => [titled(path)[0], () => follow(machine, walk, path, seenByAxe)] as const),
      /** Expect it to be empty: transitions that the chart never takes, states and gestures that no path comes by. */
      untaken: () => [...untakenTransitions(machine, input, paths), ...unused(walk, shown)],
      /** For a chart that is walked from several starts. */
      walked: { input, paths },
    };
  };
};

/** A table's entry that no path comes by: the chart has lost what it was written for. */
function unused({ states, gestures }: { states: object; gestures: object }, paths: readonly WalkedPath[]) {
  const steps = paths.flatMap((path) => path.steps);
  const seen = new Set(steps.flatMap(({ state }) => leavesOf(state.value as StateValue)));
  const done = new Set(steps.map(({ event }) => event.type));
  return [
    ...Object.keys(states)
      .filter((state) => !seen.has(state))
      .map((state) => `${state}: never seen`),
    ...Object.keys(gestures)
      .filter((type) => !done.has(type))
      .map((type) => `${type}: never done`),
  ];
}

interface WalkedPath {
  readonly steps: readonly { readonly state: AnyMachineSnapshot; readonly event: EventObject }[];
}

/** What each step of a path tries, as keys. */
type WaysOf = (path: WalkedPath) => readonly string[];

/** Every event with each of its samples in every state that hears it: the long form. */
const combinations: WaysOf = ({ steps }) =>
  steps.map(({ event, state }, index) => JSON.stringify([steps[index - 1]?.state.value, event, state.value]));

/** Every state is seen and every event happens, wherever it does: the short form on a screen. */
const statesAndEvents: WaysOf = ({ steps }) => [
  ...steps.flatMap(({ state }) => leavesOf(state.value as StateValue)),
  ...steps.map(({ event }) => `event ${event.type}`),
];

/** The longest first; those whose every way was taken already by another add nothing. */
function withNewWays<P extends WalkedPath>(paths: readonly P[], waysOf: WaysOf): readonly P[] {
  const taken = new Set<string>();
  return paths
    .toSorted((a, b) => b.steps.length - a.steps.length)
    .filter((path) => {
      const ways = waysOf(path);
      const isNew = ways.some((way) => !taken.has(way));
      ways.forEach((way) => taken.add(way));
      return isNew;
    });
}

/** What mounting a screen costs, in steps of a path. */
const MOUNTING = 6;

/**
 * Paths that take every way which is not taken yet: first who adds most for its steps, then without those
 * whose ways all lie on the others (a greedy cover; the smallest one is not to be had in reasonable time).
 */
function fewestOf<P extends WalkedPath>(
  paths: readonly P[],
  waysOf: WaysOf,
  taken: Set<string>,
): readonly P[] {
  let open = paths.map((path) => ({ path, ways: new Set(waysOf(path)) }));
  const cover: typeof open = [];
  const left = new Set(open.flatMap(({ ways }) => [...ways]).filter((way) => !taken.has(way)));
  while (left.size > 0) {
    const worth = ({ path, ways }: (typeof open)[number]) =>
      [...ways].filter((way) => left.has(way)).length / (MOUNTING + path.steps.length);
    const worths = open.map(worth);
    const best = open[worths.indexOf(Math.max(...worths))];
    if (!best) break;
    cover.push(best);
    best.ways.forEach((way) => left.delete(way));
    open = open.filter((_, index) => (worths[index] ?? 0) > 0 && open[index] !== best);
  }
  const timesTaken = new Map<string, number>();
  const count = (ways: ReadonlySet<string>, by: number) =>
    ways.forEach((way) => timesTaken.set(way, (timesTaken.get(way) ?? 0) + by));
  cover.forEach(({ ways }) => count(ways, 1));
  const needed = cover.toReversed().filter(({ ways }) => {
    const isNeeded = [...ways].some((way) => timesTaken.get(way) === 1 && !taken.has(way));
    if (!isNeeded) count(ways, -1);
    return isNeeded;
  });
  needed.forEach(({ ways }) => ways.forEach((way) => taken.add(way)));
  return needed.map(({ path }) => path).toReversed();
}

async function follow<M extends AnyStateMachine, Passed extends StatesOf<M>>(
  chart: M,
  walk: ScreenWalk<NoInfer<M>, Passed>,
  { steps }: WalkedPath,
  seenByAxe: Set<string>,
): Promise<void> {
  const calls: Call[] = [];
  const clock = new SimulatedClock();
  const machine = chart.provide({
    actors: Object.fromEntries(walk.calls.map((name) => [name, answeredByTest(calls)])),
  } as never) as M;
  const actor = createActor(machine, { input: walk.input, clock } as never).start() as Actor<M>;
  render(<MemoryRouter initialEntries={[walk.at ?? '/']}>{walk.screen(actor)}</MemoryRouter>);
  const walked: Walked<M> = {
    user: userEvent.setup(),
    actor,
    get context() {
      return (actor.getSnapshot() as AnyMachineSnapshot).context as ContextFrom<M>;
    },
    inputOf: (id) => callOf(calls, id).input,
  };
  const gestures: Readonly<Record<string, Gesture<M, never>>> = walk.gestures;
  const states: Readonly<Record<string, Look<M>>> = walk.states;
  try {
    for (const [index, { event, state }] of steps.entries()) {
      if (index > 0) {
        const gesture = gestures[event.type];
        if (gesture) await gesture(event as never, walked);
        await act(async () => {
          if (!gesture) happen(event, actor, clock, calls);
          await Promise.resolve();
        });
      }
      const value = (actor.getSnapshot() as AnyMachineSnapshot).value as StateValue;
      expect(value, `after ${event.type}`).toEqual(state.value);
      for (const leaf of leavesOf(value)) await states[leaf]?.(walked);
      await expectAccessible(value, seenByAxe);
    }
  } finally {
    actor.stop();
    cleanup();
  }
}

const answeredByTest = (calls: Call[]) =>
  fromPromise<unknown, unknown>(
    ({ input, self }) =>
      new Promise((resolve, reject) => calls.push({ id: self.id, input, resolve, reject })),
  );

function callOf(calls: readonly Call[], id: string): Call {
  const call = calls.findLast((one) => one.id === id);
  if (!call) throw new Error(`"${id}" has not been asked for yet`);
  return call;
}

/** What no person does: an answer, a failure, time that passes. */
function happen(
  event: AnswerEvent,
  actor: Actor<AnyStateMachine>,
  clock: SimulatedClock,
  calls: readonly Call[],
) {
  const [, kind, id = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(event.type) ?? [];
  if (kind === 'done.actor') return callOf(calls, id).resolve(event.output);
  if (kind === 'error.actor') return callOf(calls, id).reject(event.error);
  // oxlint-disable-next-line no-underscore-dangle -- XState tells what it has scheduled nowhere else.
  const waiting = Object.values(actor.system.getSnapshot()._scheduledEvents);
  const due = waiting.find((one) => one.event.type === event.type);
  if (kind !== 'after' || !due) throw new Error(`there is no gesture for "${event.type}"`);
  clock.increment(due.delay);
}

const leavesOf = (value: StateValue): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([outer, inner]) =>
        inner === undefined ? [] : leavesOf(inner).map((leaf) => `${outer}.${leaf}`),
      );

/** In every state, once each; in the long form in every combination of states that are entered side by side. */
async function expectAccessible(value: StateValue, seen: Set<string>): Promise<void> {
  const combination = JSON.stringify(value);
  const unseen = (isLong ? [combination] : leavesOf(value)).filter((state) => !seen.has(state));
  if (unseen.length === 0) return;
  unseen.forEach((state) => seen.add(state));
  const faults = await faultsIn(document.body);
  expect(faults.map((fault) => [...fault, combination])).toEqual([]);
}
