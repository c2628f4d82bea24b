/** A script edited as one text: which of its sentences are as they were, changed, new, gone or elsewhere. Pure. [SC1] */
import { isPictograph } from '../../../contract/video/pictographs';
import { endsSentence } from '../../../contract/video/phrases';
import { areParted, joinWords, splitWords } from '../../../contract/video/spokenWords';

/** A sentence of the text, and by its number the one that it was; null for a new one. */
export interface WrittenSentence {
  readonly text: string;
  readonly was: number | null;
  /** It says what it said: nothing is spoken. */
  readonly isSame: boolean;
}
export interface Rewritten {
  /** As they stand in the text. */
  readonly sentences: readonly WrittenSentence[];
  /** Those that are gone, and those that stand elsewhere among the others; by their numbers. */
  readonly removed: readonly number[];
  readonly moved: readonly number[];
}
export interface RewriteCounts {
  readonly changed: number;
  readonly added: number;
  readonly removed: number;
  readonly moved: number;
}

/** A line ends a sentence, and so do the signs that end one when it is spoken. */
export const partedText = (text: string): readonly string[] =>
  text.split(/\n+/u).flatMap((line) => {
    const sentences: string[][] = [];
    let isEnded = true;
    for (const word of splitWords(line)) {
      const last = sentences.at(-1);
      // An emoji behind a stop belongs to what it ends.
      const goesOn = !isEnded || isPictograph(word);
      if (last && goesOn) last.push(word);
      else sentences.push([word]);
      if (!isPictograph(word)) isEnded = endsSentence({ text: word });
      else if (!last) isEnded = false;
    }
    return sentences.map(joinWords);
  });

/** Sentences that say the same are the same, wherever they stand; the others are those between the same neighbours. */
export function rewritten(was: readonly string[], text: string): Rewritten {
  const texts = partedText(text);
  const same = sameAs(was, texts);
  const staying = new Set(longestRise(same.filter((one) => one !== null)));
  const sentences = texts.map((one, at): WrittenSentence => {
    const own = same[at] ?? null;
    return { text: own === null ? ended(one) : one, was: own, isSame: own !== null };
  });
  const left = new Set(was.keys());
  for (const one of same) if (one !== null) left.delete(one);
  const alikeness = (old: number, at: number) => alike(was[old] ?? '', texts[at] ?? '');
  const pair = (pairs: readonly Pair[]) => {
    for (const [old, at] of pairs) {
      left.delete(old);
      sentences[at] = { text: ended(texts[at] ?? ''), was: old, isSame: false };
    }
  };
  // A sentence that was moved parts nothing: it was between other neighbours.
  const bounds = [
    -1,
    ...sentences.flatMap(({ was: own }, at) => (own !== null && staying.has(own) ? [at] : [])),
  ];
  for (const [index, bound] of bounds.entries()) {
    const before = bound < 0 ? -1 : (same[bound] ?? -1);
    const nextBound = bounds[index + 1];
    const after = nextBound === undefined ? was.length : (same[nextBound] ?? was.length);
    const gone = [...left].filter((one) => one > before && one < after);
    const fresh = [...sentences.keys()].filter(
      (at) => at > bound && at < (nextBound ?? sentences.length) && sentences[at]?.was === null,
    );
    pair(paired(gone, fresh, alikeness));
  }
  // Beyond its neighbours a sentence is the same one changed where most of its words are.
  const elsewhere = [...sentences.keys()].filter((at) => sentences[at]?.was === null);
  pair(mostAlike([...left], elsewhere, alikeness).filter(([old, at]) => alikeness(old, at) >= MOST));
  const order = sentences.flatMap(({ was: own }) => (own === null ? [] : [own]));
  const inOrder = new Set(longestRise(order));
  return {
    sentences,
    removed: [...left].toSorted((a, b) => a - b),
    moved: order.filter((one) => !inOrder.has(one)),
  };
}

/** A sentence that nothing ends would run into the next one: where a line ended it, a full stop does. */
function ended(text: string): string {
  if (endsSentence({ text })) return text;
  return `${text}${areParted(text, text) ? '.' : '。'}`;
}

export const countsOf = ({ sentences, removed, moved }: Rewritten): RewriteCounts => ({
  changed: sentences.filter(({ was, isSame }) => was !== null && !isSame).length,
  added: sentences.filter(({ was }) => was === null).length,
  removed: removed.length,
  moved: moved.length,
});

/** For each text the first sentence that says just that and was not taken yet. */
function sameAs(was: readonly string[], texts: readonly string[]): readonly (number | null)[] {
  const known = new Map<string, number[]>();
  for (const [index, one] of was.entries()) known.set(one, [...(known.get(one) ?? []), index]);
  return texts.map((one) => known.get(one)?.shift() ?? null);
}

type Pair = readonly [old: number, at: number];
type Alikeness = (old: number, at: number) => number;
const MOST = 0.5;

/** The most alike first; what is left over, in order. */
function paired(gone: readonly number[], fresh: readonly number[], alikeness: Alikeness): readonly Pair[] {
  const pairs = mostAlike(gone, fresh, alikeness);
  const [olds, news] = [new Set(pairs.map(([old]) => old)), new Set(pairs.map(([, at]) => at))];
  const rest = fresh.filter((at) => !news.has(at));
  const others = gone.filter((old) => !olds.has(old)).slice(0, rest.length);
  return [...pairs, ...others.map((old, index): Pair => [old, rest[index] ?? 0])];
}

function mostAlike(gone: readonly number[], fresh: readonly number[], alikeness: Alikeness): readonly Pair[] {
  const pairs = gone
    .flatMap((old) => fresh.map((at) => ({ old, at, alike: alikeness(old, at) })))
    .filter((pair) => pair.alike > 0)
    .toSorted((a, b) => b.alike - a.alike);
  const taken = new Map<number, number>();
  for (const { old, at } of pairs)
    if (!taken.has(old) && ![...taken.values()].includes(at)) taken.set(old, at);
  return [...taken];
}

/** The part of their words that two sentences share, 0 to 1. */
function alike(one: string, other: string): number {
  const words = (text: string) => splitWords(text.toLowerCase());
  const [mine, theirs] = [words(one), words(other)];
  const there = new Set(theirs);
  return (2 * mine.filter((word) => there.has(word)).length) / Math.max(1, mine.length + theirs.length);
}

/** The most numbers that rise in the order that they have. */
export function longestRise(numbers: readonly number[]): readonly number[] {
  const best: (readonly number[])[] = [];
  for (const number of numbers) {
    const before = best
      .filter((rise) => (rise.at(-1) ?? 0) < number)
      .reduce<readonly number[]>((most, rise) => (rise.length > most.length ? rise : most), []);
    best.push([...before, number]);
  }
  return best.reduce((most, rise) => (rise.length > most.length ? rise : most), []);
}
