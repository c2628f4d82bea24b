/** Chords from their names, and voicings that move as little as they can from one to the next. */
import { pitchClass } from './pitch';

export interface Chord {
  /** Pitch classes, the root first. */
  readonly tones: readonly number[];
  readonly bass: number;
}

const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  5: [0, 7],
  6: [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  7: [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  maj9: [0, 4, 7, 11, 14],
  m9: [0, 3, 7, 10, 14],
  9: [0, 4, 7, 10, 14],
  '7b9': [0, 4, 7, 10, 13],
  13: [0, 4, 10, 14, 21],
  m11: [0, 3, 7, 10, 17],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 7, 10],
  dim: [0, 3, 6],
  m7b5: [0, 3, 6, 10],
};

/** 'F#m7', 'C/E' */
export function chordOf(name: string): Chord {
  const [, root = '', quality = '', over] = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(name) ?? [];
  const steps = QUALITIES[quality];
  if (root === '' || !steps) throw new Error(`"${name}" is no chord`);
  const from = pitchClass(root);
  return { tones: steps.map((step) => (from + step) % 12), bass: over ? pitchClass(over) : from };
}

/** Close positions of a chord, the lowest note within an octave of `lowest`. */
function positions(tones: readonly number[], lowest: number): number[][] {
  return tones.map((_, inversion) => {
    const turned = [...tones.slice(inversion), ...tones.slice(0, inversion)];
    const pitches: number[] = [];
    for (const tone of turned) {
      const above = pitches.length === 0 ? lowest : pitches[pitches.length - 1]! + 1;
      pitches.push(above + ((((tone - above) % 12) + 12) % 12));
    }
    return pitches;
  });
}

const middle = (pitches: readonly number[]) =>
  pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length;

/** How far the notes are from the nearest ones of the chord before. */
const movement = (from: readonly number[], to: readonly number[]) =>
  to.reduce((sum, pitch) => sum + Math.min(...from.map((before) => Math.abs(before - pitch))), 0);

/** Each chord's pitches around a centre, ascending. Four and five notes leave the fifth out when `voices` is fewer. */
export function voiced(chords: readonly Chord[], around: number, voices = 4): number[][] {
  let before: number[] | null = null;
  return chords.map(({ tones }) => {
    const kept = tones.length > voices ? tones.filter((_, index) => index !== 2).slice(-voices) : tones;
    const choices = [around - 12, around - 6].flatMap((lowest) => positions(kept, lowest));
    const cost = (pitches: number[]) =>
      Math.abs(middle(pitches) - around) * (before ? 0.6 : 1) + (before ? movement(before, pitches) : 0);
    before = choices.reduce((best, next) => (cost(next) < cost(best) ? next : best));
    return before;
  });
}
