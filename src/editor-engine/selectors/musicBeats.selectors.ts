/** The beats of the built-in music where they are heard in the video. [E2] */
import { beatsOf, loopPointOf, trackOf } from '../../../contract/music';
import { ms } from '../../../contract/units';
import type { ItemOf, VideoData } from '../../../contract/videoData';

/** ms of the video, ascending; without those of the items in `excluding`. */
export function musicBeats(
  { trackItemsMap }: VideoData,
  excluding: Iterable<string> = [],
): readonly number[] {
  const excluded = new Set(excluding);
  return Object.values(trackItemsMap)
    .flatMap((item) => (item.type === 'audio' && !excluded.has(item.id) ? beatsHeard(item) : []))
    .sort((a, b) => a - b);
}

function beatsHeard({ display, trim, details }: ItemOf<'audio'>): number[] {
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
