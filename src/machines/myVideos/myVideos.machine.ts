/** The user's finished videos: the list, the one that plays, and the one that is being saved. [R12] */
import { myVideosSetup } from './myVideos.setup';

/** Looked at again while something renders; a blip leaves what is shown. */
const listState = myVideosSetup.createStateConfig({
  initial: 'fetchingProjects',
  states: {
    fetchingProjects: {
      invoke: {
        id: 'fetchProjects',
        src: 'fetchProjects',
        onDone: {
          target: 'loaded',
          actions: { type: 'rememberVideos', params: ({ event }) => event.output },
        },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { retried: 'fetchingProjects' } },
    loaded: {
      initial: 'resting',
      states: {
        resting: {
          entry: 'readTheClock',
          after: {
            pollInterval: { guard: 'someAreRendering', target: 'refetchingProjects' },
            minute: { target: 'resting', reenter: true },
          },
        },
        refetchingProjects: {
          invoke: {
            id: 'refetchProjects',
            src: 'fetchProjects',
            onDone: {
              target: 'resting',
              actions: { type: 'rememberVideos', params: ({ event }) => event.output },
            },
            onError: 'resting',
          },
        },
      },
    },
  },
});

/** One video at a time, over the list. */
const playerState = myVideosSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetPlaying',
      on: {
        'video.chosen': {
          target: 'playing',
          actions: { type: 'rememberPlaying', params: ({ event }) => event },
        },
      },
    },
    playing: { on: { 'player.closed': 'closed', 'playback.failed': 'broken' } },
    broken: { on: { 'player.closed': 'closed', 'playback.retried': 'playing' } },
  },
});

/** One file at a time. */
const downloadState = myVideosSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      entry: 'forgetDownload',
      on: {
        'download.requested': {
          target: 'downloadingVideo',
          actions: { type: 'rememberDownload', params: ({ event }) => event.download },
        },
      },
    },
    downloadingVideo: {
      invoke: {
        id: 'downloadVideo',
        src: 'downloadVideo',
        input: ({ context }) => ({
          url: context.download?.url ?? '',
          fileName: context.download?.fileName ?? '',
        }),
        onDone: 'idle',
        onError: {
          target: 'idle',
          actions: {
            type: 'announceDownloadFailure',
            params: ({ event }) => ({ error: event.error }),
          },
        },
      },
    },
  },
});

export const myVideosMachine = myVideosSetup.createMachine({
  id: 'myVideos',
  context: ({ input }) => ({
    now: input.now,
    videos: [],
    renderingCount: 0,
    seenAt: input.now(),
    playingId: null,
    download: null,
  }),
  type: 'parallel',
  states: { list: listState, player: playerState, download: downloadState },
});
