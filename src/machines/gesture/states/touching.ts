/** A finger is down: carried on it scrolls, taken off it was a tap, and held still it takes hold of what is under it. */
import type { Move } from '../../../editor-engine/timeline/pointer';
import { drawMarquee, gestureSetup, previewMove } from '../gesture.setup';

const itWentFar = {
  type: 'fingerWentFar',
  params: ({ event }: { event: { move: Move } }) => event.move,
} as const;

export const touching = gestureSetup.createStateConfig({
  invoke: { id: 'watchForEnd', src: 'watchForEnd' },
  exit: 'clearPreviews',
  on: {
    // The browser says so, too, once it scrolls.
    'pointer.cancelled': '#gesture.resting',
    'escape.pressed': '#gesture.resting',
    'window.blurred': '#gesture.resting',
  },
  initial: 'item',
  states: {
    item: {
      initial: 'waiting',
      states: {
        waiting: {
          after: { holdTime: 'held' },
          on: {
            'pointer.moved': { guard: itWentFar, target: '#gesture.resting' },
            'pointer.released': { target: '#gesture.resting', actions: 'choosePressed' },
          },
        },
        held: {
          tags: 'holds',
          entry: ['takeHold', 'chooseHeld', 'proposeLift', 'showProposal'],
          on: {
            'pointer.moved': {
              guard: itWentFar,
              target: '#gesture.gesturing.dragging',
              actions: ['takeHold', 'chooseHeld', ...previewMove],
            },
            'pointer.released': '#gesture.resting.menuOpen',
          },
        },
      },
    },
    background: {
      initial: 'waiting',
      states: {
        waiting: {
          after: { holdTime: 'held' },
          on: {
            'pointer.moved': { guard: itWentFar, target: '#gesture.resting' },
            'pointer.released': { target: '#gesture.resting', actions: 'leaveSelection' },
          },
        },
        held: {
          tags: 'holds',
          on: {
            'pointer.moved': {
              guard: itWentFar,
              target: '#gesture.gesturing.marquee',
              actions: ['takeHold', ...drawMarquee],
            },
            'pointer.released': { target: '#gesture.resting', actions: 'leaveSelection' },
          },
        },
      },
    },
  },
});
