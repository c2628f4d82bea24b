/** How fast somebody speaks beside our own reading of the same sentences. */
import type { Run } from './activity';
import type { FoundSentence } from './sentenceSearch';

export const lengthOf = ({ from, to }: Run) => to - from;
/** Twice as long is as far off as half as long. */
const offPace = (frames: number, expected: number) => Math.abs(Math.log(frames / expected));

export interface Pace {
  /** Frames that a sentence of ours takes. */
  expected(sentence: Run): number;
  /** Whether a sentence that was found fits better with so many frames more. */
  wants(sentence: Run, found: Run, more: number): boolean;
  /** Whether it was found about as long as it should be. */
  keeps(sentence: Run, found: Run): boolean;
  /** Whether it can be that long at all. */
  allows(sentence: Run, found: Run, more: number): boolean;
}

/** Of what is read in more ways than one, as an address or a number: it may be as much longer than ours. */
const LONGEST = 2;
/** As much longer or shorter are sentences of one speaker. */
const STEADY = 1.35;

/** Most are found at their pace or, where they are not clear, too short: those in the upper half tell it. */
const TELLING_SHARE = 0.75;

export function paceOf(sentences: readonly Run[], found: readonly (FoundSentence | null)[]): Pace {
  const paces = found
    .flatMap((one, index) => (one ? [lengthOf(one.at) / lengthOf(sentences[index]!)] : []))
    .sort((a, b) => a - b);
  const pace = paces[Math.round(TELLING_SHARE * (paces.length - 1))] ?? 1;
  const expected = (sentence: Run) => lengthOf(sentence) * pace;
  return {
    expected,
    wants: (sentence, at, more) =>
      offPace(lengthOf(at) + more, expected(sentence)) < offPace(lengthOf(at), expected(sentence)),
    keeps: (sentence, at) => offPace(lengthOf(at), expected(sentence)) < Math.log(STEADY),
    allows: (sentence, at, more) => lengthOf(at) + more < expected(sentence) * LONGEST,
  };
}

/** How unsteady a pace the sentences were found at: the spread of its logarithm, long ones counting more. */
export function unevenness(sentences: readonly Run[], found: readonly (FoundSentence | null)[]): number {
  const paces = found.flatMap((one, index) => {
    const known = lengthOf(sentences[index]!);
    return one ? [{ weight: known, value: Math.log(lengthOf(one.at) / known) }] : [];
  });
  const weight = paces.reduce((sum, one) => sum + one.weight, 0) || 1;
  const mean = paces.reduce((sum, one) => sum + one.weight * one.value, 0) / weight;
  return Math.sqrt(paces.reduce((sum, one) => sum + one.weight * (one.value - mean) ** 2, 0) / weight);
}
