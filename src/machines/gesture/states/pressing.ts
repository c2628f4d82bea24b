/** The pointer is down and has not gone far: let go it was a click, carried further it is a drag. */
import { drawMarquee, gestureSetup, previewMove } from '../gesture.setup';

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
          actions: ['takeHold', 'chooseHeld', ...previewMove],
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
          actions: ['takeHold', 'chooseHeld', ...previewMove],
        },
        'pointer.released': { target: '#gesture.resting', actions: 'choosePressed' },
      },
    },
    cut: {
      on: {
        'pointer.moved': {
          guard: { type: 'pointerWentFar', params: ({ event }) => event.move },
          target: '#gesture.gesturing.rolling',
          actions: ['takeHold', ...previewMove],
        },
        'pointer.released': '#gesture.resting',
      },
    },
    background: {
      on: {
        'pointer.moved': {
          guard: { type: 'pointerWentFar', params: ({ event }) => event.move },
          target: '#gesture.gesturing.marquee',
          actions: ['takeHold', ...drawMarquee],
        },
        'pointer.released': { target: '#gesture.resting', actions: 'leaveSelection' },
      },
    },
  },
});
