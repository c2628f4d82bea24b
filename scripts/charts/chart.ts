/** A chart as it is drawn: everything by name, nothing that runs. */

export interface ChartTransition {
  /** As people read it: `link.submitted`, `fetchJob answers`, `after pollInterval (3000 ms)`; empty for `always`. */
  readonly event: string;
  readonly guard: string | null;
  /** Comes after guarded ways of the same event: taken when none of them was. */
  readonly isOtherwise: boolean;
  readonly actions: readonly string[];
  /** Path of the state it leads to; null where it stays. */
  readonly target: string | null;
  /** Leaves and enters again, although it leads to where it began. */
  readonly reenters: boolean;
}

export interface ChartActor {
  readonly id: string;
  readonly src: string;
  /** The chart that it runs, when it is one. */
  readonly chart: string | null;
}

export interface ChartState {
  /** `loaded.resting`; empty for the chart itself. */
  readonly path: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly initial: string | null;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly actors: readonly ChartActor[];
  readonly transitions: readonly ChartTransition[];
  readonly states: readonly ChartState[];
}

export interface ChartDelay {
  readonly name: string;
  /** Null where the context decides. */
  readonly ms: number | null;
}

export interface Chart {
  readonly name: string;
  /** The head sentence of its module. */
  readonly purpose: string;
  /** From the repository's root. */
  readonly file: string;
  readonly root: ChartState;
  readonly delays: readonly ChartDelay[];
}

/** The state and all that it holds, outermost first. */
export const withInner = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.states.flatMap(withInner),
];

/** The states in which a chart can be found: those that hold no others. */
export const innermostStates = (root: ChartState) =>
  withInner(root).filter(
    ({ path, kind, states }) => path !== '' && kind !== 'history' && states.length === 0,
  );

/** `loaded` holds `loaded.resting`; the chart itself holds everything. */
export const holds = (outer: string, inner: string) =>
  outer === '' ? inner !== '' : inner.startsWith(`${outer}.`);
