/** What can be cut out of what is said: words that were chosen, long pauses, sounds of thinking. [SC2] */
import { soundsLike } from '../../../contract/video/fillerSounds';
import type { SpokenWord } from '../../../contract/video/spokenWords';
import type { VideoData } from '../../../contract/video/videoData';
import type { Span } from '../selectors/placement.selectors';
import { sentencesOf } from './sentences';

/** How much of the pause around a word is its own: the sound of a word begins before and ends behind its moments. */
const BREATH_MS = 40;
/** A pause that is longer is noticed; this much of it is left. */
const PAUSE = { longMs: 900, naturalMs: 450 } as const;

export const saidIn = (data: VideoData): readonly SpokenWord[] =>
  sentencesOf(data).flatMap(({ words }) => words);

/** The words that are chosen by a stretch of time: those that stand whole within it. */
export const wordsWithin = <Word extends Span>(words: readonly Word[], { from, to }: Span): readonly Word[] =>
  words.filter((word) => word.from >= from && word.to <= to);

/** The stretch that goes with these words: whole sentences with their own, else one pause stays where two were. */
export function cutOf(data: VideoData, chosen: Span): Span | null {
  const words = saidIn(data);
  const within = wordsWithin(words, chosen);
  const [first, last] = [within[0], within.at(-1)];
  if (!first || !last) return null;
  const sentences = sentencesOf(data);
  const begun = sentences.find((one) => one.words[0] === first);
  const ended = sentences.find((one) => one.words.at(-1) === last);
  if (begun && ended) return { from: begun.from, to: ended.to };
  const before = words[words.indexOf(first) - 1];
  const after = words[words.indexOf(last) + 1];
  const keepsPauseBehind = ended !== undefined || !after;
  if (keepsPauseBehind && before) return { from: behind(before, first), to: behind(last, after) };
  return after ? { from: ahead(before, first), to: ahead(last, after) } : { from: first.from, to: last.to };
}

const half = (from: number, to: number) => Math.min(BREATH_MS, Math.max(0, to - from) / 2);
const behind = (word: Span, next: Span | undefined) =>
  Math.round(word.to + (next ? half(word.to, next.from) : 0));
const ahead = (former: Span | undefined, word: Span) =>
  Math.round(word.from - (former ? half(former.to, word.from) : 0));

/** The middle of each pause between two words that is longer than it need be. In order. */
export function pausesIn(data: VideoData): readonly Span[] {
  const words = saidIn(data);
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    if (!next || next.from - word.to < PAUSE.longMs) return [];
    const edge = PAUSE.naturalMs / 2;
    return [{ from: Math.round(word.to + edge), to: Math.round(next.from - edge) }];
  });
}

/** The stretches of those words, in order; some that follow one another are one. */
export function fillersIn(data: VideoData, fillers: readonly string[]): readonly Span[] {
  const isOne = soundsLike(fillers);
  const runs: { from: number; to: number }[] = [];
  let goesOn = false;
  for (const word of saidIn(data)) {
    const isFiller = isOne(word.text);
    const run = runs.at(-1);
    if (isFiller && goesOn && run) run.to = word.to;
    else if (isFiller) runs.push({ from: word.from, to: word.to });
    goesOn = isFiller;
  }
  return runs;
}
