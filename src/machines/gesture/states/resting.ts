/** Nothing is held: a press, a right click or a card from the library begins something. */
import type { Press } from '../../../editor-engine/timeline/pointer';
import { gestureSetup, previewMove } from '../gesture.setup';

const rememberPress = {
  type: 'rememberPress',
  params: ({ event }: { event: { press: Press } }) => event.press,
} as const;

export const resting = gestureSetup.createStateConfig({
  entry: 'forget',
  initial: 'idle',
  on: {
    'item.pressed': { target: '#gesture.pressing.item', actions: rememberPress },
    'edge.pressed': { target: '#gesture.pressing.edge', actions: rememberPress },
    'cut.pressed': { target: '#gesture.pressing.cut', actions: rememberPress },
    'background.pressed': { target: '#gesture.pressing.background', actions: rememberPress },
    'item.touched': {
      target: '#gesture.touching.item',
      actions: [
        rememberPress,
        {
          type: 'rememberMenu',
          params: ({ event: { press, at } }) => ({ itemId: press.itemId, at }),
        },
      ],
    },
    'background.touched': { target: '#gesture.touching.background', actions: rememberPress },
    'ruler.pressed': {
      target: '#gesture.gesturing.scrubbing',
      actions: [
        'beginScrub',
        { type: 'scrubTo', params: ({ event: { press } }) => ({ ...press, isFree: true }) },
      ],
    },
    'media.entered': {
      target: '#gesture.gesturing.libraryDragging',
      actions: [{ type: 'takeMedia', params: ({ event }) => event.media }, ...previewMove],
    },
    'menu.opened': {
      target: '.menuOpen',
      actions: [
        { type: 'chooseForMenu', params: ({ event }) => event.itemId },
        { type: 'rememberMenu', params: ({ event }) => ({ itemId: event.itemId, at: event.at }) },
      ],
    },
  },
  states: { idle: {}, menuOpen: { on: { 'menu.closed': 'idle' } } },
});
