/** When a piece of music beats where it is heard in a video, cut and going round as it may be. [E2] */
import { beatsOf, loopPointOf, trackOf } from './music';
import { ms } from '../units';
import type { ItemOf } from '../video/videoData';

/** What of a piece of music is known: where it beats up to a moment of its file, and where it begins again. */
interface Known {
  readonly until: (untilMs: number) => readonly number[];
  readonly endMs: number;
}

type Details = ItemOf<'audio'>['details'];

function knownOf(details: Details): Known | null {
  const { src, duration } = details;
  const track = trackOf(src);
  if (track) return { until: (untilMs) => beatsOf(src, ms(untilMs)), endMs: loopPointOf(track) };
  const beats = countedBeats(details);
  if (!beats) return null;
  return {
    until: (untilMs) => beats.filter((beat) => beat <= untilMs),
    endMs: duration ?? Number.POSITIVE_INFINITY,
  };
}

/** Of music that was brought: when it beats as a person counts it, ms from the start of its file. */
export function countedBeats({ fileBeats, beatRate = 1, duration }: Details): readonly number[] | null {
  if (!fileBeats || beatRate === 1) return fileBeats ?? null;
  if (beatRate < 1) return fileBeats.filter((_, index) => index % (1 / beatRate) === 0);
  // What is between two is shared out evenly; after the last one it goes on as it went before.
  return fileBeats.flatMap((beat, index) => {
    const length = (fileBeats[index + 1] ?? 2 * beat - (fileBeats[index - 1] ?? beat)) - beat;
    return Array.from({ length: length > 0 ? beatRate : 1 }, (_, n) => beat + (n * length) / beatRate).filter(
      (at) => at <= (duration ?? beat),
    );
  });
}

/** ms of the video, ascending; none of a voice, or of music whose beats nobody found. */
export function heardBeats({ display, trim, details }: ItemOf<'audio'>): number[] {
  const known = knownOf(details);
  if (!known) return [];
  const start = trim?.from ?? 0;
  const round = known.endMs - start;
  if (round <= 0) return [];
  const length = display.to - display.from;
  // Up to the end of the file, from where it begins in it; the beat at the end is the first of the next round.
  const once = known
    .until(start + Math.min(round, length))
    .map((beat) => beat - start)
    .filter((beat) => beat >= 0 && beat < round - 1e-6);
  const rounds = details.loop ? Math.ceil(length / round) : 1;
  return Array.from({ length: rounds }, (_, n) =>
    once.map((beat) => display.from + (n > 0 ? n * round : 0) + beat),
  )
    .flat()
    .filter((beat) => beat <= display.to);
}

/** Beats a minute, by the usual distance of two; null of fewer than two. */
export function bpmOf(beats: readonly number[]): number | null {
  const apart = beats.slice(1).map((beat, index) => beat - (beats[index] ?? 0));
  const usual = apart.toSorted((a, b) => a - b)[apart.length >> 1];
  return usual ? Math.round(60_000 / usual) : null;
}
