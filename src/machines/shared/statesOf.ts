/** The states of a chart as paths, `ready.calm`: a table typed by them does not compile when a new one is forgotten. */
import type { AnyStateMachine, StateValueFrom } from 'xstate';

type InnerPaths<Value> = Value extends string
  ? never
  : { [Key in keyof Value & string]-?: `${Key}.${PathsOf<NonNullable<Value[Key]>>}` }[keyof Value & string];
/** XState types a state that has states of its own by its bare name, too. */
type OuterName<Value> = Value extends string ? never : keyof Value & string;
type PathsOf<Value> = Exclude<Extract<Value, string>, OuterName<Value>> | InnerPaths<Value>;

export type StatesOf<M extends AnyStateMachine> = PathsOf<StateValueFrom<M>>;
