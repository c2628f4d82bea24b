/**
 * Why an English sentence may not be said without somebody who has read it: signs that are broad and know no exceptions.
 * What has one may stand alone, and its text may as well have told elsewhere what it speaks of. Of 528 sentences read blind,
 * 2 in 100 of those without a sign were at fault, and 24 of those with one.
 */
import type { OfferedSentence } from '../../../contract/scripts/article';
import { partsOf, type Part } from '../../text/partsOfSpeech';
import { taggedWords } from '../../pictures/cards/taggedWords';
import { isInDictionary } from '../../text/spelling';
import { isLittle, rootOf, wordsOf } from '../../text/words';
import { clauseVerbOf } from './clauseVerb';
import { bare, is } from './englishGrammar';
import { isPastAt, tellsWhen } from './licensed';
import { isCapital, isPos, nounPhrasesOf, type NounPhrase } from './nounPhrases';
import type { SentenceWords } from './sentenceWords';
import { isHeadOfSubject, saysSubject, type Subject } from './subject';

interface Reading {
  readonly parts: readonly Part[];
  readonly phrases: readonly NounPhrase[];
  /** Of the main clause. */
  readonly verb: number;
  readonly subject: Subject;
  /** "The Sun", "the water": things that need no telling which. */
  readonly known: readonly string[];
}

type Doubt = NonNullable<OfferedSentence['leansOn']>;

