/** "Award-winning", "the softest": words that claim, and by what the source says the same. */
import type { ClaimReason } from '../../../../contract/scripts/claimReason';
import type { FoundPhrase, SourceSentence } from '../claimSource';
import { isEnglishSuperlative, type ClaimWords } from '../claimWords';
import type { Quantity } from '../quantity';
import { pieceRange, shareIn, sign, within, type Case, type Range } from '../case';
import type { Term } from '../term';

const NO_CLAIMS: ReadonlySet<FoundPhrase['group']['kind']> = new Set([
  'plain',
  'than',
  'made',
  'limit',
  'says',
]);
/** Of what is said beside a claim so much stands in the same sentence of the source, too. */
const SHARE = 0.25;
/** The same of a whole sentence: "aloe vera, a moisturizer, brings a soothing touch" names apart what soothes. */
const WHOLE_SHARE = 0.5;

export const phrases = sign<FoundPhrase>({
  found: (of) =>
    [...of.sentence.phrases, ...superlativesIn(of)].filter(
      (phrase) =>
        !NO_CLAIMS.has(phrase.group.kind) &&
        !isSaidByFigure(of, phrase) &&
        !isAnnounced(of, phrase) &&
        !isNamed(of, phrase) &&
        !isOfThePast(of, phrase),
    ),
  isBacked: (phrase, of) => of.source.sentences.some((given) => saysSame(of, phrase, given)),
  reason: ({ group: { kind, name } }, { sentence }) =>
    name === 'included'
      ? sentence.phrases.some(({ group }) => group.kind === 'guarantee')
        ? 'guarantee'
        : 'promise'
      : kind === 'free'
        ? 'price'
        : (kind as ClaimReason),
});

/** "The lightest": by its form; what is healthy is not the healthiest. */
const superlativesIn = ({ sentence: { terms, phrases: found }, words, tags }: Case): FoundPhrase[] =>
  terms.flatMap((term, at) => {
    const known = found.find((phrase) => within(at, phrase))?.group.kind;
    // "The largest is half a metre wide": of its own sizes.
    const isOfOwn = tags[at + 1]?.has('Copula') && terms[at - 1]?.lower === 'the';
    return (isSuperlative(term, words) || tags[at]?.has('Superlative')) &&
      known !== 'superlative' &&
      known !== 'plain' &&
      !isOfOwn
      ? [{ group: { kind: 'superlative' as const, name: `=${term.root}` }, from: at, to: at + 1 }]
      : [];
  });

const isSuperlative = ({ lower }: Term, { language }: ClaimWords) =>
  language === 'en' && isEnglishSuperlative(lower);

/** "4.6 stars", "20% discount". */
const isSaidByFigure = ({ sentence: { terms, quantities } }: Case, { from }: Range) =>
  !terms[from]?.breaksBefore &&
  quantities.some((figure) => figure.to === from && figure.dimension !== 'time');

/** "Best of all: …", "Lo mejor: …": names no thing, and says what comes. */
function isAnnounced({ sentence: { terms }, words }: Case, phrase: FoundPhrase): boolean {
  const { from, to } = pieceRange(terms, phrase.from);
  return (
    phrase.group.kind === 'superlative' &&
    terms[to]?.isLabelled === true &&
    terms.slice(from, to).every(({ lower }, at) => within(from + at, phrase) || words.isLittle(lower))
  );
}

/** "The Joy Top", "the Healthy Box": a part of the product's name. */
const isNamed = ({ sentence: { terms }, source }: Case, { from, to }: Range): boolean =>
  from > 0 &&
  terms.slice(from, to).every(({ text, root }) => /^\p{Lu}/u.test(text) && source.titleRoots.has(root)) &&
  [from - 1, to].some(
    (at) => /^\p{Lu}/u.test(terms[at]?.text ?? '') && source.titleRoots.has(terms[at]?.root ?? ''),
  );

/** "Has never looked this good", "was never meant for you": what was not before promises nothing. */
const isOfThePast = ({ sentence: { terms }, words, tags }: Case, { from, to }: Range): boolean =>
  words.language === 'en' &&
  to - from === 1 &&
  words.negators.has(terms[from]?.lower ?? '') &&
  /^(?:has|have|had|was|were|'ve)$/.test(terms[from - 1]?.lower ?? '') &&
  tags[to]?.has('Verb') === true;

function saysSame(of: Case, phrase: FoundPhrase, given: SourceSentence): boolean {
  const { kind, name } = phrase.group;
  const isThere = name.startsWith('=')
    ? given.terms.some(
        (term, at) =>
          term.root === name.slice(1) &&
          (term.lower.endsWith('est') || given.terms[at - 1]?.lower === 'most'),
      )
    : given.phrases.some(({ group }) => (kind === 'free' ? group.kind === kind : group.name === name));
  return (
    isThere &&
    !(kind === 'free' && isOnCondition(of, given)) &&
    (shareIn(of, clauseRange(of, phrase), given, phrase) >= SHARE ||
      shareIn(of, { from: 0, to: of.sentence.terms.length }, given, phrase) >= WHOLE_SHARE)
  );
}

/** "Free over $40" is not free for everybody. */
const isOnCondition = ({ sentence }: Case, given: SourceSentence) => {
  const isFrom = ({ dimension, bound }: Quantity) =>
    dimension.startsWith('money') && (bound === 'over' || bound === 'from');
  return given.quantities.some(isFrom) && !sentence.quantities.some(isFrom);
};

/** As much of its piece as no "and" parts from a phrase. */
function clauseRange({ sentence: { terms }, words }: Case, phrase: Range): Range {
  const { from, to } = pieceRange(terms, phrase.from);
  const isJoint = (at: number) => words.joins.has(terms[at]?.lower ?? '');
  let [near, far] = [phrase.from, phrase.to];
  while (near > from && !isJoint(near - 1)) near--;
  while (far < to && !isJoint(far)) far++;
  return { from: near, to: far };
}
