/** Whether the charts are shown live here: the server decides, and silence means no. */
import { setup } from 'xstate';
import { notProvided } from '../shared/notProvided';

export const flowsSwitchMachine = setup({
  actors: { askWhetherFlowsAreShown: notProvided<boolean, void>('askWhetherFlowsAreShown') },
  guards: { flowsAreShown: (_, areShown: boolean) => areShown },
}).createMachine({
  id: 'flowsSwitch',
  initial: 'askingWhetherFlowsAreShown',
  states: {
    askingWhetherFlowsAreShown: {
      tags: 'pending',
      invoke: {
        id: 'askWhetherFlowsAreShown',
        src: 'askWhetherFlowsAreShown',
        onDone: [
          { guard: { type: 'flowsAreShown', params: ({ event }) => event.output }, target: 'on' },
          { target: 'off' },
        ],
        onError: 'off',
      },
    },
    on: { type: 'final' },
    off: { type: 'final' },
  },
});
