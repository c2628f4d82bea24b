import { expect, test } from 'vitest';
import type { Voice } from '../../../../contract/voice';
import { voicesMachine } from '../../../../src/machines/voices/voices.machine';
import { choicesOf, matchingVoices, noFilters } from '../../../../contract/ui/voiceSearch';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const voice = (name: string, labels: Voice['labels'], description = ''): Voice => ({
  id: name,
  name,
  category: 'built-in',
  description,
  sample_url: `/samples/${name}`,
  labels,
});
const zoe = voice('Zoë', { gender: 'female', accent: 'American', age: 'young', use_case: 'Advertisement' });
const ryan = voice('Ryan', { gender: 'male', accent: 'American', age: 'middle_aged' }, 'Gets to the point');
const isla = voice('Isla', { gender: 'Female', accent: 'Scottish', use_case: 'Educational' });
const voices = [zoe, ryan, isla];

const fetched = { type: 'xstate.done.actor.fetchVoices' as const, output: voices };
const none = { type: 'xstate.done.actor.fetchVoices' as const, output: [] };
const notFetched = { type: 'xstate.error.actor.fetchVoices' as const, error: new Error('offline') };
const searched = (search: string) => ({ type: 'search.changed' as const, search });
const filtered = (trait: 'gender' | 'accent' | 'age' | 'use_case', value: string | null) => ({
  type: 'filter.chosen' as const,
  trait,
  value,
});
const cleared = { type: 'search.cleared' };
const retried = { type: 'retried' };

const paths = modelOf(
  voicesMachine,
  undefined,
  {
    'search.changed': [searched('isla'), searched('nobody'), searched('')],
    'filter.chosen': [filtered('gender', 'male'), filtered('gender', null)],
    'xstate.done.actor.fetchVoices': [fetched, none],
    'xstate.error.actor.fetchVoices': [notFetched],
  },
  { alsoTellApart: ({ search, filters, voices: all }) => [search, filters.gender, all.length] },
).getShortestPaths();

type Seen = { context: { voices: readonly Voice[]; search: string; filters: typeof noFilters } };
const states = {
  fetchingVoices: ({ context }: Seen) => expect(context.voices).toEqual([]),
  unavailable: ({ context }: Seen) => expect(context.voices).toEqual([]),
  'loaded.empty': ({ context }: Seen) => expect(context.voices).toEqual([]),
  'loaded.listed': ({ context }: Seen) =>
    expect(matchingVoices(context.voices, context).length).toBeGreaterThan(0),
  'loaded.unmatched': ({ context }: Seen) => expect(matchingVoices(context.voices, context)).toEqual([]),
} satisfies Record<Exclude<StatesOf<typeof voicesMachine>, 'loaded.judging'>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', (_, { state }) => {
  const value = typeof state.value === 'string' ? state.value : `loaded.${Object.values(state.value)[0]}`;
  states[value as keyof typeof states](state);
});
test('[R14] every transition is walked', () =>
  expect(untakenTransitions(voicesMachine, undefined, paths)).toEqual([]));

const listed = (story: Parameters<typeof journey>[2]) => {
  const { value, context } = journey(voicesMachine, undefined, story);
  return [value, matchingVoices(context.voices, context).map(({ name }) => name)];
};
test.each([
  ['all are listed', [fetched], 'listed', ['Zoë', 'Ryan', 'Isla']],
  ['a name is found without its dots', [fetched, searched('zoe')], 'listed', ['Zoë']],
  ['beginnings of words are enough', [fetched, searched('amer poi')], 'listed', ['Ryan']],
  ['male finds no female', [fetched, searched(' MALE ')], 'listed', ['Ryan']],
  ['blank finds all', [fetched, searched('  ')], 'listed', ['Zoë', 'Ryan', 'Isla']],
  [
    'a filter reads labels in any spelling',
    [fetched, filtered('gender', 'female')],
    'listed',
    ['Zoë', 'Isla'],
  ],
  [
    'filters and words narrow together',
    [fetched, filtered('gender', 'female'), searched('scot')],
    'listed',
    ['Isla'],
  ],
  [
    'a filter is let go of',
    [fetched, filtered('age', 'young'), filtered('age', null)],
    'listed',
    ['Zoë', 'Ryan', 'Isla'],
  ],
  ['nothing matches', [fetched, searched('<script>alert(1)</script>')], 'unmatched', []],
  ['no voices at all is said differently', [none], 'empty', []],
  ['an empty list can be looked at again', [none, retried, fetched], 'listed', ['Zoë', 'Ryan', 'Isla']],
  [
    'clearing shows all again',
    [fetched, searched('nobody'), filtered('gender', 'male'), cleared],
    'listed',
    ['Zoë', 'Ryan', 'Isla'],
  ],
  [
    'what did not come can be asked for again',
    [notFetched, retried, fetched],
    'listed',
    ['Zoë', 'Ryan', 'Isla'],
  ],
] as const)('[R14] %s', (_, story, state, names) => {
  expect(listed(story)).toEqual([{ loaded: state }, names]);
});

test('[R14] a filter offers each value once, in one spelling', () => {
  expect(choicesOf(voices, 'gender')).toEqual(['female', 'male']);
  expect(choicesOf(voices, 'age')).toEqual(['young', 'middle aged']);
  expect(choicesOf([], 'accent')).toEqual([]);
});
