/** How a clip's file is played within its window: the same for its picture and its sound. Pure. */
import type { ItemOf } from '../../../contract/video/videoData';

export interface ClipPlay {
  /** Where in the file it begins, ms. */
  readonly fromMs: number;
  /** ms of the file in one ms of the video. */
  readonly speed: number;
  /** The file ends before the window does: it begins again at `fromMs`. */
  readonly repeats: boolean;
}

/** So little is bridged by the last picture: rounding must not show the first one again. */
const SLACK_MS = 40;
/** What is left of a file to be shown when it is trimmed to its very end. */
const LEAST_MS = 100;

/** Where nobody knows how long the file is, its last picture stays and it falls silent. */
export function clipPlay({ details, display, trim }: ItemOf<'video'>): ClipPlay {
  const { speed = 1, duration = Infinity } = details;
  const fromMs = Math.min(trim?.from ?? 0, Math.max(0, duration - LEAST_MS));
  const neededMs = (display.to - display.from) * speed;
  return { fromMs, speed, repeats: fromMs + neededMs > duration + SLACK_MS * speed };
}
