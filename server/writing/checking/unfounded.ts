/** Sentences that a page does not say in any words of its own: too few of theirs stand on it. [WR3] */
import { clausesOf, likenedIn, occasionsIn, type Tags } from './asserted';
import type { ClaimSource, ReadSentence } from './claimSource';
import type { ClaimWords } from './claimWords';
import type { OwnLines } from './ownLines';
import { MOST_BITS } from './commonWords';
import { bears } from './quantity';

/** So much of what a sentence tells may stand nowhere: whoever says a thing in other words keeps more of them. */
const MOST_UNSAID = 0.6;
/** As many bits as a rare word tells, or several common ones: "it looks great" is a manner of speaking. */
const FEWEST_BITS = MOST_BITS;
const FIGURE_BITS = MOST_BITS;
/** A clause that tells more, and of which nothing stands anywhere, is told whatever is beside it. */
const BITS_OF_CLAUSE = 7;

interface Part {
  readonly from: number;
  readonly to: number;
  readonly isSaid: boolean;
  /** How much it tells. */
  readonly bits: number;
}
type Range = Pick<Part, 'from' | 'to'>;

/** From the first word that stands nowhere to the last; null where enough of it is on the page, and of a question. */
export function unsaidIn(
  sentence: ReadSentence,
  source: ClaimSource,
  words: ClaimWords,
  { ownLines, tags }: { readonly ownLines: OwnLines; readonly tags: readonly Tags[] },
): Range | null {
  const { text, terms, quantities, phrases } = sentence;
  if (/[?？]["'”’»)]*$/u.test(text)) return null;
  const ours = ownLines(text, words);
  const isOnPage = (at: number) => Boolean(terms[at]?.isContent && source.find(terms[at].root).length > 0);
  const read = { sentence, tags, words, isOnPage };
  const counted = quantities.map((quantity) => ({
    ...quantity,
    bits: FIGURE_BITS,
    isSaid: source.sentences.some((given) => given.quantities.some((other) => bears(other, quantity))),
  }));
  const besides = [
    ...counted,
    ...phrases.filter(({ group: { kind } }) => kind === 'plain'),
    ...likenedIn(read),
    ...occasionsIn(read),
  ];
  const said = terms.flatMap(({ isContent, lower, root }, at): Part[] =>
    isContent &&
    !words.negators.has(lower) &&
    !ours.has(lower) &&
    !words.numbers.has(lower) &&
    !words.lightVerbs.has(root) &&
    !besides.some(({ from, to }) => at >= from && at < to)
      ? [{ from: at, to: at + 1, isSaid: source.find(root).length > 0, bits: words.bitsOf(root) }]
      : [],
  );
  // Figures that the page does not bear have a check of their own.
  const telling = [...said, ...counted.filter(({ isSaid }) => isSaid)];
  const clauses = clausesOf(read).filter(({ isAsserted }) => isAsserted);
  const partsIn = ({ from, to }: Range) => telling.filter((part) => part.from >= from && part.from < to);
  const unsaid = (parts: readonly Part[]) => parts.filter(({ isSaid }) => !isSaid);
  const doubted = unsaid(clauses.flatMap(partsIn));
  const backed = telling.filter(({ isSaid }) => isSaid);
  const toldBy = (parts: readonly Part[]) => parts.reduce((sum, { bits }) => sum + bits, 0);
  const [inDoubt, inAll] = [toldBy(doubted), toldBy([...doubted, ...backed])];
  if (inDoubt >= FEWEST_BITS && inDoubt >= MOST_UNSAID * inAll) return rangeOf(doubted);
  const clause = clauses
    .map(partsIn)
    .find((parts) => toldBy(parts) >= BITS_OF_CLAUSE && parts.every(({ isSaid }) => !isSaid));
  return clause ? rangeOf(clause) : null;
}

/**
 * Whether a place says something of the product. "Eight hours at the desk" is a scene, which has neither a verb nor a
 * word of the page; "like you slept ten hours" tells of others.
 */
export function ofProduct(
  sentence: ReadSentence,
  source: ClaimSource,
  { words, tags }: { readonly words: ClaimWords; readonly tags: readonly Tags[] },
): (at: Range) => boolean {
  const isOnPage = (at: number) => {
    const term = sentence.terms[at];
    return Boolean(term?.isContent && !words.numbers.has(term.lower) && source.find(term.root).length > 0);
  };
  const read = { sentence, tags, words, isOnPage };
  const likened = likenedIn(read);
  const clauses = clausesOf(read).filter(
    ({ from, to, isAsserted }) =>
      isAsserted ||
      sentence.terms
        .slice(from, to)
        .some((_, at) => isOnPage(from + at) || tags[from + at]?.has('Verb') === true),
  );
  const holds = (ranges: readonly Range[], { from }: Range) =>
    ranges.some((range) => from >= range.from && from < range.to);
  return (at) => holds(clauses, at) && !holds(likened, at);
}

function rangeOf(parts: readonly Part[]): Range | null {
  const [first, last] = [parts[0], parts.at(-1)];
  return first && last ? { from: first.from, to: last.to } : null;
}
