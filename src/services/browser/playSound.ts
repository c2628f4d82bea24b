/** Plays one sound until it ends or is stopped; says when it is heard. */

interface Listeners {
  onStarted(): void;
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

export const createPlaySound =
  (newAudio: (src: string) => HTMLAudioElement): PlaySound =>
  ({ src, volume }, { onStarted, onEnded, onFailed }) => {
    const audio = newAudio(src);
    audio.volume = volume;
    audio.addEventListener('playing', onStarted);
    audio.addEventListener('ended', onEnded);
    audio.play().catch((error: unknown) => {
      // Stopping while it loads rejects as well: that is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) onFailed();
    });
    return () => {
      audio.removeEventListener('playing', onStarted);
      audio.removeEventListener('ended', onEnded);
      audio.pause();
    };
  };
