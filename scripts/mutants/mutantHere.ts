/** The chart as this run wants it: whole, or the mutant that `MUTANT=signUpMachine:3` names. */
import type { AnyStateMachine } from 'xstate';
import { mutantsOf } from './mutantsOf';

export function mutantHere<M extends AnyStateMachine>(name: string, machine: M): M {
  const [chart, number] = (process.env.MUTANT ?? '').split(':');
  if (chart !== name) return machine;
  const mutant = mutantsOf(machine)[Number(number)];
  if (!mutant) throw new Error(`${name} has no mutant ${number}`);
  return mutant.make() as M;
}
