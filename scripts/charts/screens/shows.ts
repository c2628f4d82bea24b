/** Which screen shows a chart, and what a person sees in each of its states. */
import type { AnyStateMachine } from 'xstate';
import type { StatesOf } from '../../../tests/support/walking/statesOf';

export interface Shown {
  /** The component's file; null for what is seen nowhere by itself. */
  readonly screen: string | null;
  /** By the innermost state's path. */
  readonly sees: Readonly<Record<string, string>>;
}
/** Charts of one part of the product, under one heading of the index. */
export interface Area {
  readonly title: string;
  readonly charts: Readonly<Record<string, Shown>>;
}

/** Typed by the machine: a state that is forgotten, or is no more, does not compile. */
export const shows = <Machine extends AnyStateMachine>(
  screen: string | null,
  sees: Record<StatesOf<Machine>, string>,
): Shown => ({ screen, sees });
