/** What the chart of the finished videos knows, hears and needs from outside. [R12] */
import { assign, setup } from 'xstate';
import { PROJECT_POLL_MS } from '../../../contract/limits';
import type { ProjectListItem } from '../../../contract/projectListItem';
import type { VideoFile } from '../../../contract/ui/videoFile';
import { actionNotProvided, notProvided } from '../shared/notProvided';
import { finishedVideos } from './finishedVideos';

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

export const myVideosSetup = setup({
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
    announceDownloadFailure: actionNotProvided<{ error: unknown }>('announceDownloadFailure'),
  },
  delays: { pollInterval: PROJECT_POLL_MS, minute: MINUTE_MS },
});
