/** Something is under way: it previews as it goes, is one command when let go, and nothing when given up. */
import { gestureSetup } from '../gesture.setup';

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
      initial: 'moving',
      states: {
        moving: {
          on: {
            'pointer.moved': [
              {
                guard: { type: 'itIsOverAnotherPlaceInTheOrder', params: ({ event }) => event.move },
                target: 'reordering',
                actions: { type: 'previewOrder', params: ({ event }) => event.move },
              },
              { actions: { type: 'previewMove', params: ({ event }) => event.move } },
            ],
            'pointer.released': { target: '#gesture.resting', actions: 'commitMove' },
          },
        },
        reordering: {
          on: {
            'pointer.moved': [
              {
                guard: { type: 'itIsOverAnotherPlaceInTheOrder', params: ({ event }) => event.move },
                actions: { type: 'previewOrder', params: ({ event }) => event.move },
              },
              {
                target: 'moving',
                actions: { type: 'previewMove', params: ({ event }) => event.move },
              },
            ],
            'pointer.released': { target: '#gesture.resting', actions: 'commitOrder' },
          },
        },
      },
    },
    resizing: {
      on: {
        'pointer.moved': { actions: { type: 'previewResize', params: ({ event }) => event.move } },
        'pointer.released': { target: '#gesture.resting', actions: 'commitResize' },
      },
    },
    rolling: {
      on: {
        'pointer.moved': { actions: { type: 'previewRoll', params: ({ event }) => event.move } },
        'pointer.released': { target: '#gesture.resting', actions: 'commitRoll' },
      },
    },
    marquee: {
      on: {
        'pointer.moved': {
          actions: [
            { type: 'rememberMove', params: ({ event }) => event.move },
            { type: 'chooseWithin', params: ({ event }) => event.move },
          ],
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
        'media.moved': { actions: { type: 'previewDrop', params: ({ event }) => event.move } },
        'media.left': '#gesture.resting',
        'media.dropped': { target: '#gesture.resting', actions: 'commitDrop' },
      },
    },
  },
});
