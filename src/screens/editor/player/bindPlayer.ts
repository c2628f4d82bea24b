/** Keeps the player and the playback store in step: at rest the store leads, while playing the player does. [Y1] */
import type { PlayerRef } from '@remotion/player';
import type { Playback, PlaybackValues } from '../../../editor-engine/session/playback';
import type { PlaybackEvent } from '../../../machines/playback/playback.setup';

/** What is used of Remotion's player. */
export type FilmPlayer = Pick<
  PlayerRef,
  | 'play'
  | 'pause'
  | 'seekTo'
  | 'getCurrentFrame'
  | 'isPlaying'
  | 'setVolume'
  | 'mute'
  | 'unmute'
  | 'addEventListener'
  | 'removeEventListener'
>;

/** Answers with how to part them. */
export function bindPlayer(
  player: FilmPlayer,
  playback: Playback,
  notify: (event: PlaybackEvent) => void,
): () => void {
  let heard: Pick<PlaybackValues, 'isMuted' | 'volume'> = { isMuted: false, volume: Number.NaN };
  /** Called with every frame, too: the player is bothered only with what is new. */
  const obey = () => {
    const { isPlaying, isMuted, volume } = playback.get();
    if (isMuted && !heard.isMuted) player.mute();
    if (!isMuted && heard.isMuted) player.unmute();
    if (volume !== heard.volume) player.setVolume(volume);
    heard = { isMuted, volume };
    if (isPlaying === player.isPlaying()) return;
    if (isPlaying) player.play();
    else player.pause();
  };
  const seek = (frame: number) => {
    if (frame !== player.getCurrentFrame()) player.seekTo(frame);
  };
  // A paused player moves only where it was sent, and its answer would be an echo.
  const report = ({ detail }: { detail: { frame: number } }) => {
    if (playback.get().isPlaying) playback.setCurrentFrame(detail.frame);
  };
  const wait = () => notify({ type: 'film.waited' });
  const resume = () => notify({ type: 'film.resumed' });
  const end = () => notify({ type: 'film.ended' });
  const fail = () => notify({ type: 'film.failed' });

  player.addEventListener('frameupdate', report);
  player.addEventListener('waiting', wait);
  player.addEventListener('resume', resume);
  player.addEventListener('ended', end);
  player.addEventListener('error', fail);
  const stop = [playback.subscribe(obey), playback.subscribeSeeks(seek)];
  seek(playback.get().currentFrame);
  obey();
  return () => {
    stop.forEach((leave) => leave());
    player.removeEventListener('frameupdate', report);
    player.removeEventListener('waiting', wait);
    player.removeEventListener('resume', resume);
    player.removeEventListener('ended', end);
    player.removeEventListener('error', fail);
  };
}
