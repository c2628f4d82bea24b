/** Names of pitches, keys and the steps of their scales. Pitches are MIDI keys: 60 is the C in the middle. */

const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const SIGNS: Readonly<Record<string, number>> = { '#': 1, b: -1 };
const SCALES = { major: [0, 2, 4, 5, 7, 9, 11], minor: [0, 2, 3, 5, 7, 8, 10] } as const;

export interface Key {
  /** 0 is C, 11 is B. */
  readonly tonic: number;
  readonly scale: readonly number[];
}

/** 'F#' is 6. */
export function pitchClass(name: string): number {
  const letter = LETTERS[name[0] ?? ''];
  if (letter === undefined) throw new Error(`"${name}" is no pitch`);
  return (letter + (SIGNS[name[1] ?? ''] ?? 0) + 12) % 12;
}

/** 'Eb major' */
export function keyOf(name: string): Key {
  const [tonic = '', mode = ''] = name.split(' ');
  if (mode !== 'major' && mode !== 'minor') throw new Error(`"${name}" is no key`);
  return { tonic: pitchClass(tonic), scale: SCALES[mode] };
}

/** The pitch of a class that is nearest above or at `lowest`. */
export const atOrAbove = (pitchClassOf: number, lowest: number): number =>
  lowest + ((((pitchClassOf - lowest) % 12) + 12) % 12);

/** `5`, `#4`, `b7`, `1'` an octave up, `6,` an octave down; step 1 lies at or above `lowest`. */
export function stepPitch(key: Key, written: string, lowest: number): number {
  const [, sign = '', digits = '', octaves = ''] = /^([#b]?)(\d+)([',]*)$/.exec(written) ?? [];
  const step = Number(digits) - 1;
  const degree = key.scale[((step % 7) + 7) % 7];
  if (digits === '' || degree === undefined) throw new Error(`"${written}" is no step of a scale`);
  const shift = [...octaves].reduce((sum, mark) => sum + (mark === "'" ? 12 : -12), 0);
  return atOrAbove(key.tonic, lowest) + degree + 12 * Math.floor(step / 7) + shift + (SIGNS[sign] ?? 0);
}
