/** The slide-in menu of small screens. [R10] */
import { setup } from 'xstate';

export const appShellMachine = setup({
  types: { events: {} as { type: 'menu.toggled' } | { type: 'menu.left' } },
}).createMachine({
  id: 'appShell',
  initial: 'closed',
  states: {
    closed: { on: { 'menu.toggled': 'open' } },
    open: { on: { 'menu.toggled': 'closed', 'menu.left': 'closed' } },
  },
});
