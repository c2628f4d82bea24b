/**
 * Where an English sentence that says what something is may end early: "X is a society of scholars | founded by Y". What is
 * one of the smaller kind is one of the larger; what stays says more than the bare noun.
 */
import { partsOf, type Part } from '../../text/partsOfSpeech';
import { clauseVerbOf } from './clauseVerb';
import { EMPTY } from './englishGrammar';
import { isPos, nounPhrasesOf, type NounPhrase } from './nounPhrases';
import type { SentenceWords } from './sentenceWords';
import { startsOf } from './wordStarts';

const RELATIVE = ['that', 'which', 'who', 'whose', 'whom', 'where'];
/** They say more of it; "an answer | to", "a plan | for" would leave out half of what it is. */
const ADDING = ['with', 'by'];
const CLAUSES = ['when', 'as', 'while'];

/** How many characters stay. */
export function definitionEndsOf(
  sentence: string,
  { verbs: { reduced }, relational }: SentenceWords,
): number[] {
  const parts = partsOf(sentence);
  const verb = clauseVerbOf(parts, reduced);
  const what = nounPhrasesOf(parts).find(({ from }) => from > verb);
  if (verb < 0 || !what?.head || !isOneOfKind(parts, verb, what)) return [];
  const isEmpty = [...EMPTY, ...relational].includes(what.head.lower);
  if (isEmpty && parts[what.to]?.lower !== 'of') return [];
  const starts = startsOf(sentence, parts);
  const until = parts.findIndex((part, at) => at >= what.to && !isOfNoun(part));
  return parts.flatMap((_, at) =>
    at >= what.to &&
    at <= until &&
    // "an example of a body | experiencing a force" is one of what happens to it.
    !(isEmpty && parts[at]?.lower.endsWith('ing')) &&
    addsMore(parts, at) &&
    closes(parts, at) &&
    parts.slice(what.from, at).filter(saysSomething).length >= FEWEST
      ? [starts[at] ?? 0]
      : [],
  );
}

/** "is a club", "are flowers". */
function isOneOfKind(parts: readonly Part[], verb: number, what: NounPhrase): boolean {
  const { lower = '', lemma } = parts[verb] ?? {};
  const isBehind = parts
    .slice(verb + 1, what.from)
    .every((part) => isPos(part, 'ADV') && part.lower !== 'not');
  const isMany =
    ['are', 'were'].includes(lower) &&
    what.determiner === '' &&
    !what.isOwned &&
    what.head?.lower.endsWith('s') === true;
  return lemma === 'be' && isBehind && (['a', 'an'].includes(what.determiner) || isMany);
}

/** "is a state" alone is no answer. */
const FEWEST = 2;
const saysSomething = (part: Part) => isPos(part, 'NOUN', 'PROPN', 'ADJ', 'VERB');
const isOfNoun = (part: Part) =>
  isPos(part, 'NOUN', 'PROPN', 'ADJ', 'ADP', 'DET', 'CCONJ', 'NUM') || [',', "'s"].includes(part.text);

function addsMore(parts: readonly Part[], at: number): boolean {
  const [part, next] = [parts[at], parts[at + 1]];
  const isOfClause = isPos(part, 'ADP') && ['which', 'whom'].includes(next?.lower ?? '');
  return (
    isOfClause ||
    [...RELATIVE, ...ADDING].includes(part?.lower ?? '') ||
    (CLAUSES.includes(part?.lower ?? '') && isPos(part, 'SCONJ', 'ADV')) ||
    isDone(part) ||
    // "an author, | best known for", "a writer | chiefly known for"
    (isPos(part, 'ADV') && isDone(next))
  );
}

/** "fidelity | said to be owed", "churches | consisting of" */
const isDone = (part: Part | undefined): boolean =>
  isPos(part, 'VERB') && part?.lower !== part?.lemma && !part?.lower.endsWith('s');

/** Behind a noun; a comma may stand between. */
const closes = (parts: readonly Part[], at: number): boolean =>
  isPos(parts[parts[at - 1]?.text === ',' ? at - 2 : at - 1], 'NOUN', 'PROPN');
