/** The user's finished videos: the list, the one that plays, and the one that is being saved. [R12] */
import { assign, setup } from 'xstate';
import { PROJECT_POLL_MS } from '../../../contract/limits';
import type { ProjectListItem } from '../../../contract/project';
import { notProvided } from '../shared/notProvided';
import { finishedVideos, type VideoFile } from './finishedVideos';

type Projects = readonly ProjectListItem[];
type OfOne = { readonly videoId: string };
interface MyVideosContext {
  readonly now: () => number;
  readonly videos: Projects;
  /** How many are on their way. */
  readonly renderingCount: number;
  /** The moment from which the ages of things are counted, in ms since 1970. */
  readonly seenAt: number;
  readonly playingId: string | null;
  readonly download: ({ readonly videoId: string } & VideoFile) | null;
}
const MINUTE_MS = 60_000;

export const myVideosMachine = setup({
  types: {
    input: {} as { now: () => number },
    context: {} as MyVideosContext,
    events: {} as
      | { type: 'retried' }
      | ({ type: 'video.chosen' } & OfOne)
      | { type: 'player.closed' }
      | { type: 'playback.failed' }
      | { type: 'playback.retried' }
      | { type: 'download.requested'; download: OfOne & VideoFile },
  },
  actors: {
    fetchProjects: notProvided<Projects, void>('fetchProjects'),
    downloadVideo: notProvided<void, VideoFile>('downloadVideo'),
  },
  guards: { someAreRendering: ({ context }) => context.renderingCount > 0 },
  actions: {
    rememberVideos: assign({
      videos: (_, projects: Projects) => finishedVideos(projects),
      renderingCount: (_, projects: Projects) =>
        projects.filter(({ status }) => status === 'rendering').length,
    }),
    readTheClock: assign({ seenAt: ({ context }) => context.now() }),
    rememberPlaying: assign({ playingId: (_, { videoId }: OfOne) => videoId }),
    forgetPlaying: assign({ playingId: null }),
    rememberDownload: assign({ download: (_, download: OfOne & VideoFile) => download }),
    forgetDownload: assign({ download: null }),
    announceDownloadFailure: (_, _failure: { message: string }) => {
      throw new Error('action "announceDownloadFailure" was not provided');
    },
  },
  delays: { pollInterval: PROJECT_POLL_MS, minute: MINUTE_MS },
}).createMachine({
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
  states: {
    list: {
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
    },
    player: {
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
    },
    download: {
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
                params: ({ event }) => ({
                  message: event.error instanceof Error ? event.error.message : String(event.error),
                }),
              },
            },
          },
        },
      },
    },
  },
});
