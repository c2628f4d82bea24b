/** The pointer is down and has not gone far: let go it was a click, carried further it is a drag. */
import { gestureSetup } from '../gesture.setup';

export const pressing = gestureSetup.createStateConfig({
  tags: 'holds',
  invoke: { id: 'watchForEnd', src: 'watchForEnd' },
  on: {
    'pointer.cancelled': '#gesture.resting',
    'escape.pressed': '#gesture.resting',
    'window.blurred': '#gesture.resting',
  },
  initial: 'item',
  states: {
    item: {
      on: {
        'pointer.moved': {
          guard: { type: 'pointerWentFar', params: ({ event }) => event.move },
          target: '#gesture.gesturing.dragging',
          actions: ['takeUp', { type: 'previewMove', params: ({ event }) => event.move }],
        },
        'pointer.released': { target: '#gesture.resting', actions: 'choosePressed' },
        // A pen held still.
        'menu.opened': {
          target: '#gesture.resting.menuOpen',
          actions: [
            { type: 'chooseForMenu', params: ({ event }) => event.itemId },
            { type: 'rememberMenu', params: ({ event }) => ({ itemId: event.itemId, at: event.at }) },
          ],
        },
      },
    },
    edge: {
      on: {
        'pointer.moved': {
          guard: { type: 'pointerWentFar', params: ({ event }) => event.move },
          target: '#gesture.gesturing.resizing',
          actions: ['takeEdge', { type: 'previewResize', params: ({ event }) => event.move }],
        },
        'pointer.released': { target: '#gesture.resting', actions: 'choosePressed' },
      },
    },
    cut: {
      on: {
        'pointer.moved': {
          guard: { type: 'pointerWentFar', params: ({ event }) => event.move },
          target: '#gesture.gesturing.rolling',
          actions: ['takeCut', { type: 'previewRoll', params: ({ event }) => event.move }],
        },
        'pointer.released': '#gesture.resting',
      },
    },
    ground: {
      on: {
        'pointer.moved': {
          guard: { type: 'pointerWentFar', params: ({ event }) => event.move },
          target: '#gesture.gesturing.marquee',
          actions: [
            'beginMarquee',
            { type: 'rememberMove', params: ({ event }) => event.move },
            { type: 'chooseWithin', params: ({ event }) => event.move },
          ],
        },
        'pointer.released': { target: '#gesture.resting', actions: 'leaveSelection' },
      },
    },
  },
});
