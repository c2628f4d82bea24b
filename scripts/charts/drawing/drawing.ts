/** A chart with a place for everything, in pixels from its top left corner. */

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

export type Tone = 'name' | 'event' | 'guard' | 'action' | 'soft' | 'actor' | 'tag';
export interface Run {
  readonly text: string;
  readonly tone: Tone;
  readonly width: number;
}
export interface Line {
  readonly runs: readonly Run[];
  readonly indent: number;
}

/** The words of a state or of a way, laid out on their own. */
export interface TextBlock {
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
}

export interface DrawnState extends Area {
  readonly path: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** How many states hold it. */
  readonly depth: number;
  /** A region of a parallel state is separated, not nested. */
  readonly isRegion: boolean;
  readonly head: TextBlock;
  readonly body: TextBlock;
}
export interface DrawnWay {
  /** Paths of the states that it joins; `from` is empty where a state begins. */
  readonly from: string;
  readonly to: string;
  readonly points: readonly Point[];
  readonly labels: readonly (Area & { readonly text: TextBlock })[];
}
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Outermost first, as they are painted. */
  readonly states: readonly DrawnState[];
  readonly ways: readonly DrawnWay[];
  readonly beginnings: readonly Area[];
}
