/** Where a key leads the playhead: a frame, with Shift a second, by page five seconds, or to an end. [Y1] */
import type { PlaybackValues } from '../../../../editor-engine/session/playback';

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}
const DIRECTIONS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};
const PAGES: Readonly<Record<string, number>> = { PageUp: 5, PageDown: -5 };

/** Null for a key that leads nowhere; not clamped, as the store does that. */
export function frameAfter(
  { key, shiftKey, altKey, ctrlKey, metaKey }: Key,
  { currentFrame, duration, fps }: Pick<PlaybackValues, 'currentFrame' | 'duration' | 'fps'>,
): number | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return duration;
  const seconds = PAGES[key];
  if (seconds !== undefined) return currentFrame + seconds * fps;
  const direction = DIRECTIONS[key];
  return direction === undefined ? null : currentFrame + direction * (shiftKey ? fps : 1);
}
