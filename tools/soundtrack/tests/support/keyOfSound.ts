/** The key of a sound: the scale whose steps it is fullest of, and the pitch that it ends upon. */

const NAMES = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B'];
const SHARPS: Readonly<Record<string, string>> = {
  'C#': 'Db',
  'D#': 'Eb',
  'F#': 'Gb',
  'G#': 'Ab',
  'A#': 'Bb',
};
const MAJOR = [0, 2, 4, 5, 7, 9, 11];

interface Range {
  readonly from: number;
  readonly to: number;
}

/** How much of each pitch class is held: what is heard in one spectrum only, as drums are, does not count. */
export function chromaOf(frames: readonly Float64Array[], rate: number, { from, to }: Range): number[] {
  const chroma = Array.from<number>({ length: 12 }).fill(0);
  frames.slice(1).forEach((frame, i) => {
    const before = frames[i]!;
    const held = frame.map((power, bin) => Math.min(power, before[bin]!));
    for (let bin = 2; bin < held.length - 1; bin++) {
      const hertz = (bin * rate) / (2 * held.length);
      const isPeak = held[bin]! > held[bin - 1]! && held[bin]! >= held[bin + 1]!;
      if (hertz < from || hertz > to || !isPeak) continue;
      const pitch = Math.round(69 + 12 * Math.log2(hertz / 440));
      chroma[((pitch % 12) + 12) % 12]! += held[bin]! ** 0.4;
    }
  });
  return chroma;
}

/** 'Gb' for 'F#'. */
export const spelled = (tonic: string): string => SHARPS[tonic] ?? tonic;
/** The name of the pitch class that there is most of. */
export const fullest = (chroma: readonly number[]): string =>
  NAMES[chroma.indexOf(Math.max(...chroma))] ?? '';

/** What the seven steps of a major key hold of all that is heard, against the fullest scale of all: 1 for that one. */
export function heldIn(chroma: readonly number[], major: string): number {
  const held = NAMES.map((_, tonic) => MAJOR.reduce((sum, step) => sum + chroma[(tonic + step) % 12]!, 0));
  return (held[NAMES.indexOf(major)] ?? 0) / Math.max(...held);
}

/** The major key with the same steps. */
export function majorOf(key: string): string {
  const [tonic = '', mode] = key.split(' ');
  return NAMES[(NAMES.indexOf(spelled(tonic)) + (mode === 'minor' ? 3 : 0)) % 12] ?? '';
}
