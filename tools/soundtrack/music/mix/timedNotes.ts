/** Notes in seconds; those of people are a little uneven, the same at every rendering. */
import { random } from '../../nature/sources/random';
import type { TimedNote } from '../instruments/instrument';
import type { Part, Song } from '../score/song';

const UNEVEN_SECONDS = 0.005;
const UNEVEN_STRENGTH = 0.07;

export function timedNotes(song: Song, { notes, instrument }: Part, seed: number): TimedNote[] {
  const next = random(seed);
  const uneven = instrument.kind === 'sampled' ? 1 : 0;
  return notes
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, lasts, pitch, strength }) => {
      const late = (next() - 0.5) * 2 * UNEVEN_SECONDS * uneven;
      const start = Math.max(0, song.secondsAt(at) + late);
      const end = Math.max(start + 0.04, song.secondsAt(at + lasts) + late);
      const louder = 1 + (next() - 0.5) * 2 * UNEVEN_STRENGTH;
      return { start, lasts: end - start, pitch, strength: Math.min(1, strength * louder) };
    });
}
