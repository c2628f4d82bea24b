/** Plays one sound until it ends, is stopped, or another takes its turn; says when it is heard. */
import type { SoundTurn } from './soundTurn';

interface Listeners {
  onStarted(): void;
  /** Also when something else is heard instead. */
  onEnded(): void;
  onFailed(): void;
}
interface Sound {
  readonly src: string;
  /** 0 to 1 */
  readonly volume: number;
}
/** Returns what stops the sound. */
export type PlaySound = (sound: Sound, listeners: Listeners) => () => void;

interface Options {
  newAudio(src: string): HTMLAudioElement;
  readonly turn: SoundTurn;
}

export const createPlaySound =
  ({ newAudio, turn }: Options): PlaySound =>
  ({ src, volume }, { onStarted, onEnded, onFailed }) => {
    const audio = newAudio(src);
    audio.volume = volume;
    audio.addEventListener('playing', onStarted);
    audio.addEventListener('ended', onEnded);
    audio.addEventListener('error', onFailed);
    const giveBack = turn.take(onEnded);
    audio.play().catch((error: unknown) => {
      // Stopping while it loads rejects as well: that is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) onFailed();
    });
    return () => {
      giveBack();
      audio.removeEventListener('playing', onStarted);
      audio.removeEventListener('ended', onEnded);
      audio.removeEventListener('error', onFailed);
      audio.pause();
    };
  };
