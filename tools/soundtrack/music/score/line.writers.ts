/** What plays one note at a time: melodies in steps of the scale, basses in tones of the chord. */
import type { Chord } from './chords';
import { stepPitch } from './pitch';
import { rhythmOf } from './rhythm';
import { chordIndexAt, type Note, type Writer } from './section';

interface Melody {
  /** Step 1 lies at or above this MIDI key. */
  readonly from?: number;
  /** Beats of a token. */
  readonly step?: number;
  readonly strength?: number;
  /** Share of its time that a note sounds. */
  readonly legato?: number;
}

/** `5 - 3 . | 1' - - -`: steps of the scale, `-` holds on, `.` rests, bars are for the reader. From the start again until the section is full. */
export const line =
  (written: string, { from = 69, step = 0.5, strength = 0.85, legato = 0.95 }: Melody = {}): Writer =>
  ({ key, beats }) => {
    const tokens = written.split(/\s+/).filter((token) => token !== '|' && token !== '');
    const notes: Note[] = [];
    const total = Math.round(beats / step);
    for (let index = 0; index < total; index++) {
      const token = tokens[index % tokens.length]!;
      if (token === '.' || token === '-') continue;
      let until = index + 1;
      while (until < total && tokens[until % tokens.length] === '-') until += 1;
      const at = index * step;
      const accent = at % 2 === 0 ? 1.06 : at % 1 === 0 ? 1 : 0.92;
      notes.push({
        at,
        lasts: (until - index) * step * legato,
        pitch: stepPitch(key, token, from),
        strength: strength * accent,
      });
    }
    return notes;
  };

interface Bass {
  /** The lowest note that may sound. */
  readonly lowest?: number;
  readonly strength?: number;
  readonly legato?: number;
}
const OCTAVE = 12;
/** Over the root. Where a chord has no seventh, its octave serves. */
function intervalOf(sign: string, { tones, bass: root }: Chord): number {
  const over = tones.map((tone) => (tone - root + OCTAVE) % OCTAVE);
  if (sign === '3') return over[1]!;
  if (sign === '7') return over.find((interval) => interval >= 10) ?? OCTAVE;
  return sign === '8' ? OCTAVE : sign === '1' ? 0 : 7;
}

/**
 * A sign a sixteenth: `1` the root, `3` the chord's third, `5` the fifth, `7` its seventh, `8` the octave, `a` a semitone under the next
 * root when that is near, else the fifth, `-` holds on, `.` rests.
 */
export const bass =
  (drawn: string, { lowest = 28, strength = 0.9, legato = 0.92 }: Bass = {}): Writer =>
  (section) => {
    const signs = [...drawn].filter((sign) => sign !== ' ');
    const rhythm = signs.map((sign) => (sign === '.' || sign === '-' ? sign : 'x')).join('');
    const rootOf = (index: number) => {
      const { chord } = section.chords[Math.min(index, section.chords.length - 1)]!;
      return { chord, root: lowest + ((((chord.bass - lowest) % 12) + 12) % 12) };
    };
    return rhythmOf(rhythm, section.beats).map(({ at, lasts }) => {
      const sign = signs[Math.round(at * 4) % signs.length]!;
      const index = chordIndexAt(section, at);
      const { chord, root } = rootOf(index);
      const leads = sign === 'a' && (section.chords[index]?.to ?? 0) - at <= 1;
      const pitch = leads ? rootOf(index + 1).root - 1 : root + intervalOf(sign, chord);
      return { at, lasts: lasts * legato, pitch, strength: strength * (at % 1 === 0 ? 1.06 : 0.94) };
    });
  };
