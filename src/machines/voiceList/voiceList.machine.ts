/** The voices that can be chosen, and which language they would have to read. [W11] [LG1] */
import { assign, setup } from 'xstate';
import type { Voice } from '../../../contract/voice';
import { notProvided } from '../shared/notProvided';

export interface VoicesForScript {
  readonly voices: readonly Voice[];
  /** ISO 639-1; null where the script is too short to be sure, or nobody could be asked. */
  readonly scriptLanguage: string | null;
}
interface Input {
  readonly script: string;
}

export const voiceListMachine = setup({
  types: { input: {} as Input, context: {} as VoicesForScript & Input, events: {} as { type: 'retried' } },
  actors: { fetchVoices: notProvided<VoicesForScript, Input>('fetchVoices') },
  actions: { rememberVoices: assign((_, found: VoicesForScript) => found) },
}).createMachine({
  id: 'voiceList',
  context: ({ input }) => ({ script: input.script, voices: [], scriptLanguage: null }),
  initial: 'fetchingVoices',
  states: {
    fetchingVoices: {
      invoke: {
        id: 'fetchVoices',
        src: 'fetchVoices',
        input: ({ context }) => ({ script: context.script }),
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
