/** One sine that shakes the phase of another: bells, electric pianos, hollow basses. */
import { levelAt, type Envelope } from './envelope';
import { hertzOf, made, SAMPLE_RATE, type MadeInstrument } from './instrument';

interface Patch {
  /** Of the shaking sine to the heard one. */
  readonly ratio: number;
  /** How far it shakes at its loudest, and how soon that is over. */
  readonly depth: number;
  readonly fades: number;
  readonly loudness: Envelope;
  /** Cents between left and right. */
  readonly wide?: number;
  /** Loudness that comes and goes from side to side, 0 to 1, and how often a second. */
  readonly tremolo?: { readonly depth: number; readonly hertz: number };
}

export function frequencyModulation({
  ratio,
  depth,
  fades,
  loudness,
  wide = 4,
  tremolo,
}: Patch): MadeInstrument {
  return made((note, on) => {
    const first = Math.round(note.start * SAMPLE_RATE);
    const count = Math.round((note.lasts + loudness.release) * SAMPLE_RATE);
    on.forEach((samples, side) => {
      const step = (2 * Math.PI * hertzOf(note.pitch) * 2 ** (((side - 0.5) * wide) / 1200)) / SAMPLE_RATE;
      for (let i = 0; i < count && first + i < samples.length; i++) {
        const t = i / SAMPLE_RATE;
        const shaken = depth * note.strength * Math.exp(-t / fades) * Math.sin(step * ratio * i);
        const sway = tremolo
          ? 1 - tremolo.depth * (0.5 + 0.5 * Math.sin(2 * Math.PI * tremolo.hertz * t + side * Math.PI))
          : 1;
        const loud = levelAt(loudness, t, note.lasts) * note.strength * sway * 0.3;
        samples[first + i]! += Math.sin(step * i + shaken) * loud;
      }
    });
  });
}
