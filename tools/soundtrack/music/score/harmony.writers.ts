/** What plays the chords: held, struck in a rhythm, or broken into single notes. */
import { voiced } from './chords';
import { chordIndexAt, type Note, type Section, type Writer } from './section';
import { rhythmOf } from './rhythm';

interface Voicing {
  /** The middle of the chord, a MIDI key. */
  readonly around?: number;
  readonly voices?: number;
  readonly strength?: number;
}

const voicings = ({ chords }: Section, { around = 62, voices = 4 }: Voicing) =>
  voiced(
    chords.map(({ chord }) => chord),
    around,
    voices,
  );

/** Each chord from its beginning to its end. */
export const held =
  (voicing: Voicing = {}): Writer =>
  (section) => {
    const pitches = voicings(section, voicing);
    return section.chords.flatMap(({ from, to }, index) =>
      pitches[index]!.map((pitch) => ({
        at: from,
        lasts: to - from,
        pitch,
        strength: voicing.strength ?? 0.7,
      })),
    );
  };

/** `x..x-.x.`: the chord on each mark; `strum` beats lie between its notes, down and up in turn. */
export const struck =
  (rhythm: string, voicing: Voicing & { readonly strum?: number; readonly short?: number } = {}): Writer =>
  (section) => {
    const pitches = voicings(section, voicing);
    const { strum = 0, short = 1, strength = 1 } = voicing;
    return rhythmOf(rhythm, section.beats).flatMap((hit, count) => {
      const chord = pitches[chordIndexAt(section, hit.at)]!;
      const order = strum > 0 && count % 2 ? chord.toReversed() : chord;
      return order.map((pitch, string) => ({
        at: hit.at + string * strum,
        lasts: Math.max(0.08, hit.lasts * short - string * strum),
        pitch,
        strength: hit.strength * strength * (1 - string * 0.04),
      }));
    });
  };

/** `1 3 2 3 .`: notes of the chord by number from below, past its top an octave up. `step` beats each. */
export const broken =
  (order: string, voicing: Voicing & { readonly step?: number; readonly lasts?: number } = {}): Writer =>
  (section) => {
    const pitches = voicings(section, voicing);
    const { step = 0.25, lasts = step, strength = 0.75 } = voicing;
    const tokens = order.split(' ').filter((token) => token !== '|');
    const notes: Note[] = [];
    for (let index = 0; index * step < section.beats - 1e-6; index++) {
      const token = tokens[index % tokens.length]!;
      if (token === '.') continue;
      const at = index * step;
      const chord = pitches[chordIndexAt(section, at)]!;
      const place = Number(token) - 1;
      const pitch = chord[place % chord.length]! + 12 * Math.floor(place / chord.length);
      notes.push({ at, lasts, pitch, strength: strength * (at % 1 === 0 ? 1.12 : 0.92) });
    }
    return notes;
  };
