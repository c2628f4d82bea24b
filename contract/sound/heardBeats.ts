/** When a piece of built-in music beats where it is heard in a video, cut and going round as it may be. [E2] */
import { beatsOf, loopPointOf, trackOf } from './music';
import { ms } from '../units';
import type { ItemOf } from '../video/videoData';

/** ms of the video, ascending; none of a voice, or of music that is not ours. */
export function heardBeats({ display, trim, details }: ItemOf<'audio'>): number[] {
  const track = trackOf(details.src);
  if (!track) return [];
  const start = trim?.from ?? 0;
  const round = loopPointOf(track) - start;
  if (round <= 0) return [];
  const length = display.to - display.from;
  // Up to the end of the file, from where it begins in it; the beat at the end is the first of the next round.
  const once = beatsOf(details.src, ms(start + Math.min(round, length)))
    .map((beat) => beat - start)
    .filter((beat) => beat >= 0 && beat < round - 1e-6);
  const rounds = details.loop ? Math.ceil(length / round) : 1;
  return Array.from({ length: rounds }, (_, n) => once.map((beat) => display.from + n * round + beat))
    .flat()
    .filter((beat) => beat <= display.to);
}
