/** The script taken to the clipboard; that it is there is said for a moment. [E7] */
import { assign, setup } from 'xstate';
import { notProvided } from '../shared/notProvided';

export const scriptCopyMachine = setup({
  types: {
    context: {} as { readonly text: string },
    events: {} as { type: 'copy.requested'; text: string },
  },
  actors: { copyText: notProvided<void, { text: string }>('copyText') },
  actions: { rememberText: assign({ text: (_, text: string) => text }) },
  delays: { sayingTime: 2000 },
}).createMachine({
  id: 'scriptCopy',
  context: { text: '' },
  initial: 'idle',
  on: {
    'copy.requested': {
      actions: { type: 'rememberText', params: ({ event }) => event.text },
      target: '.copyingText',
    },
  },
  states: {
    idle: {},
    copyingText: {
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context: { text } }) => ({ text }),
        onDone: 'copied',
        onError: 'refused',
      },
    },
    copied: { after: { sayingTime: 'idle' } },
    /** The browser does not let a page write to the clipboard here. */
    refused: {},
  },
});
