/** What charts call their guards, actions, actors and delays; what has no name says so. */
import type { AnyStateMachine } from 'xstate';
import { readableEvent } from '../../../src/machines/flows/readableEvent';

export const UNNAMED = '(unnamed)';

type Nested = readonly unknown[];
const isNamed = (thing: unknown): thing is { type: string; params?: unknown } =>
  typeof thing === 'object' && thing !== null && 'type' in thing && typeof thing.type === 'string';

/** What is the same at every event can be told: `draftIsAt product`. */
const fixed = (params: unknown) =>
  typeof params === 'string' || typeof params === 'number' || typeof params === 'boolean' ? ` ${params}` : '';

/** `not`, `and` and `or` of XState are functions that carry what they join. */
const joined = (thing: object): string | null => {
  const guards = 'guards' in thing && Array.isArray(thing.guards) ? (thing.guards as Nested) : null;
  const word = 'check' in thing && typeof thing.check === 'function' ? thing.check.name : '';
  if (!guards) return null;
  const names = guards.map((guard) => nameOf(guard));
  return word === 'checkNot' ? `not ${names.join(', ')}` : names.join(word === 'checkOr' ? ' or ' : ' and ');
};

/** Of a guard or an action. */
export function nameOf(thing: unknown): string {
  if (typeof thing === 'string') return thing;
  if (isNamed(thing)) return `${thing.type}${fixed(thing.params)}`;
  return (typeof thing === 'function' && joined(thing)) || UNNAMED;
}

type Delays = Record<string, unknown>;
export const delayMs = (machine: AnyStateMachine, name: string): number | null => {
  const delay = (machine.implementations.delays as Delays)[name];
  return typeof delay === 'number' ? delay : null;
};

/** As people read it; a delay says how long, where the chart knows. */
export function eventName(machine: AnyStateMachine, type: string): string {
  const name = readableEvent(type);
  const [, delay = ''] = /^after ([^\d]\S*)$/.exec(name) ?? [];
  const ms = delay === '' ? null : delayMs(machine, delay);
  return ms === null ? name : `${name} (${ms} ms)`;
}
