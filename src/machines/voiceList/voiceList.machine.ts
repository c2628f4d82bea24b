/** The voices that can be chosen. [W11] */
import { assign, setup } from 'xstate';
import type { Voice } from '../../../contract/voice';
import { notProvided } from '../shared/notProvided';

type Voices = readonly Voice[];

export const voiceListMachine = setup({
  types: { context: {} as { voices: Voices }, events: {} as { type: 'retried' } },
  actors: { fetchVoices: notProvided<Voices, void>('fetchVoices') },
  actions: { rememberVoices: assign({ voices: (_, voices: Voices) => voices }) },
}).createMachine({
  id: 'voiceList',
  context: { voices: [] },
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
    loaded: {},
    unavailable: { on: { retried: 'fetchingVoices' } },
  },
});