/** The first that is found; nothing where it may be said. */
export function doubtIn(
  sentence: string,
  subject: Subject,
  { verbs, known }: SentenceWords,
): Doubt | undefined {
  const parts = partsOf(sentence.replace(/["“”„]/g, ''));
  const verb = clauseVerbOf(parts, verbs.reduced);
  const reading: Reading = { parts, subject, phrases: nounPhrasesOf(parts), verb, known };
  for (const [why, signIn] of SIGNS) {
    const found = signIn(reading);
    if (found) return { why, words: found === true ? '' : textOf(found.words) };
  }
  return undefined;
}

const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join(' ');
const isOwn = ({ names }: Subject, { lower }: Part) =>
  !isLittle(lower) && names.has(lower.replace(/'s$/, ''));

/** "Albert Einstein", "Ibn al-Haytham", and not "spoonbills": what is said beside a kind is mostly so at all times. */
const isNamed = ({ inside }: Subject): boolean =>
  !inside.split(' ').some((word) => /^\p{Ll}[^\p{Lu}]*$/u.test(word) && !isLittle(word));
/** It says nothing of what the text is on by name; or somebody else does it, and "his" may be either's. */
const isOnOther = (reading: Reading): boolean => {
  const { parts, phrases, verb, subject } = reading;
  const isSaidIn = (some: readonly Part[]) => saysSubject(textOf(some), subject);
  return (
    phrases.some((phrase) => isOfNamesake(phrase, reading)) ||
    (isNamed(subject) &&
      !isSaidIn(parts.slice(0, verb)) &&
      (!isSaidIn(parts.slice(verb)) || parts.some(isPersonal))) ||
    (!subject.isPerson && parts.some(({ lower }) => OF_PERSONS.includes(lower)))
  );
};
const PERSONAL = ['he', 'she', 'it', 'they', 'him', 'her', 'them', 'his', 'its', 'their'];
const isPersonal = (part: Part) => isPos(part, 'PRON') && PERSONAL.includes(part.lower);
/** Of a novel called by her name, "she" is no novel. */
const OF_PERSONS = ['he', 'she', 'him', 'her', 'his'];

/** "Mr. Dyer" of an article on her, "Tara Durotoye" of one on Fela Durotoye: with the last name alone of what the subject is called. */
function isOfNamesake({ words, to }: NounPhrase, { verb, subject }: Reading): boolean {
  const { isPerson, pronoun, names, name } = subject;
  const [last, ...before] = words.toReversed();
  const isItsOwn = ({ lower }: Part) => names.has(lower) || wordsOf(name).includes(lower);
  if (!isPerson || to > verb || !last || !isItsOwn(last) || before.some(isItsOwn)) return false;
  return before
    .flatMap(({ text }) => taggedWords(text))
    .some((word) => is(word, 'FirstName') || OTHERS_TITLES[pronoun]?.includes(bare(word)));
}
const OTHERS_TITLES: Readonly<Record<string, readonly string[]>> = {
  he: ['mrs', 'miss', 'ms', 'lady'],
  she: ['mr', 'sir', 'lord'],
};

/** "wrote", "was in Paris", and neither "was a poet" nor "was born": at which moment of what was told? */
function isUndated({ parts, verb }: Reading): boolean {
  const next = parts.slice(verb + 1).find((part) => !isPos(part, 'ADV', 'PART'));
  const isOnce = next?.lower === 'born';
  const happened =
    isPastAt(parts, verb) && (parts[verb]?.lemma !== 'be' || isPos(next, 'VERB', 'ADP', 'NUM', 'ADJ'));
  return happened && !isOnce && !tellsWhen(parts);
}

/** "the match", and neither "the Amazon", "the end of the Amazon" nor "the first match": which? */
const untoldThing = (reading: Reading): NounPhrase | undefined =>
  reading.phrases.find((phrase) => ['the', 'both'].includes(phrase.determiner) && !isTold(phrase, reading));
function isTold(
  { words, head, from, to, determiner }: NounPhrase,
  { parts, phrases, verb, subject, known }: Reading,
) {
  const isNamed = words.some(
    (word) => isPos(word, 'PROPN') || (isCapital(word) && word !== parts[0]) || /\d/.test(word.text),
  );
  const isItself =
    from < verb &&
    head !== undefined &&
    (isOwn(subject, head) || isHeadOfSubject(rootOf(head.lower), subject));
  const isKnown = known.includes(head?.lower ?? '');
  const isRanked = (...tags: string[]) =>
    words.some(({ text }) => taggedWords(text).some((word) => is(word, ...tags)));
  // "the first woman to fly", "for the first time", and not "the first leg".
  const isOnly =
    isRanked('Superlative') ||
    (isRanked('Ordinal') &&
      (head?.lower === 'time' || isPos(parts[to], 'ADJ') || SAYING_OF_WHAT.includes(parts[to]?.lower ?? '')));
  const isOfBoth = determiner === 'both' && parts[to]?.lower === 'and';
  const ofWhat = parts[to]?.lower === 'of' ? phrases.find((other) => other.from === to + 1) : undefined;
  const isOfTold =
    ofWhat?.words.some(
      (word) => isCapital(word) || isOwn(subject, word) || isHeadOfSubject(rootOf(word.lower), subject),
    ) === true;
  return isNamed || isItself || isKnown || isOnly || isOfBoth || isOfTold;
}

const SAYING_OF_WHAT = ['of', 'to', 'in', 'who', 'that', 'which', 'ever'];

/** "Scott", "Tavriya": who or what is that? */
const loneName = ({ parts, phrases, subject }: Reading): NounPhrase | undefined =>
  phrases.find(({ from, words: [word, ...more] }) => {
    if (!word || more.length > 0 || !isPos(word, 'PROPN') || !isCapital(word) || isOwn(subject, word))
      return false;
    const [tagged] = taggedWords(word.text);
    // "Miners sell tin", "Rice grows": each sentence begins with a capital letter.
    const isCommon =
      subject.isWrittenSmall(word.text) ||
      is(tagged, 'Plural') ||
      (isInDictionary(word.lower) && !is(tagged, 'Person', 'Organization'));
    if (from === 0 && isCommon) return false;
    // "The highest mountain is Semeru": the sentence says what that is.
    if (parts[from - 1]?.lemma === 'be') return false;
    return !is(tagged, 'Place', 'Demonym', 'Month', 'WeekDay', 'Acronym') && !isPos(parts[from - 1], 'ADP');
  });

const BESIDE = [
  ...['more', 'less', 'fewer', 'other', 'others', 'another', 'further', 'additional'],
  ...['same', 'different', 'similar', 'later', 'earlier'],
];
/** Than or beside what? "shrimp and other animals" says it. */
const compares = ({ parts }: Reading): boolean =>
  !parts.some(({ lower }) => lower === 'than') &&
  parts.some(
    (part, at) =>
      !isCapital(part) &&
      !isPos(parts[at - 1], 'CCONJ') &&
      (BESIDE.includes(part.lower) ||
        (isPos(part, 'ADJ') && part.lower !== part.lemma && part.lower.endsWith('er'))),
  );

/** "Member of a club", "Composer's credit": one of them, or the one that was told of. */
const beginsBare = ({ phrases: [first], subject }: Reading): boolean =>
  first?.from === 0 &&
  first.determiner === '' &&
  isPos(first.head, 'NOUN') &&
  first.head?.lower === first.head?.lemma &&
  !first.words.some((word) => isOwn(subject, word) || isPos(word, 'NUM') || isLittle(word.lower));

const SIGNS: readonly (readonly [Doubt['why'], (reading: Reading) => NounPhrase | boolean | undefined])[] = [
  ['name', loneName],
  ['thing', untoldThing],
  ['subject', isOnOther],
  ['time', isUndated],
  ['comparison', compares],
  ['unsure', beginsBare],
];
