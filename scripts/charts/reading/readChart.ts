/** Reads a chart off the machine that runs, so that the drawing cannot say anything else. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Chart, ChartActor, ChartState, ChartTransition } from '../chart';
import { delayMs, eventName, nameOf } from './names';

const pathOf = (node: AnyStateNode) => node.path.join('.');

/** Every way that one event can go, in the order in which guards are asked. */
function waysOf(
  machine: AnyStateMachine,
  source: AnyStateNode,
  type: string,
  definitions: readonly AnyTransitionDefinition[],
): ChartTransition[] {
  const event = type === '' ? '' : eventName(machine, type);
  return definitions.flatMap(({ guard, actions, target, reenter }, index): ChartTransition[] => {
    const common = {
      event,
      guard: guard === undefined ? null : nameOf(guard),
      isOtherwise: guard === undefined && index > 0,
      actions: actions.map(nameOf),
      reenters: reenter && target?.includes(source) === true,
    };
    return target
      ? target.map((node) => ({ ...common, target: pathOf(node) }))
      : [{ ...common, target: null }];
  });
}

const transitionsOf = (machine: AnyStateMachine, node: AnyStateNode): ChartTransition[] => [
  ...waysOf(machine, node, '', node.always ?? []),
  ...[...node.transitions].flatMap(([type, definitions]) => waysOf(machine, node, type, definitions)),
];

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;

function actorsOf(machine: AnyStateMachine, node: AnyStateNode): ChartActor[] {
  return node.invoke.map(({ id, src }) => {
    const logic: unknown = typeof src === 'string' ? machine.implementations.actors[src] : src;
    return { id, src: nameOf(src), chart: isMachine(logic) ? logic.id : null };
  });
}

/** As the chart has them: XState adds the clockwork of delays to a state's own entries and exits. */
const written = (actions: unknown) => (actions === undefined ? [] : [actions].flat().map(nameOf));

function readState(machine: AnyStateMachine, node: AnyStateNode): ChartState {
  const [first] = node.type === 'compound' ? node.initial.target : [];
  return {
    path: pathOf(node),
    name: node.key,
    kind: node.type,
    initial: first ? pathOf(first) : null,
    tags: node.tags,
    entry: written(node.config.entry),
    exit: written(node.config.exit),
    actors: actorsOf(machine, node),
    transitions: transitionsOf(machine, node),
    states: Object.values(node.states).map((inner) => readState(machine, inner)),
  };
}

export function readChart(machine: AnyStateMachine, about: Pick<Chart, 'purpose' | 'file'>): Chart {
  return {
    name: machine.id,
    ...about,
    root: readState(machine, machine.root),
    delays: Object.keys(machine.implementations.delays).map((name) => ({ name, ms: delayMs(machine, name) })),
  };
}
