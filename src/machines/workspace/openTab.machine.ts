/** Which view of the video's details is open; what is selected opens the one that can change it. [E6] [E7] */
import { setup, type EventObject } from 'xstate';
import type { TabName } from './panels';
import { watchNotProvided } from '../shared/notProvided';

type TabEvent = { type: 'tab.chosen'; tab: TabName };

const tabIs = (tab: TabName) =>
  ({
    guard: {
      type: 'tabIs',
      params: ({ event }: { event: TabEvent }) => ({ asked: event.tab, tab }),
    },
    target: `.${tab}`,
  }) as const;

export const openTabMachine = setup({
  types: { events: {} as TabEvent },
  actors: {
    followSelection: watchNotProvided<EventObject, void, TabEvent>('followSelection'),
  },
  guards: { tabIs: (_, { asked, tab }: { asked: TabName; tab: TabName }) => asked === tab },
}).createMachine({
  id: 'openTab',
  // The script leads: what a video says is what is looked at first.
  initial: 'script',
  invoke: { id: 'followSelection', src: 'followSelection' },
  on: {
    'tab.chosen': [tabIs('inspector'), tabIs('captions'), tabIs('transcript'), tabIs('script')],
  },
  states: { inspector: {}, captions: {}, transcript: {}, script: {} },
});
