/** Sentences that a page does not say in any words of its own: too few of theirs stand on it. [WR3] */
import type { ClaimSource, ReadSentence } from './claimSource';
import type { ClaimWords } from './claimWords';
import type { OwnLines } from './ownLines';
import { bears } from './quantities';

/** So much of what a sentence says may stand nowhere: whoever says a thing in other words keeps more of them. */
const MOST_UNSAID = 2 / 3;

/** From the first word that stands nowhere to the last; null where enough of it is on the page, and of a question. */
export function unsaidIn(
  sentence: ReadSentence,
  source: ClaimSource,
  words: ClaimWords,
  ownLines: OwnLines,
): { readonly from: number; readonly to: number } | null {
  const { text, terms, quantities, phrases } = sentence;
  if (/[?？]["'”’»)]*$/u.test(text)) return null;
  const ours = ownLines(text, words);
  const counted = quantities.map((quantity) => ({
    ...quantity,
    isSaid: source.sentences.some((given) => given.quantities.some((other) => bears(other, quantity))),
  }));
  const plain = phrases.filter(({ group: { kind } }) => kind === 'plain');
  const said = terms.flatMap(({ isContent, lower, root }, at) =>
    isContent &&
    !words.negators.has(lower) &&
    !ours.has(lower) &&
    !words.numbers.has(lower) &&
    ![...counted, ...plain].some(({ from, to }) => at >= from && at < to)
      ? [{ from: at, to: at + 1, isSaid: source.find(root).length > 0 }]
      : [],
  );
  // Figures that the page does not bear have a check of their own.
  const telling = [...said, ...counted.filter(({ isSaid }) => isSaid)];
  const unsaid = said.filter(({ isSaid }) => !isSaid);
  const [first, last] = [unsaid[0], unsaid.at(-1)];
  return first && last && unsaid.length >= MOST_UNSAID * telling.length
    ? { from: first.from, to: last.to }
    : null;
}
