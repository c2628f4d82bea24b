/** A chart as a Mermaid state diagram: for pages and tools that draw it themselves. */
import { holds, withInner, type Chart, type ChartState, type ChartTransition } from '../chart';
import { actorPhrase, transitionPhrase } from './phrases';

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

const idOf = (path: string) => path.replaceAll('.', '__') || 'chart';
/** Mermaid ends a statement at these. */
const safe = (text: string) => text.replace(/[;#]/g, ' ');

const staysIn = (state: ChartState, { target }: ChartTransition) =>
  target === null || (state.path === '' && target !== '') || holds(state.path, target);

/** What a state does without leaving it, a line each. */
function notes(state: ChartState): string[] {
  const leads = ({ target }: ChartTransition) => (target === null ? '' : ` → ${target}`);
  return [
    ...state.tags.map((tag) => `tag ${tag}`),
    ...state.actors.map((actor) => `invoke ${actorPhrase(actor)}`),
    ...state.entry.map((action) => `entry / ${action}`),
    ...state.exit.map((action) => `exit / ${action}`),
    ...state.transitions
      .filter((transition) => staysIn(state, transition))
      .map((transition) => `${transitionPhrase(transition)}${leads(transition)}`),
  ].map(safe);
}

/**
 * Mermaid cannot lay out a line to a state with states of its own inside one that goes on beside others:
 * there the line leads to where that state begins.
 */
function reached(root: ChartState, target: string): string {
  const states = withInner(root);
  const isBeside = states.some(({ kind, path }) => kind === 'parallel' && holds(path, target));
  const initial = states.find(({ path }) => path === target)?.initial;
  return isBeside && initial ? reached(root, initial) : target;
}

/** An arrow stands in the innermost state that holds both its ends. */
const standsIn = (outer: ChartState, { from, to }: Arrow) =>
  holds(outer.path, from) &&
  holds(outer.path, to) &&
  !outer.states.some(({ path }) => holds(path, from) && holds(path, to));

function inside(outer: ChartState, arrows: readonly Arrow[]): string[] {
  const states = outer.states.map((state) => declared(state, arrows));
  return [
    ...(outer.initial === null ? [] : [`[*] --> ${idOf(outer.initial)}`]),
    ...states.flatMap((lines, index) => (index > 0 && outer.kind === 'parallel' ? ['--', ...lines] : lines)),
    ...arrows
      .filter((arrow) => standsIn(outer, arrow))
      .map(({ from, to, text }) => `${idOf(from)} --> ${idOf(to)} : ${text}`),
  ];
}

function declared(state: ChartState, arrows: readonly Arrow[]): string[] {
  const id = idOf(state.path);
  const lines = notes(state);
  if (state.states.length === 0)
    return [
      `state "${state.name}" as ${id}`,
      ...lines.map((line) => `${id} : ${line}`),
      ...(state.kind === 'final' ? [`${id} --> [*]`] : []),
    ];
  return [
    `state "${state.name}" as ${id} {`,
    ...inside(state, arrows).map((line) => `  ${line}`),
    '}',
    ...(lines.length > 0 ? [`note right of ${id}`, ...lines.map((line) => `  ${line}`), 'end note'] : []),
  ];
}

export function writeMermaid({ name, purpose, root }: Chart): string {
  const arrows = withInner(root).flatMap((state) =>
    state.transitions
      .filter((transition) => !staysIn(state, transition))
      .map((transition) => ({
        from: state.path,
        to: reached(root, transition.target ?? ''),
        text: safe(transitionPhrase(transition)),
      })),
  );
  return ['stateDiagram-v2', `%% ${name}: ${purpose}`, ...declared(root, arrows), ''].join('\n');
}
