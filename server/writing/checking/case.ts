/** A sentence that is held against its source, and what each sign of a claim asks of the two. */
import type { ClaimReason } from '../../../contract/scripts/claimReason';
import type { Tags } from './asserted';
import type { ClaimSource, ReadSentence, SourceSentence } from './claimSource';
import { tagsOf, type ClaimWords } from './claimWords';
import { bears } from './quantity';
import type { Term } from './term';

/** Places in the sentence's terms, `to` not included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}
export interface Fault extends Range {
  readonly reason: ClaimReason;
}

export interface Case {
  readonly sentence: ReadSentence;
  readonly source: ClaimSource;
  readonly words: ClaimWords;
  readonly tags: readonly Tags[];
}

/** By what a kind of claim is known, and what backs one. */
interface Sign<Found extends Range> {
  readonly found: (of: Case) => readonly Found[];
  readonly isBacked: (found: Found, of: Case) => boolean;
  readonly reason: ClaimReason | ((found: Found, of: Case) => ClaimReason);
}
export const sign =
  <Found extends Range>({ found, isBacked, reason }: Sign<Found>) =>
  (of: Case): Fault[] =>
    found(of)
      .filter((one) => !isBacked(one, of))
      .map((one) => ({
        from: one.from,
        to: one.to,
        reason: typeof reason === 'string' ? reason : reason(one, of),
      }));

const NO_TAGS: Tags = new Set();
/** The tagger's words by their places; none but of English. */
export function tagsBy({ text, terms }: ReadSentence, { language }: ClaimWords): Tags[] {
  if (language !== 'en') return terms.map(() => NO_TAGS);
  const tagged = tagsOf(text);
  let next = 0;
  return terms.map(({ lower }) => {
    for (let at = next; at < Math.min(tagged.length, next + 6); at++)
      if (
        tagged[at]?.text
          .toLowerCase()
          .replace(/[^\p{L}\p{N}']/gu, '')
          .startsWith(lower.slice(0, 4))
      ) {
        next = at + 1;
        return tagged[at]?.tags ?? NO_TAGS;
      }
    return NO_TAGS;
  });
}

/** Between commas, dashes and stops. */
export const pieceRange = (terms: readonly Term[], at: number): Range => {
  const piece = terms[at]?.piece;
  let [from, to] = [at, at + 1];
  while (from > 0 && terms[from - 1]?.piece === piece) from--;
  while (to < terms.length && terms[to]?.piece === piece) to++;
  return { from, to };
};
export const within = (at: number, { from, to }: Range) => at >= from && at < to;
export const meet = (one: Range, other: Range) => one.from < other.to && one.to > other.from;

/** Whether a sentence of the source has the word. */
export const isIn = ({ source }: Case, root: string, given: SourceSentence) =>
  source.find(root).some((place) => place.sentence === given);

/** Words that say something of their own: without figures, and without the product's name. */
export const contentOf = ({ sentence, source, words }: Case, { from, to }: Range) =>
  sentence.terms
    .map((term, at) => ({ term, at }))
    .slice(from, to)
    .filter(
      ({ term, at }) =>
        term.isContent &&
        !words.negators.has(term.lower) &&
        !words.numbers.has(term.lower) &&
        !source.titleRoots.has(term.root) &&
        !sentence.quantities.some((figure) => within(at, figure)),
    );

/** The part of these words and figures that a sentence of the source has, too. */
export function shareIn(of: Case, range: Range, given: SourceSentence, apart: Range): number {
  const words = contentOf(of, range).filter(
    ({ at }) => !within(at, apart) && !of.tags[at]?.has('PresentTense'),
  );
  const figures = of.sentence.quantities.filter(({ from, to }) => from >= range.from && to <= range.to);
  const found =
    words.filter(({ term }) => isIn(of, term.root, given)).length +
    figures.filter((figure) => given.quantities.some((other) => bears(other, figure))).length;
  return words.length + figures.length === 0 ? 1 : found / (words.length + figures.length);
}

const NAMED_FIRST = ['guarantee', 'award', 'endorsement', 'health'] as const;
/** What kind of claim its piece makes besides: a figure may be of a guarantee. */
export function kindOfPiece({ sentence }: Case, at: number): ClaimReason | undefined {
  const piece = pieceRange(sentence.terms, at);
  const kinds = new Set(
    sentence.phrases.filter((phrase) => meet(phrase, piece)).map(({ group }) => group.kind),
  );
  const isSum = sentence.quantities.some(
    (figure) => meet(figure, piece) && figure.dimension.startsWith('money'),
  );
  const named = NAMED_FIRST.find((kind) => kinds.has(kind));
  if (named) return named;
  return kinds.has('price') || kinds.has('free') || isSum ? 'price' : undefined;
}
