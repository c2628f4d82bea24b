/** Something is under way: it previews as it goes, is one command when let go, and nothing when given up. */
import { drawMarquee, gestureSetup, previewMove } from '../gesture.setup';

export const gesturing = gestureSetup.createStateConfig({
  tags: 'holds',
  invoke: { id: 'watchForEnd', src: 'watchForEnd' },
  exit: 'clearPreviews',
  on: {
    'pointer.cancelled': '#gesture.resting',
    'escape.pressed': '#gesture.resting',
    'window.blurred': '#gesture.resting',
  },
  initial: 'dragging',
  states: {
    dragging: {
      on: {
        'pointer.moved': { actions: previewMove },
        'pointer.released': { target: '#gesture.resting', actions: 'commitProposal' },
      },
    },
    resizing: {
      on: {
        'pointer.moved': { actions: previewMove },
        'pointer.released': { target: '#gesture.resting', actions: 'commitProposal' },
      },
    },
    rolling: {
      on: {
        'pointer.moved': { actions: previewMove },
        'pointer.released': { target: '#gesture.resting', actions: 'commitProposal' },
      },
    },
    marquee: {
      on: {
        'pointer.moved': {
          actions: drawMarquee,
        },
        'pointer.released': '#gesture.resting',
        'escape.pressed': { target: '#gesture.resting', actions: 'takeBackMarquee' },
      },
    },
    scrubbing: {
      exit: 'endScrub',
      on: {
        'pointer.moved': { actions: { type: 'scrubTo', params: ({ event }) => event.move } },
        'pointer.released': '#gesture.resting',
      },
    },
    libraryDragging: {
      on: {
        'media.moved': { actions: previewMove },
        'media.left': '#gesture.resting',
        'media.dropped': { target: '#gesture.resting', actions: 'commitProposal' },
      },
    },
  },
});
