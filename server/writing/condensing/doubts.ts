/**
 * How much of an English sentence its text may have told elsewhere, by signs that are broad and know no exceptions: what
 * has one may stand alone, and what has none mostly does. Of 745 sentences read blind, those with no doubt were at fault in
 * 3 of 100, with one in 9, with two in 16, with three in 30, when another subject counted once: the surest are said, and
 * the others only where those are few.
 */
import { partsOf, type Part } from '../../text/partsOfSpeech';
import { taggedWords } from '../../pictures/cards/taggedWords';
import { isLittle } from '../../text/words';
import { clauseVerbOf } from './clauseVerb';
import { is } from './englishGrammar';
import { isPastAt, tellsWhen } from './licensed';
import { isCapital, isPos, nounPhrasesOf, type NounPhrase } from './nounPhrases';
import type { SentenceWords } from './sentenceWords';
import { saysSubject, type Subject } from './subject';

interface Reading {
  readonly parts: readonly Part[];
  readonly phrases: readonly NounPhrase[];
  /** Of the main clause. */
  readonly verb: number;
  readonly subject: Subject;
}

export function doubtsIn(sentence: string, subject: Subject, { verbs }: SentenceWords): number {
  const parts = partsOf(sentence.replace(/["“”„]/g, ''));
  const verb = clauseVerbOf(parts, verbs.reduced);
  const reading: Reading = { parts, subject, phrases: nounPhrasesOf(parts), verb };
  return SIGNS.filter((has) => has(reading)).length;
}

const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join(' ');
const isOwn = ({ names }: Subject, { lower }: Part) =>
  !isLittle(lower) && names.has(lower.replace(/'s$/, ''));

/** Somebody or something else does it. */
const isOnOther = ({ parts, verb, subject }: Reading): boolean =>
  !saysSubject(textOf(parts.slice(0, verb)), subject);

/** "wrote", "was born", "was in Paris", and not "was a poet": at which moment of what was told? */
function isUndated(reading: Reading): boolean {
  const { parts, verb } = reading;
  const next = parts.slice(verb + 1).find((part) => !isPos(part, 'ADV', 'PART'));
  const happened =
    isPastAt(parts, verb) && (parts[verb]?.lemma !== 'be' || isPos(next, 'VERB', 'ADP', 'NUM'));
  return happened && !tellsWhen(parts);
}

/** "the match", and neither "the Amazon" nor "the end of the Amazon": which? */
const isOnThing = ({ parts, phrases, verb, subject }: Reading): boolean =>
  phrases.some(({ determiner, words, head, from, to }) => {
    const isNamed = words.some(
      (word) => isPos(word, 'PROPN') || (isCapital(word) && word !== parts[0]) || /\d/.test(word.text),
    );
    const ofWhat =
      parts[to]?.lower === 'of' ? parts[to + (parts[to + 1]?.lower === 'the' ? 2 : 1)] : undefined;
    const isItself = from < verb && head !== undefined && isOwn(subject, head);
    return ['the', 'both'].includes(determiner) && !isNamed && !isCapital(ofWhat) && !isItself;
  });

/** "Scott", "Tavriya": who or what is that? */
const hasLoneName = ({ parts, phrases, subject }: Reading): boolean =>
  phrases.some(({ from, words: [word, ...more] }) => {
    if (!word || more.length > 0 || !isPos(word, 'PROPN') || !isCapital(word) || isOwn(subject, word))
      return false;
    const [tagged] = taggedWords(word.text);
    // "Miners sell tin": each sentence begins with a capital letter.
    if (from === 0 && (subject.isWrittenSmall(word.text) || is(tagged, 'Plural'))) return false;
    return !is(tagged, 'Place', 'Demonym', 'Month', 'WeekDay', 'Acronym') && !isPos(parts[from - 1], 'ADP');
  });

const BESIDE = [
  ...['more', 'less', 'fewer', 'other', 'others', 'another', 'both', 'further', 'additional'],
  ...['same', 'different', 'similar', 'new', 'final', 'later', 'earlier'],
];
/** Than or beside what? */
const compares = ({ parts }: Reading): boolean =>
  parts.some(
    ({ lower, lemma, pos }) =>
      BESIDE.includes(lower) || (pos === 'ADJ' && lower !== lemma && lower.endsWith('er')),
  );

/** "Member of a club", "Composer's credit": one of them, or the one that was told of. */
const beginsBare = ({ phrases: [first], subject }: Reading): boolean =>
  first?.from === 0 &&
  first.determiner === '' &&
  isPos(first.head, 'NOUN') &&
  first.head?.lower === first.head?.lemma &&
  !first.words.some((word) => isOwn(subject, word) || isPos(word, 'NUM'));

const PERSONAL = ['he', 'she', 'it', 'they', 'him', 'her', 'them', 'his', 'its', 'their'];
const hasPronoun = ({ parts }: Reading): boolean =>
  parts.some((part) => isPos(part, 'PRON') && PERSONAL.includes(part.lower));

/** "Albert Einstein", and not "spoonbills": what is said beside a kind is mostly so at all times. */
const isNamed = ({ subject: { inside } }: Reading): boolean =>
  !inside.split(' ').some((word) => /^\p{Ll}/u.test(word) && !isLittle(word));

const SIGNS: readonly ((reading: Reading) => boolean)[] = [
  isOnOther,
  (reading) => isNamed(reading) && isOnOther(reading),
  isUndated,
  isOnThing,
  hasLoneName,
  compares,
  beginsBare,
  hasPronoun,
];
