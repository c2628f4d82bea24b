/**
 * The sentences of a text that say most of it: those that share their words with many others.
 * TextRank, after Mihalcea and Tarau (2004), with a liking for early, short and self-contained sentences.
 */
import { isLittle } from '../../../text/littleWords';
import { wordsOf } from '../../../text/terms';
import { countWords } from '../../../../contract/countWords';

const DAMPING = 0.85;
const ROUNDS = 40;
/** Two sentences that share more than this of their words say the same. */
const SAME = 0.6;
/** A text of many sentences is told by its first ones: what follows would take too long to compare. */
const MOST_SENTENCES = 240;
const LEANS_ON_OTHERS =
  /^(this|these|those|it|they|he|she|however|for example|such|other|but|and|thus|also|therefore|moreover)\b/i;

const stem = (word: string) => word.replace(/(?:ing|ed|es|s)$/, '');
const meaningOf = (sentence: string): ReadonlySet<string> =>
  new Set(
    wordsOf(sentence)
      .filter((word) => !isLittle(word))
      .map(stem),
  );
const sharedBy = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].filter((word) => b.has(word)).length;

/** In the order of the text, together about `wordBudget` words. */
export function mostTelling(sentences: readonly string[], topic: string, wordBudget: number): string[] {
  const texts = sentences.slice(0, MOST_SENTENCES);
  const meanings = texts.map(meaningOf);
  const topical = meaningOf(topic);
  const rank = ranks(meanings);
  const scoreOf = (index: number) =>
    (rank[index] ?? 0) *
    likingOf(texts[index] ?? '', index) *
    (sharedBy(meanings[index] ?? topical, topical) > 0 ? 1.1 : 1);

  const chosen: number[] = [];
  let words = 0;
  for (const index of [...texts.keys()].sort((a, b) => scoreOf(b) - scoreOf(a))) {
    const own = meanings[index] ?? new Set();
    const count = countWords(texts[index] ?? '');
    const repeats = chosen.some((other) => sharedBy(own, meanings[other] ?? new Set()) > SAME * own.size);
    if (repeats || words + count > wordBudget) continue;
    chosen.push(index);
    words += count;
  }
  return chosen.sort((a, b) => a - b).map((index) => texts[index] ?? '');
}

/** One number a sentence, 1 on average. */
function ranks(meanings: readonly ReadonlySet<string>[]): number[] {
  const nearness = meanings.map((a, i) =>
    meanings.map((b, j) => (i === j ? 0 : sharedBy(a, b) / (Math.log1p(a.size) + Math.log1p(b.size) || 1))),
  );
  const given = nearness.map((row) => row.reduce((sum, value) => sum + value, 0) || 1);
  let rank = meanings.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    rank = rank.map((_, i) => {
      const heard = nearness.reduce(
        (sum, row, j) => sum + ((row[i] ?? 0) / (given[j] ?? 1)) * (rank[j] ?? 0),
        0,
      );
      return 1 - DAMPING + DAMPING * heard;
    });
  }
  return rank;
}

function likingOf(sentence: string, index: number): number {
  const words = countWords(sentence);
  const length = words > 28 ? 0.55 : words > 20 ? 0.85 : 1;
  return (1 + 0.35 * Math.exp(-index / 3)) * length * (LEANS_ON_OTHERS.test(sentence) ? 0.72 : 1);
}
