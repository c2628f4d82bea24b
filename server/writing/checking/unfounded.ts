/** Sentences that a page does not say in any words of its own: too few of theirs stand on it. [WR3] */
import { clausesOf, likenedIn, occasionsIn, type Tags } from './asserted';
import type { ClaimSource, ReadSentence } from './claimSource';
import type { ClaimWords } from './claimWords';
import type { OwnLines } from './ownLines';
import { bears } from './quantity';

/** So much of what a sentence says may stand nowhere: whoever says a thing in other words keeps more of them. */
const MOST_UNSAID = 2 / 3;
/** One word may be a manner of speaking: "it speaks both". */
const FEWEST_UNSAID = 2;
/** A participle's clause that is as long, and of which nothing stands anywhere, is told whatever is beside it. */
const LEAST_OF_CLAUSE = 2;
/** A list is as long. */
const LEAST_OF_LIST = 3;

interface Part {
  readonly from: number;
  readonly to: number;
  readonly isSaid: boolean;
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
      ? [{ from: at, to: at + 1, isSaid: source.find(root).length > 0 }]
      : [],
  );
  // Figures that the page does not bear have a check of their own.
  const telling = [...said, ...counted.filter(({ isSaid }) => isSaid)];
  const clauses = clausesOf(read).filter(({ isAsserted }) => isAsserted);
  const partsIn = ({ from, to }: Range) => telling.filter((part) => part.from >= from && part.from < to);
  const unsaid = (parts: readonly Part[]) => parts.filter(({ isSaid }) => !isSaid);
  const doubted = unsaid(clauses.flatMap(partsIn));
  const backed = telling.filter(({ isSaid }) => isSaid);
  if (doubted.length >= FEWEST_UNSAID && doubted.length >= MOST_UNSAID * (doubted.length + backed.length))
    return rangeOf(doubted);
  const clause = clauses
    .filter(({ isParticipial, from }) => isParticipial && from > 0)
    .map(partsIn)
    .find((parts) => parts.length >= LEAST_OF_CLAUSE && unsaid(parts).length === parts.length);
  return clause ? rangeOf(clause) : (oneOfList(sentence, telling, tags) ?? madeOf(sentence, isOnPage, tags));
}

/** "The glass is sapphire": of a thing that the page has, what it is, in a word without an article that stands nowhere. */
function madeOf(
  { terms }: ReadSentence,
  isOnPage: (at: number) => boolean,
  tags: readonly Tags[],
): Range | null {
  const has = (at: number, ...names: readonly string[]) => names.some((name) => tags[at]?.has(name));
  for (const [at, term] of terms.entries()) {
    const isLast = at === terms.length - 1 || terms[at + 1]?.breaksBefore === true;
    const isBare = has(at - 1, 'Copula') && has(at - 2, 'Noun') && isOnPage(at - 2);
    if (
      isLast &&
      isBare &&
      term.isContent &&
      !term.isDenied &&
      has(at, 'Noun') &&
      has(at, 'Singular') &&
      !isOnPage(at)
    )
      return { from: at - 2, to: at + 1 };
  }
  return null;
}

/**
 * Whether a place says something of the product. "Eight hours at the desk" is a scene, which has neither a clause on it
 * nor a word of the page; "people will look twice" and "like you slept ten hours" tell of others.
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
      isAsserted || sentence.terms.slice(from, to).some((_, at) => isOnPage(from + at)),
  );
  const holds = (ranges: readonly Range[], { from }: Range) =>
    ranges.some((range) => from >= range.from && from < range.to);
  return (at) => holds(clauses, at) && !holds(likened, at);
}

function rangeOf(parts: readonly Part[]): Range | null {
  const [first, last] = [parts[0], parts.at(-1)];
  return first && last ? { from: first.from, to: last.to } : null;
}

/** "Peel oil, coconut oil and shea butter": of the things of a list all but one stand on the page. */
function oneOfList({ terms }: ReadSentence, telling: readonly Part[], tags: readonly Tags[]): Range | null {
  const isJoint = (at: number) => terms[at]?.lower === 'and';
  const isThing = (at: number) =>
    ['Noun', 'Adjective', 'Determiner', 'Value'].some((tag) => tags[at]?.has(tag));
  const joint = terms.findIndex((_, at) => isJoint(at) && isThing(at + 1) && !tags[at + 1]?.has('Pronoun'));
  if (joint < 0) return null;
  const things: Range[] = [];
  let to = joint + 1;
  while (to < terms.length && isThing(to) && !terms[to]?.breaksBefore) to++;
  things.push({ from: joint + 1, to });
  for (let at = joint; at > 0 && isThing(at - 1);) {
    let from = at - 1;
    while (from > 0 && isThing(from - 1) && !terms[from]?.breaksBefore) from--;
    things.push({ from, to: at });
    if (!terms[from]?.breaksBefore) break;
    at = from;
  }
  const saidOf = ({ from, to: end }: Range) => telling.filter((part) => part.from >= from && part.from < end);
  const all = things.map(saidOf).filter((parts) => parts.length > 0);
  const missing = all.filter((parts) => parts.every(({ isSaid }) => !isSaid));
  const rest = all.filter((parts) => parts.every(({ isSaid }) => isSaid));
  const [one] = missing;
  return one && missing.length === 1 && rest.length >= LEAST_OF_LIST - 1 ? rangeOf(one) : null;
}
