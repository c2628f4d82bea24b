/** What of a live chart is in view, in a drawer that opens and closes or on a page that stands open. */
import { setup } from 'xstate';

export const flowsPanelMachine = setup({
  types: {
    input: {} as { startsOpen: boolean },
    context: {} as { startsOpen: boolean },
    events: {} as
      | { type: 'drawer.toggled' }
      | { type: 'drawing.chosen' }
      | { type: 'states.chosen' }
      | { type: 'events.chosen' },
  },
  guards: { itStartsOpen: ({ context }) => context.startsOpen },
}).createMachine({
  id: 'flowsPanel',
  context: ({ input }) => input,
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'itStartsOpen', target: 'open' }, { target: 'closed' }] },
    closed: { on: { 'drawer.toggled': 'open.asItWasLeft' } },
    open: {
      initial: 'drawing',
      on: {
        'drawer.toggled': 'closed',
        'drawing.chosen': '.drawing',
        'states.chosen': '.states',
        'events.chosen': '.events',
      },
      states: { drawing: {}, states: {}, events: {}, asItWasLeft: { type: 'history' } },
    },
  },
});
