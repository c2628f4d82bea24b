/** A film that is played and stays where it is: perhaps it waits for a sound that has no way out. */
import type { Playback } from '../../../editor-engine/session/playback';

/** ms at one frame, while nothing is being loaded. */
const PATIENCE_MS = 800;

/** Answers with how to stop listening. `notify` is called once at most. */
export function listenForSound(
  playback: Pick<Playback, 'get' | 'subscribe'>,
  comesOut: () => Promise<boolean>,
  notify: () => void,
): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isHeard = true;
  let stoodAt = -1;
  const ask = async () => {
    if (!(await comesOut()) && isHeard) notify();
  };
  const look = () => {
    const { isPlaying, isBuffering, currentFrame } = playback.get();
    const stands = isPlaying && !isBuffering;
    if (stands && currentFrame === stoodAt) return;
    clearTimeout(waiting);
    stoodAt = stands ? currentFrame : -1;
    if (stands) waiting = setTimeout(() => void ask(), PATIENCE_MS);
  };
  look();
  const leave = playback.subscribe(look);
  return () => {
    isHeard = false;
    clearTimeout(waiting);
    leave();
  };
}
