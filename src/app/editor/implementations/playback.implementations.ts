/** Playing the document: its measures, and the store of frames that the player and the timeline share. [Y1] [Y2] */
import { fromCallback, fromPromise } from 'xstate';
import type { VideoData } from '../../../../contract/video/videoData';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import { isSameFilm, measureFilm, type Film } from '../../../machines/playback/film';
import { playbackMachine } from '../../../machines/playback/playback.machine';
import type { PlaybackEvent } from '../../../machines/playback/playback.setup';
import { soundComesOut } from '../../../services/browser/sound/soundOutput';
import { TemplateNotFound } from '../../../templates/templateNotFound';
import { listenForSound } from './listenForSound';

/** The templates come with the player, in a chunk of their own. */
const loadTemplates = () => import('../../../templates/registry');

export const providePlayback = (engine: Pick<EditorEngine, 'session' | 'videoData' | 'subscribe'>) => {
  const { playback } = engine.session;
  return playbackMachine.provide({
    actors: {
      readMetadata: fromPromise(async () => {
        const { isTemplate } = await loadTemplates();
        const data = engine.videoData();
        if (!isTemplate(data.template)) throw new TemplateNotFound(data.template);
        return measureFilm(data);
      }),
      watchFilm: fromCallback<PlaybackEvent>(({ sendBack }) => watchFilm(engine, sendBack)),
      listenForSound: fromCallback(({ sendBack }) =>
        listenForSound(playback, soundComesOut, () => sendBack({ type: 'sound.missed' })),
      ),
      watchPlayhead: fromCallback(({ sendBack }) => {
        const { currentFrame } = playback.get();
        return playback.subscribe(() => {
          if (playback.get().currentFrame !== currentFrame) sendBack({ type: 'playhead.moved' });
        });
      }),
    },
    actions: {
      publishMeasures: (_, { durationInFrames: duration, fps }) => playback.setLength({ duration, fps }),
      publishRate: (_, { rate, shuttle }) => playback.set({ rate: shuttle ?? rate }),
      publishVolume: (_, { volume }) => playback.set({ volume }),
      startFilm: () => playback.play(),
      stopFilm: () => playback.pause(),
      rewindFilm: () => playback.seekTo(0),
      parkFilm: () => playback.seekTo(playback.get().duration),
      seekFrame: (_, { frame }) => playback.seekTo(frame),
      stepFrames: (_, { by }) => playback.seekTo(playback.get().currentFrame + by),
      markBuffering: () => playback.set({ isBuffering: true }),
      clearBuffering: () => playback.set({ isBuffering: false }),
      muteFilm: () => playback.set({ isMuted: true }),
      unmuteFilm: () => playback.set({ isMuted: false }),
      logMetadataFailure: (_, { error }) => console.error('Failed to calculate metadata', error),
    },
  });
};

/** Notifies of other measures and another template, and of who starts or stops the store without asking the chart. */
function watchFilm(
  { session, videoData, subscribe }: Pick<EditorEngine, 'session' | 'videoData' | 'subscribe'>,
  notify: (event: PlaybackEvent) => void,
): () => void {
  const known = () => ({ film: filmOf(videoData()), template: videoData().template });
  let last = known();
  const measure = () => {
    const now = known();
    if (!now.film || (last.film && isSameFilm(now.film, last.film) && now.template === last.template)) return;
    last = now;
    notify({ type: 'film.changed', film: now.film });
  };
  let { isPlaying } = session.playback.get();
  const compare = () => {
    const now = session.playback.get().isPlaying;
    if (now === isPlaying) return;
    isPlaying = now;
    notify({ type: now ? 'playback.started' : 'playback.paused' });
  };
  const stop = [subscribe(measure), session.playback.subscribe(compare)];
  return () => stop.forEach((leave) => leave());
}

/** Null for a document whose measures are none: opening it has said so. */
function filmOf(data: VideoData): Film | null {
  try {
    return measureFilm(data);
  } catch {
    return null;
  }
}
