/**
 * Why a sentence may not be said without somebody who has read it: of English, signs that are broad and know no exceptions.
 * What has one may stand alone, and its text may as well have told elsewhere what it speaks of. Of 528 sentences read blind,
 * 2 in 100 of those without a sign were at fault, and 24 of those with one.
 */
import type { OfferedSentence } from '../../../contract/scripts/article';
import type { Part } from '../../text/partsOfSpeech';
import { taggedWords } from '../../pictures/cards/taggedWords';
import { isInDictionary } from '../../text/spelling';
import { isLittle, rootOf, wordsOf } from '../../text/words';
import { doubtByWords } from './doubtsByWords';
import { is, RELATIVE } from './englishGrammar';
import { joinsOn, pronounWithoutNoun } from './leansBack';
import { isCapital, isPos, OF_PERSONS, type NounPhrase } from './nounPhrases';
import { readingOf, type Reading } from './reading';
import type { Standing } from './standing';
import { isHeadOfSubject, saysSubject, type Subject } from './subject';
import { isCountedFromOne, isPastAt, tellsWhen } from './times';

type Doubt = NonNullable<OfferedSentence['leansOn']>;

/** The first that is found; nothing where it may be said. */
export function doubtIn(sentence: string, standing: Standing): Doubt | undefined {
  if (standing.language !== 'en') return doubtByWords(sentence, standing);
  const reading = readingOf(sentence, standing);
  for (const [why, signIn] of SIGNS) {
    if (standing.isOwn && OF_ARTICLES.includes(why)) continue;
    const found = signIn(reading);
    if (found) return { why, words: found === true ? '' : textOf('words' in found ? found.words : [found]) };
  }
  return undefined;
}

