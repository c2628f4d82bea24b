/** Which library stands beside the video. [E5] [E7] */
import { setup } from 'xstate';
import type { PanelName } from './panels';

const panelIs = (panel: PanelName) =>
  ({
    guard: {
      type: 'panelIs',
      params: ({ event }: { event: { panel: PanelName } }) => ({ asked: event.panel, panel }),
    },
    target: `.${panel}`,
  }) as const;

export const openPanelMachine = setup({
  types: { events: {} as { type: 'panel.chosen'; panel: PanelName } | { type: 'panel.closed' } },
  guards: { panelIs: (_, { asked, panel }: { asked: PanelName; panel: PanelName }) => asked === panel },
}).createMachine({
  id: 'openPanel',
  initial: 'closed',
  on: {
    'panel.chosen': [
      panelIs('text'),
      panelIs('audios'),
      panelIs('shapes'),
      panelIs('photos'),
      panelIs('videos'),
      panelIs('brand'),
    ],
    'panel.closed': '.closed',
  },
  states: { closed: {}, text: {}, audios: {}, shapes: {}, photos: {}, videos: {}, brand: {} },
});
