/** The innermost state of a chart as a path, `settings.editing`: a table of views by it leaves no state out. */
import type { AnyStateMachine, StateValue } from 'xstate';
import type { StatesOf } from '../../machines/shared/statesOf';

const joined = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([outer, inner]) => `${outer}.${joined(inner ?? '')}`)
        .join();

/** For a chart without parallel states. */
export const statePath = <Machine extends AnyStateMachine>({ value }: { readonly value: StateValue }) =>
  joined(value) as StatesOf<Machine>;
