/** A chart with one thing changed: what a suite is worth is how many of these it notices. */
import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';

interface Transition {
  target?: string | readonly string[];
  guard?: unknown;
  actions?: unknown;
}
/** A node of a chart's configuration, in the long form: every list of transitions is a list. */
interface Node {
  on?: Record<string, Transition[]>;
  after?: Record<string, Transition[]>;
  always?: Transition[];
  onDone?: Transition[];
  invoke?: { id?: string; src?: string; onDone?: Transition[]; onError?: Transition[] }[];
  entry?: unknown;
  exit?: unknown;
  states?: Record<string, Node>;
}
interface Site {
  readonly at: AnyStateNode;
  readonly event: string;
  readonly list: Transition[];
  readonly index: number;
}
export interface Mutant {
  readonly name: string;
  make(): AnyStateMachine;
}

/** More steps than any chart takes by itself: a mutant that turns in circles fails instead of hanging. */
const STEPS_AT_MOST = 500;

/** In an order that depends on the chart alone, so that a number names the same mutant in every process. */
export function mutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  const count = sitesOf(machine, longForm(machine)).length;
  return Array.from({ length: count }, (_, number) =>
    Object.entries(changes).flatMap(([change, apply]) => {
      const config = longForm(machine);
      const site = sitesOf(machine, config)[number];
      if (!site) return [];
      const name = `${nameOf(site)}: ${change}`;
      const result = apply(site);
      return result === null ? [] : [{ name: name + result, make: () => madeOf(config, machine) }];
    }),
  ).flat();
}

/** Each changes its site; null where there is nothing to change, else what more is to be said of it. */
const changes: Readonly<Record<string, (site: Site) => string | null>> = {
  'is not there': ({ list, index }) => {
    list.splice(index, 1);
    return '';
  },
  'leads elsewhere': ({ at, list, index }) => {
    const elsewhere = besides(at, list[index]?.target);
    if (!elsewhere) return null;
    list[index] = { ...list[index], target: `#${elsewhere.id}` };
    return `, to ${elsewhere.key}`;
  },
  'asks no guard': ({ list, index }) => without(list, index, 'guard'),
  'does nothing on the way': ({ list, index }) => without(list, index, 'actions'),
};

function without(list: Transition[], index: number, part: 'guard' | 'actions'): string | null {
  const { [part]: taken, ...rest } = list[index] ?? {};
  if (taken === undefined) return null;
  list[index] = rest;
  return '';
}

/** The sibling of a target that comes after it; not the one that the transition leaves. */
function besides(at: AnyStateNode, target: Transition['target']): AnyStateNode | null {
  const [goal] = typeof target === 'string' ? [target] : (target ?? []);
  if (goal === undefined) return null;
  const node = resolved(at, goal);
  const siblings = Object.values(node.parent?.states ?? {});
  const turned = [
    ...siblings.slice(siblings.indexOf(node) + 1),
    ...siblings.slice(0, siblings.indexOf(node)),
  ];
  return turned.find((one) => one !== at) ?? null;
}

function resolved(at: AnyStateNode, target: string): AnyStateNode {
  if (target.startsWith('#')) return at.machine.getStateNodeById(target.slice(1));
  const [from, keys] = target.startsWith('.') ? [at, target.slice(1)] : [at.parent ?? at, target];
  return keys.split('.').reduce((node, key) => node.states[key] as AnyStateNode, from);
}

const nameOf = ({ at, event, list, index }: Site) =>
  `${at.id}, ${event}${list.length > 1 ? ` (${index + 1} of ${list.length})` : ''}`;

function sitesOf(machine: AnyStateMachine, config: Node): Site[] {
  const visit = (node: Node, at: AnyStateNode): Site[] => [
    ...listsOf(node).flatMap(([event, list]) => list.map((_, index) => ({ at, event, list, index }))),
    ...Object.entries(node.states ?? {}).flatMap(([key, inner]) =>
      visit(inner, at.states[key] as AnyStateNode),
    ),
  ];
  return visit(config, machine.root);
}

const listsOf = ({ on, after, always, onDone, invoke }: Node): [string, Transition[]][] => [
  ...Object.entries(on ?? {}),
  ...Object.entries(after ?? {}).map(([delay, list]): [string, Transition[]] => [`after ${delay}`, list]),
  ['always', always ?? []],
  ['done', onDone ?? []],
  ...(invoke ?? []).flatMap(({ id, src, onDone, onError }): [string, Transition[]][] => [
    [`${id ?? src} done`, onDone ?? []],
    [`${id ?? src} failed`, onError ?? []],
  ]),
];

/** A copy of its own, to be changed. */
const longForm = (machine: AnyStateMachine): Node => lengthened(machine.config as Record<string, unknown>);

function lengthened(node: Record<string, unknown>): Node {
  const { on, after, always, onDone, invoke, states, ...rest } = node;
  const each = <T, U>(part: unknown, turn: (one: T) => U) =>
    Object.fromEntries(
      Object.entries((part ?? {}) as Record<string, T>).map(([key, one]) => [key, turn(one)]),
    );
  return {
    ...rest,
    ...(on ? { on: each(on, transitionsOf) } : {}),
    ...(after ? { after: each(after, transitionsOf) } : {}),
    ...(always ? { always: transitionsOf(always) } : {}),
    ...(onDone ? { onDone: transitionsOf(onDone) } : {}),
    ...(invoke ? { invoke: listed(invoke as object).map(invoked) } : {}),
    ...(states ? { states: each(states, lengthened) } : {}),
  };
}

const invoked = ({ onDone, onError, ...rest }: { onDone?: unknown; onError?: unknown }) => ({
  ...rest,
  ...(onDone === undefined ? {} : { onDone: transitionsOf(onDone) }),
  ...(onError === undefined ? {} : { onError: transitionsOf(onError) }),
});

const listed = <T>(part: T | readonly T[]): readonly T[] => (Array.isArray(part) ? part : [part as T]);

const transitionsOf = (part: unknown): Transition[] =>
  listed(part).map((one) => (typeof one === 'string' ? { target: one } : { ...(one as Transition) }));

const madeOf = (config: Node, { implementations }: AnyStateMachine): AnyStateMachine =>
  new StateMachine(
    { ...config, options: { maxIterations: STEPS_AT_MOST } } as never,
    implementations as never,
  ) as AnyStateMachine;
