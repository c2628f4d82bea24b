/** The times of words that a person says, who leaves sentences out, says one twice, or says something of their own. */
import type { SpokenWord } from '../speech';
import { FRAME_SECONDS, type Run } from './activity';
import { featuresOf } from './features';
import type { Reference, Sounding } from './followReference';
import { heardSentences } from './heardSentences';
import { placeWords } from './placeWords';
import { picked } from './rows';
import { allSaid, saidSentences, type WrittenSentence } from './saidSentences';
import { warp } from './warping';

/**
 * Other languages are at 0.82 and above, a person in a noisy room is at 0.8 or below. Nobody is refused for it:
 * who speaks very unlike our voices is followed as one who says all of the script.
 */
const MOST_UNLIKE = 0.815;
/** Stays beside what is taken out, so that a word's edge has a frame on either side. */
const EDGE_FRAMES = 2;

/**
 * @param lengths words of each sentence, in order
 * @returns the words of those sentences that are said
 */
export function followPerson(
  sound: Sounding,
  reference: Reference,
  lengths: readonly number[],
): SpokenWord[] {
  const own = featuresOf(sound.samples, sound.sampleRate);
  const known = featuresOf(reference.samples, reference.sampleRate);
  const sentences = inSentences(reference.words, lengths);
  const spans = sentences.map(spanOf);
  const { found, unlikeness } = heardSentences(known, own, spans);
  const { isSaid, beside } =
    unlikeness < MOST_UNLIKE ? saidSentences(spans, found, own.speaks) : allSaid(spans);
  const words = sentences.filter((_, index) => isSaid[index]).flat();
  const heard = framesBut(own.frames, beside);
  const kept = framesBut(known.frames, leftOut(spans, isSaid, known.frames).map(narrowed));
  const whole = { ...picked(own, heard), speaks: own.speaks.filter((_, frame) => !isIn(beside, frame)) };
  const moments = new Float64Array(known.frames);
  warp(picked(known, kept), whole).forEach((moment, at) => (moments[kept[at]!] = moment));
  return placeWords(whole, words, moments).map(({ text, start, end }) => ({
    text,
    start: start + shiftAt(heard, Math.floor(start / FRAME_SECONDS)),
    end: end + shiftAt(heard, Math.ceil(end / FRAME_SECONDS) - 1),
  }));
}

/** Seconds of what was taken out before a frame of what was not. */
const shiftAt = (heard: Int32Array, frame: number): number => {
  const at = Math.max(0, Math.min(heard.length - 1, frame));
  return ((heard[at] ?? at) - at) * FRAME_SECONDS;
};

function inSentences(words: readonly SpokenWord[], lengths: readonly number[]): SpokenWord[][] {
  let from = 0;
  return lengths.map((length) => words.slice(from, (from += length)));
}

const frameAt = (seconds: number) => Math.round(seconds / FRAME_SECONDS);
const spanOf = (words: readonly SpokenWord[]): WrittenSentence => ({
  from: frameAt(words[0]?.start ?? 0),
  to: frameAt(words.at(-1)?.end ?? 0),
  texts: words.map(({ text }) => text),
});

/** Each with the pause behind it; the last with the one before. */
function leftOut(spans: readonly Run[], isSaid: readonly boolean[], frames: number): Run[] {
  return spans.flatMap(({ from }, index) => {
    if (isSaid[index]) return [];
    const next = spans[index + 1];
    return [{ from: next ? from : (spans[index - 1]?.to ?? from), to: next?.from ?? frames }];
  });
}

const narrowed = ({ from, to }: Run): Run => ({ from: from + EDGE_FRAMES, to: to - EDGE_FRAMES });
const isIn = (runs: readonly Run[], frame: number) =>
  runs.some(({ from, to }) => frame >= from && frame < to);
const framesBut = (frames: number, gone: readonly Run[]): Int32Array =>
  Int32Array.from({ length: frames }, (_, frame) => frame).filter((frame) => !isIn(gone, frame));
