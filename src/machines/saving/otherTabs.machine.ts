/** Whether the same project is open in another tab of this browser, and whether a person has been told. */
import { setup } from 'xstate';
import { watchNotProvided } from '../shared/notProvided';

type OtherTabsEvent =
  | { type: 'otherTab.opened' }
  /** The last of them. */
  | { type: 'otherTabs.closed' }
  | { type: 'notice.closed' };

export const otherTabsMachine = setup({
  types: { input: {} as { writer: string }, context: {} as { writer: string }, events: {} as OtherTabsEvent },
  actors: {
    watchOtherTabs: watchNotProvided<OtherTabsEvent, { writer: string }>('watchOtherTabs'),
  },
}).createMachine({
  id: 'otherTabs',
  context: ({ input }) => input,
  invoke: {
    id: 'watchOtherTabs',
    src: 'watchOtherTabs',
    input: ({ context }) => ({ writer: context.writer }),
  },
  initial: 'alone',
  states: {
    alone: { on: { 'otherTab.opened': 'together' } },
    together: {
      initial: 'notified',
      on: { 'otherTabs.closed': 'alone' },
      states: { notified: { on: { 'notice.closed': 'acknowledged' } }, acknowledged: {} },
    },
  },
});
