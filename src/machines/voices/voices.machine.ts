/** Every voice, searched and filtered. [R14] */
import { assign, setup } from 'xstate';
import type { Voice } from '../../../contract/voice';
import { notProvided } from '../shared/notProvided';
import {
  matchingVoices,
  noFilters,
  type VoiceQuery,
  type VoiceTrait,
} from '../../../contract/ui/voiceSearch';

type Voices = readonly Voice[];
type Choice = { readonly trait: VoiceTrait; readonly value: string | null };

export const voicesMachine = setup({
  types: {
    context: {} as VoiceQuery & { readonly voices: Voices },
    events: {} as
      | { type: 'retried' }
      | { type: 'search.changed'; search: string }
      /** Null chooses all. */
      | ({ type: 'filter.chosen' } & Choice)
      | { type: 'search.cleared' },
  },
  actors: { fetchVoices: notProvided<Voices, void>('fetchVoices') },
  guards: {
    thereAreNone: ({ context }) => context.voices.length === 0,
    someMatch: ({ context }) => matchingVoices(context.voices, context).length > 0,
  },
  actions: {
    rememberVoices: assign({ voices: (_, voices: Voices) => voices }),
    search: assign({ search: (_, search: string) => search }),
    filter: assign({
      filters: ({ context }, { trait, value }: Choice) => ({ ...context.filters, [trait]: value }),
    }),
    clearSearch: assign({ search: '', filters: noFilters }),
  },
}).createMachine({
  id: 'voices',
  context: { voices: [], search: '', filters: noFilters },
  initial: 'fetchingVoices',
  states: {
    fetchingVoices: {
      invoke: {
        id: 'fetchVoices',
        src: 'fetchVoices',
        onDone: {
          target: 'loaded',
          actions: { type: 'rememberVoices', params: ({ event }) => event.output },
        },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { retried: 'fetchingVoices' } },
    loaded: {
      initial: 'judging',
      states: {
        judging: {
          always: [
            { guard: 'thereAreNone', target: 'empty' },
            { guard: 'someMatch', target: 'listed' },
            { target: 'unmatched' },
          ],
        },
        empty: { on: { retried: '#voices.fetchingVoices' } },
        listed: {},
        unmatched: { on: { 'search.cleared': { target: 'judging', actions: 'clearSearch' } } },
      },
      on: {
        'search.changed': {
          target: '.judging',
          actions: { type: 'search', params: ({ event }) => event.search },
        },
        'filter.chosen': {
          target: '.judging',
          actions: { type: 'filter', params: ({ event }) => event },
        },
      },
    },
  },
});
