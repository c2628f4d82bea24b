/** What is known of the pictures that a wizard's preview shows, asked for when its last step is looked at. [W10] */
import { assign, setup } from 'xstate';
import { CALL_LIMIT_MS } from '../../../contract/limits';
import type { MediaFacts } from '../../../contract/video/templateProps';
import { notProvided } from '../shared/notProvided';

/** By the address of each; what is not known is left out. */
export type FactsByAddress = Readonly<Record<string, MediaFacts>>;
interface Context {
  readonly addresses: readonly string[];
  readonly facts: FactsByAddress;
}

export const shownMediaMachine = setup({
  types: { context: {} as Context, events: {} as { type: 'media.shown'; addresses: readonly string[] } },
  actors: { fetchFacts: notProvided<FactsByAddress, { addresses: readonly string[] }>('fetchFacts') },
  delays: { callLimit: CALL_LIMIT_MS },
  guards: {
    areKnown: ({ context }, addresses: readonly string[]) =>
      addresses.every((address) => address in context.facts),
  },
  actions: {
    rememberAddresses: assign({ addresses: (_, addresses: readonly string[]) => addresses }),
    rememberFacts: assign({
      facts: ({ context }, facts: FactsByAddress) => ({ ...context.facts, ...facts }),
    }),
  },
}).createMachine({
  id: 'shownMedia',
  context: { addresses: [], facts: {} },
  initial: 'resting',
  on: {
    'media.shown': [
      { guard: { type: 'areKnown', params: ({ event }) => event.addresses }, target: '.resting' },
      {
        target: '.fetchingFacts',
        actions: { type: 'rememberAddresses', params: ({ event }) => event.addresses },
      },
    ],
  },
  states: {
    resting: {},
    fetchingFacts: {
      invoke: {
        id: 'fetchFacts',
        src: 'fetchFacts',
        input: ({ context: { addresses } }) => ({ addresses }),
        onDone: {
          target: 'resting',
          actions: { type: 'rememberFacts', params: ({ event }) => event.output },
        },
        onError: 'unknown',
      },
      after: { callLimit: 'unknown' },
    },
    /** They are previewed as pictures that nobody has looked into. */
    unknown: {},
  },
});
