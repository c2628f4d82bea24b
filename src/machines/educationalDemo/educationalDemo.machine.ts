/** The sample explainer, fetched and shown. [R4] [T4] */
import { assign, setup } from 'xstate';
import type { VideoData } from '../../../contract/video/videoData';
import { notProvided } from '../shared/notProvided';

export const educationalDemoMachine = setup({
  types: { context: {} as { sample: VideoData | null }, events: {} as { type: 'retried' } },
  actors: { fetchSample: notProvided<VideoData, void>('fetchSample') },
  actions: { rememberSample: assign({ sample: (_, sample: VideoData) => sample }) },
}).createMachine({
  id: 'educationalDemo',
  context: { sample: null },
  initial: 'fetchingSample',
  states: {
    fetchingSample: {
      invoke: {
        id: 'fetchSample',
        src: 'fetchSample',
        onDone: {
          target: 'shown',
          actions: { type: 'rememberSample', params: ({ event }) => event.output },
        },
        onError: 'unavailable',
      },
    },
    shown: {},
    unavailable: { on: { retried: 'fetchingSample' } },
  },
});
