/**
 * The sentences of a text that say most of it: those that share their words with many others.
 * TextRank, after Mihalcea and Tarau (2004), with a liking for early, short and self-contained sentences.
 */
import { meaningOf, sharedBy } from '../../text/meaning';
import { ranksOf } from '../../text/textRank';
import { countWords } from '../../../contract/scripts/countWords';

/** Two sentences that share more than this of their words say the same. */
const SAME = 0.6;
/** A text of many sentences is told by its first ones: what follows would take too long to compare. */
const MOST_SENTENCES = 240;

/** A sentence that cannot be said alone points back to the one before it. */
const POINTS_BACK =
  /^(?:it|its|they|their|them|he|his|him|she|her|such|others?|another|both|the (?:former|latter|same|other|second|third)|but|so|thus|therefore|hence|then|for (?:example|instance)|as a result|consequently|in contrast|instead|similarly|likewise|otherwise|nevertheless|still|yet|however|moreover|furthermore|in addition|additionally|also|meanwhile|indeed|in fact|and)\b/i;
/** "Because of this …", "In these years …" */
const POINTS_BACK_SOON = /^(?:\S+ ){0,3}(?:this|these|those)\b/i;

const leansOnOthers = (sentence: string): boolean =>
  POINTS_BACK.test(sentence) || POINTS_BACK_SOON.test(sentence);

interface Wanted {
  readonly topic: string;
  readonly words: number;
  /** Each will stand apart, so that none may point back to another one. */
  readonly apart?: boolean;
}

/** In the order of the text, together at most so many words; what points back comes with what it points to. */
export function topSentences(
  sentences: readonly string[],
  { topic, words, apart = false }: Wanted,
): string[] {
  const texts = sentences.slice(0, MOST_SENTENCES);
  const meanings = texts.map(meaningOf);
  const topical = meaningOf(topic);
  const rank = ranksOf(meanings);
  const scoreOf = (index: number) =>
    (rank[index] ?? 0) *
    likingOf(texts[index] ?? '', index) *
    (sharedBy(meanings[index] ?? topical, topical) > 0 ? 1.1 : 1);
  const lengthOf = (indexes: readonly number[]) =>
    indexes.reduce((sum, index) => sum + countWords(texts[index] ?? ''), 0);

  const chosen = new Set<number>();
  for (const index of [...texts.keys()].sort((a, b) => scoreOf(b) - scoreOf(a))) {
    const own = meanings[index] ?? new Set();
    const repeats = [...chosen].some(
      (other) => sharedBy(own, meanings[other] ?? new Set()) > SAME * own.size,
    );
    const chain = chainTo(index, texts);
    if (repeats || !chain || (apart && chain.length > 1)) continue;
    const added = chain.filter((link) => !chosen.has(link));
    if (lengthOf([...chosen, ...added]) <= words) for (const link of added) chosen.add(link);
  }
  return [...chosen].sort((a, b) => a - b).map((index) => texts[index] ?? '');
}

/** A sentence with all that it leans on, itself first; none where a text begins by pointing to what is not there. */
function chainTo(index: number, texts: readonly string[]): number[] | undefined {
  if (!leansOnOthers(texts[index] ?? '')) return [index];
  const former = index > 0 ? chainTo(index - 1, texts) : undefined;
  return former && [index, ...former];
}

function likingOf(sentence: string, index: number): number {
  const words = countWords(sentence);
  const length = words > 28 ? 0.55 : words > 20 ? 0.85 : 1;
  return (1 + 0.35 * Math.exp(-index / 3)) * length * (leansOnOthers(sentence) ? 0.72 : 1);
}
