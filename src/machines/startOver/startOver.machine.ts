/** A wizard whose draft is thrown away and which begins anew, once its owner has said so. [W14] */
import { assign, setup } from 'xstate';

export const startOverMachine = setup({
  types: {
    context: {} as {
      /** How often it was begun anew: each time is a wizard of its own. */
      readonly times: number;
    },
    events: {} as
      | { type: 'startOver.requested' }
      | { type: 'startOver.cancelled' }
      | { type: 'startOver.confirmed' },
  },
  actions: {
    clearDraft: () => {
      throw new Error('the way to clear the draft was not provided');
    },
    countIt: assign({ times: ({ context }) => context.times + 1 }),
  },
}).createMachine({
  id: 'startOver',
  context: { times: 0 },
  initial: 'kept',
  states: {
    kept: { on: { 'startOver.requested': 'asking' } },
    asking: {
      on: {
        'startOver.cancelled': 'kept',
        'startOver.confirmed': { target: 'kept', actions: ['clearDraft', 'countIt'] },
      },
    },
  },
});