const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join(' ');
const isOwn = ({ names }: Subject, { lower }: Part) =>
  !isLittle(lower) && names.has(lower.replace(/'s$/, ''));

/** "Albert Einstein", "Udine railway", and neither "spoonbills" nor "Tin mining": what is said beside a kind is so at all times, where it has not happened. */
const isNamed = ({ inside, isWrittenSmall }: Subject): boolean => {
  const [first = '', ...more] = inside.split(' ').filter((word) => !isLittle(word));
  const isSmall = (word: string) => /^\p{Ll}[^\p{Lu}]*$/u.test(word);
  return !isSmall(first) && !(more.some(isSmall) && isWrittenSmall(first));
};
/** It says nothing of what the text is on by name; or somebody else does it, and "his" may be either's. */
const isOnOther = (reading: Reading): boolean => {
  const { parts, phrases, verb, subject } = reading;
  const isSaidIn = (some: readonly Part[]) => saysSubject(textOf(some), subject);
  return (
    phrases.some((phrase) => isOfNamesake(phrase, reading)) ||
    ((isNamed(subject) || hasHappened(reading)) &&
      !isSaidIn(parts.slice(0, verb)) &&
      (!isSaidIn(parts.slice(verb)) || parts.some(isPersonal))) ||
    (!subject.isPerson && parts.some(({ lower }) => OF_PERSONS.includes(lower))) ||
    lacksPlace(reading)
  );
};
/** "was sold", "have been fulfilled" */
const hasHappened = ({ parts, verb }: Reading): boolean =>
  isPastAt(parts, verb) || (parts[verb]?.lemma === 'have' && isPos(parts[verb + 1], 'AUX', 'VERB', 'ADV'));
const PERSONAL = ['he', 'she', 'it', 'they', 'him', 'her', 'them', 'his', 'its', 'their'];
const isPersonal = (part: Part) => isPos(part, 'PRON') && PERSONAL.includes(part.lower);

/** Letters that "Chad" and "Chadian", "Spain" and "Spanish" share. */
const SHARED = 3;
/** "Children were kidnapped" in a section that is headed "Burundi": where? */
function lacksPlace({ parts, place = '', subject }: Reading): boolean {
  const names = (place.match(/\p{Lu}\p{L}{2,}/gu) ?? []).filter((name) => name !== 'The');
  if (names.every((name) => subject.names.has(name.toLowerCase()))) return false;
  return !names.some((name) => {
    const stem = name.slice(0, Math.max(SHARED, name.length - SHARED));
    return parts.some(({ text }) => text.startsWith(stem));
  });
}

/** "Mr. Dyer" of an article on her, "Hazel Draper" of one on Eben Draper: with the last name alone of what the subject is called. */
function isOfNamesake({ words, to }: NounPhrase, { verb, subject }: Reading): boolean {
  const { isPerson, pronoun, names, name } = subject;
  const own = new Set([...names, ...wordsOf(name)].flatMap((word) => word.split('-')));
  const isItsOwn = ({ lower }: Part) => lower.split(/[-.]/).some((word) => own.has(word));
  const [last, ...before] = words.toReversed();
  if (!isPerson || to > verb || !last || !isItsOwn(last) || before.some(isItsOwn)) return false;
  return before.some(
    (word) =>
      OTHERS_TITLES[pronoun]?.includes(word.lower.replace('.', '')) === true ||
      (isPos(word, 'PROPN') && !is(taggedWords(word.text)[0], 'Honorific', 'Actor', 'Month', 'Date')),
  );
}
const OTHERS_TITLES: Readonly<Record<string, readonly string[]>> = {
  he: ['mrs', 'miss', 'ms', 'lady'],
  she: ['mr', 'sir', 'lord'],
};

/** "wrote", "was in Paris", and neither "was a poet" nor "was born": at which moment of what was told? An introduction tells of all of it. */
function isUndated({ parts, verb, isOfIntroduction = false }: Reading): boolean {
  const next = parts.slice(verb + 1).find((part) => !isPos(part, 'ADV', 'PART'));
  const isOnce = next?.lower === 'born';
  // "would serve", "went on to serve", "had served": after or before what?
  const isBeside =
    parts[verb]?.lower === 'would' ||
    (parts[verb]?.lemma === 'go' && parts[verb + 1]?.lower === 'on' && parts[verb + 2]?.lower === 'to') ||
    (parts[verb]?.lower === 'had' && isPos(next, 'VERB', 'AUX'));
  const happened =
    isPastAt(parts, verb) && (parts[verb]?.lemma !== 'be' || isPos(next, 'VERB', 'ADP', 'NUM', 'ADJ'));
  return ((happened && !isOfIntroduction) || isBeside) && !isOnce && !tellsWhen(parts);
}

/** "The towns" are none of one town, and "the asteroid" of an article on asteroids, or on any asteroid, is one of them. */
function isOtherInNumber(words: readonly Part[], head: Part, { isOne, name, inside }: Subject): boolean {
  const isPlural = is(taggedWords(head.text)[0], 'Plural');
  const isOfMany = /^an? /i.test(name) || (!isOne && is(taggedWords(inside).at(-1), 'Plural'));
  return (isOne && isPlural) || (words.length === 2 && isOfMany && !isPlural);
}

/** An introduction is written to be read first, and takes as known only what the sentence before has told: that is what one begins with, and what somebody did something to, "denied the charge". */
const askedOf = (reading: Reading): readonly NounPhrase[] => {
  const { phrases, parts, isOfIntroduction = false } = reading;
  if (!isOfIntroduction) return phrases;
  const tells = hasHappened(reading);
  return phrases.filter(
    ({ from, to }) => from === 0 || (tells && !TELLING_WHICH.includes(parts[to]?.lower ?? '')),
  );
};
/** Behind a noun: "the idea | of inflation". */
const TELLING_WHICH = [...RELATIVE, 'of', 'when'];

/** "the match", and neither "the Amazon", "the end of the Amazon" nor "the first match": which? */
const untoldThing = (reading: Reading): NounPhrase | undefined =>
  askedOf(reading).find(
    (phrase) =>
      (['the', 'both'].includes(phrase.determiner) || phrase.words[1]?.lower === 'the') &&
      !isTold(phrase, reading),
  );
function isTold(
  { words, head, from, to, determiner }: NounPhrase,
  { parts, phrases, verb, subject, words: { known }, isAnother = () => false }: Reading,
) {
  const [, second] = words;
  // "The Order was" for a longer name that was told elsewhere, and neither "The Order of Christ" nor "The BBC"
  const isShortened =
    from === 0 &&
    words.length === 2 &&
    isPos(parts[to], 'VERB', 'AUX') &&
    /^\p{Lu}\p{Ll}/u.test(second?.text ?? '') &&
    isInDictionary(second?.lower ?? '') &&
    subject.isWrittenSmall(second?.text ?? '');
  const isNamed =
    !isShortened &&
    words.some(
      (word) => isPos(word, 'PROPN') || (isCapital(word) && word !== parts[0]) || /\d/.test(word.text),
    );
  const isItself =
    from < verb &&
    head !== undefined &&
    (isOwn(subject, head) || isHeadOfSubject(rootOf(head.lower), subject)) &&
    !isOtherInNumber(words, head, subject) &&
    !isAnother(rootOf(head.lower));
  const isKnown = known.includes(head?.lower ?? '');
  const isRanked = (...tags: string[]) =>
    words.some(({ text }) => taggedWords(text).some((word) => is(word, ...tags)));
  // "the first woman to fly", "for the first time", "the nineteenth century", and not "the first leg".
  const isOnly =
    isRanked('Superlative') ||
    (isRanked('Ordinal') &&
      (head?.lower === 'time' ||
        (head && isCountedFromOne(head)) ||
        isPos(parts[to], 'ADJ') ||
        SAYING_OF_WHAT.includes(parts[to]?.lower ?? '')));
  const isOfBoth = determiner === 'both' && parts[to]?.lower === 'and';
  const ofWhat = parts[to]?.lower === 'of' ? phrases.find((other) => other.from === to + 1) : undefined;
  const isOfTold =
    ofWhat?.words.some(
      (word) => isCapital(word) || isOwn(subject, word) || isHeadOfSubject(rootOf(word.lower), subject),
    ) === true;
  return isNamed || isItself || isKnown || isOnly || isOfBoth || isOfTold;
}

const SAYING_OF_WHAT = ['of', 'to', 'in', 'who', 'that', 'which', 'ever'];

/** "Scott", "Tavriya", and neither "in Padstow" nor "by Sony": who or what is that? */
const loneName = (reading: Reading): NounPhrase | undefined => {
  const { parts, subject } = reading;
  return askedOf(reading).find(({ from, determiner, words }) => {
    const [word, ...more] = (determiner === 'both' ? words.slice(1) : words).filter(
      // "Roger Sr."
      ({ lower }) => !/^[sj]r\.?$/.test(lower),
    );
    if (!word || more.length > 0 || !isCapital(word) || isOwn(subject, word)) return false;
    const isInFull = subject.fullNameOf(word.text)?.isPerson === true;
    // "Hammer was a pioneer" where the text has said "William Hammer"
    if (!isPos(word, 'PROPN') && !(from > 0 && isPos(word, 'NOUN') && isInFull)) return false;
    const [tagged] = taggedWords(word.text);
    // "Miners sell tin", "Rice grows": each sentence begins with a capital letter.
    const isCommon =
      !isInFull &&
      (subject.isWrittenSmall(word.text) ||
        (isInDictionary(word.lower) && !is(tagged, 'Person', 'Organization')));
    if (from === 0 && isCommon) return false;
    // "The highest mountain is Semeru": the sentence says what that is.
    if (parts[from - 1]?.lemma === 'be') return false;
    // The text says all of the name elsewhere: "Khalil Tatum".
    const isShort = isInFull && !is(tagged, 'Place');
    const isPlaced = isPos(parts[from - 1], 'ADP') && !isShort;
    // "Murat married": no place does.
    if (from === 0 && isInFull) return true;
    return !isPlaced && !is(tagged, 'Place', 'Demonym', 'Month', 'WeekDay', 'Acronym');
  });
};

/** "b and c are parameters": letters of a formula that is not said. */
const loneLetter = ({ parts, subject }: Reading): Part | undefined =>
  parts.find(
    (part, at) =>
      (/^[b-z]$/.test(part.text) || (at === 0 && /^[B-HJ-Z]$/.test(part.text))) && !isOwn(subject, part),
  );

/** "Cleveland declined, and …": what, or from what? */
const leavesObjectOut = ({ parts, verb }: Reading): Part | undefined => {
  const [said, next, behind] = parts.slice(verb);
  const isBare =
    next?.text === ',' ? isPos(behind, 'CCONJ') : isPos(next, 'CCONJ') && !isPos(behind, 'VERB', 'ADV');
  return isBare && isPos(said, 'VERB') && isPastAt(parts, verb) ? said : undefined;
};

/** "Examples include iron", "is a notable exception, with …": of what? */
const isOfUntold = ({ phrases, parts, subject, words: { relating } }: Reading): NounPhrase | undefined =>
  phrases.find(
    ({ head, from, to, words, isOwned }) =>
      (from === 0 || parts[from - 1]?.lemma === 'be') &&
      relating.map(rootOf).includes(rootOf(head?.lower ?? '')) &&
      !isOwned &&
      !isPos(parts[to], 'ADP', 'PART') &&
      !words.some((word) => isOwn(subject, word)),
  );

/** "A fourth category": the first three were told elsewhere. */
const countsOn = ({ phrases }: Reading): NounPhrase | undefined =>
  phrases.find(
    ({ determiner, words: [, word] }) =>
      /^an?$/.test(determiner) && word?.lower !== 'first' && is(taggedWords(word?.text ?? '')[0], 'Ordinal'),
  );

/** Than or beside what? "shrimp and other animals" says it. */
const compares = ({ parts, words: { beside, degrees } }: Reading): boolean =>
  !parts.some(({ lower }) => lower === 'than') &&
  parts.some((part, at) => {
    // "Smaller towns": the one tagger takes what begins a sentence for a name.
    if (at === 0 && isCapital(part))
      return degrees.includes(part.lower) || is(taggedWords(part.lower)[0], 'Comparative');
    const isMore = isPos(part, 'ADJ') && part.lower !== part.lemma && part.lower.endsWith('er');
    return (
      !isCapital(part) &&
      !isPos(parts[at - 1], 'CCONJ') &&
      ([...degrees, ...beside].includes(part.lower) || isMore)
    );
  });

/** "Member of a club", "Composer's credit": one of them, or the one that was told of; what brings up something may name it so. */
const beginsBare = ({ phrases: [first], subject, isIntroducing = false }: Reading): boolean =>
  !isIntroducing &&
  first?.from === 0 &&
  first.determiner === '' &&
  isPos(first.head, 'NOUN') &&
  first.head?.lower === first.head?.lemma &&
  !first.words.some((word) => isOwn(subject, word) || isPos(word, 'NUM') || isLittle(word.lower));

/** Notes may be on anything, and their author knows when. */
const OF_ARTICLES: readonly Doubt['why'][] = ['subject', 'time'];
type Sign = readonly [Doubt['why'], (reading: Reading) => NounPhrase | Part | boolean | undefined];
const SIGNS: readonly Sign[] = [
  ['pronoun', pronounWithoutNoun],
  ['joins', joinsOn],
  ['name', loneName],
  ['name', loneLetter],
  ['thing', untoldThing],
  ['thing', leavesObjectOut],
  ['thing', countsOn],
  ['subject', isOnOther],
  ['time', isUndated],
  ['comparison', compares],
  ['unsure', isOfUntold],
  ['unsure', beginsBare],
];
