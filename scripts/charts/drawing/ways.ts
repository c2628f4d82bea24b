/** Which transitions are drawn as lines between states, and which are written inside one. */
import { holds, withInner, type ChartState, type ChartTransition } from '../chart';

/** All transitions from one state to another share a line. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly transitions: readonly ChartTransition[];
}
/** What is written inside a state: without targets it stays, with several it chooses one. */
export interface Written {
  readonly transition: ChartTransition;
  readonly leads: readonly string[];
}

/** From so many targets behind one guard on, an event is a table of jumps: as lines they hide all others. */
const JUMP_TARGETS = 2;

const withoutValue = (guard: string | null) => guard?.split(' ')[0] ?? '';
const actsAlike = (one: ChartTransition, other: ChartTransition) =>
  one.event === other.event && one.actions.join() === other.actions.join();

const isJump = (transition: ChartTransition, { transitions }: ChartState) => {
  const alike = transitions.filter(
    (other) => actsAlike(transition, other) && withoutValue(transition.guard) === withoutValue(other.guard),
  );
  return transition.guard !== null && new Set(alike.map(({ target }) => target)).size >= JUMP_TARGETS;
};

/** A way to the state itself, or to one inside it, is written too: words say more than a loop. */
const isWritten = (transition: ChartTransition, state: ChartState) =>
  transition.target === null ||
  transition.target === state.path ||
  holds(state.path, transition.target) ||
  isJump(transition, state);

const nameOfTarget = (target: string, from: string) => {
  if (target === from) return 'here again';
  return holds(from, target) && from !== '' ? target.slice(from.length + 1) : target;
};

export function writtenIn(state: ChartState): readonly Written[] {
  const written: { transition: ChartTransition; leads: string[] }[] = [];
  for (const transition of state.transitions.filter((one) => isWritten(one, state))) {
    const leads = transition.target === null ? [] : [nameOfTarget(transition.target, state.path)];
    const last = written.at(-1);
    const goesOn =
      last && actsAlike(last.transition, transition) && last.transition.guard === transition.guard;
    if (goesOn) last.leads.push(...leads);
    else written.push({ transition, leads });
  }
  return written;
}

export function waysIn(root: ChartState): readonly Way[] {
  const ways = new Map<string, { from: string; to: string; transitions: ChartTransition[] }>();
  for (const state of withInner(root))
    for (const transition of state.transitions.filter((one) => !isWritten(one, state))) {
      const to = transition.target ?? '';
      const key = `${state.path} ${to}`;
      const way = ways.get(key) ?? { from: state.path, to, transitions: [] };
      way.transitions.push(transition);
      ways.set(key, way);
    }
  return [...ways.values()];
}
