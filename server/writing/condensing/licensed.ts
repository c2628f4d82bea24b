/**
 * Whether each thing that an English sentence speaks of is one that a listener can know: by its name, as what the text
 * is on, as one of a kind ("a town", "most towns"), or as what the sentence itself says of it ("the end of the war"). What
 * is not so licensed is named by its kind.
 */
import { taggedWords } from '../../pictures/cards/taggedWords';
import { isPerson } from './persons';
import { partsOf, type Part } from '../../text/partsOfSpeech';
import { isInDictionary } from '../../text/spelling';
import { isLittle, rootOf } from '../../text/words';
import { clauseVerbOf } from './clauseVerb';
import { is, isFinite } from './englishGrammar';
import { isCapital, isParticiple, isPos, nounPhrasesOf, type NounPhrase } from './nounPhrases';
import type { SentenceWords } from './sentenceWords';
import type { Standing } from './standing';
import { isHeadOfSubject, type Subject } from './subject';

export type Unlicensed =
  | 'noClause'
  | 'cutShort'
  | 'pronoun'
  | 'leftOut'
  | 'name'
  | 'definite'
  | 'ofWhat'
  | 'comparison'
  | 'other'
  | 'connective';

interface Known {
  readonly subject: Subject;
  readonly words: SentenceWords;
  /** Roots of what its paragraph has spoken of, where one of them may be any of its kind. */
  readonly spokenOf?: ReadonlySet<string> | undefined;
  readonly isIntroduction?: boolean | undefined;
  readonly isAnother?: ((root: string) => boolean) | undefined;
  /** "The river" of an article on one is known by its name alone: "the Amazon". */
  readonly isStrict?: boolean | undefined;
}

interface Reading extends Known {
  readonly parts: readonly Part[];
  readonly phrases: readonly NounPhrase[];
  readonly verb: number;
}

export interface Lack {
  readonly kind: Unlicensed;
  /** What lacks it; empty where it is the whole sentence. */
  readonly words: string;
}

/** What a sentence lacks to stand alone; nothing where all is licensed. */
export function unlicensedIn(sentence: string, known: Known): Lack | null {
  const reading = readingOf(sentence, known);
  if (reading.verb < 0) return { kind: 'noClause', words: '' };
  for (const [kind, lacking] of CHECKS) {
    const found = lacking(reading);
    if (found) return { kind, words: found === true ? '' : textOf('words' in found ? found.words : [found]) };
  }
  return null;
}
function readingOf(sentence: string, known: Known): Reading {
  const parts = partsOf(sentence.replace(/["“”„]/g, ''));
  const verb = verbOf(parts, known.words.verbs.reduced);
  return { ...known, parts, verb, phrases: nounPhrasesOf(parts) };
}
const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join(' ');

export const isLicensed = (sentence: string, known: Standing): boolean =>
  unlicensedIn(sentence, known) === null;

/** Whether it has a clause of its own, and no end of it is missing. */
export const isFormed = (sentence: string, known: Standing): boolean => {
  const reading = readingOf(sentence, known);
  return reading.verb >= 0 && CHECKS.every(([kind, lacking]) => kind !== 'cutShort' || !lacking(reading));
};

/**
 * Of notes, whose author may leave out more: "the two men".
 * @param ofAny "the nest" may be any nest where its paragraph has spoken of one
 */
export const isThingKnown = (sentence: string, { before, ...known }: Standing, ofAny: boolean): boolean =>
  !unknownThing(readingOf(sentence, { ...known, spokenOf: ofAny ? before : undefined }));

/** Where one tagger takes the verb for a noun, the other one tells, if nothing is put in between. */
function verbOf(parts: readonly Part[], reduced: ReadonlySet<string>): number {
  const verb = clauseVerbOf(parts, reduced);
  if (verb >= 0) return verb;
  const words = parts.filter(({ pos }) => pos !== 'PUNCT');
  const tagged = taggedWords(words.map(({ text }) => text).join(' '));
  const word = tagged.findIndex((_, at) => at > 0 && isFinite(tagged, at));
  const at = parts.findIndex((part) => part.lower === tagged[word]?.text.toLowerCase());
  const isPlain =
    isPos(parts[at], 'NOUN', 'ADJ') &&
    isPos(parts[at - 1], 'NOUN', 'PROPN', 'NUM', 'ADV') &&
    // "The granite steps used for fonts": they are steps.
    !isPos(parts[at + 1], 'VERB') &&
    !is(tagged[word - 1], 'Adjective') &&
    !parts.slice(0, at).some((part) => isPos(part, 'PUNCT'));
  return isPlain ? at : -1;
}

/** The nouns that a sentence brings up, for those behind it. */
const INDEFINITE = ['a', 'an', 'another', 'some', 'several', 'two', 'three'];
/** The nouns of which a sentence brings up one that nothing before it has told of: "a ranger station", "Smith's school". */
export function newIn(sentence: string, { names }: Subject): string[] {
  const parts = partsOf(sentence);
  return nounPhrasesOf(parts).flatMap(({ head, from, words, determiner, isOwned }) => {
    const isPredicate = isPos(parts[from - 1], 'AUX');
    const isItsOwn = words.some((word) => names.has(word.lower));
    if (!head || isPos(head, 'PROPN') || isPredicate || isItsOwn) return [];
    const isNamed = words.some((word) => word !== head && isPos(word, 'PROPN'));
    const isNew =
      INDEFINITE.includes(determiner || (words[0]?.lower ?? '')) || isNamed || (isOwned && determiner === '');
    return isNew ? [rootOf(head.lower)] : [];
  });
}

/** "In Swedish referred to as X", "From Greek πτερόν is a genus": all that stands before the verb is of a preposition. */
const lacksSubject = ({ parts, phrases, verb, words: { subordinators } }: Reading): boolean => {
  if (subordinators.includes(parts[0]?.lower ?? '')) return false;
  const before = parts.slice(0, verb);
  const isSaid = before.some(
    (part, at) =>
      (isPos(part, 'PRON', 'PART') && !isPos(before[at - 1], 'ADP')) ||
      (at === 0 && (isPos(part, 'VERB') || part.lower.endsWith('ing'))) ||
      part.lower === 'there',
  );
  if (isSaid) return false;
  return !phrases.some(({ from, to, words, determiner }) => {
    if (from > verb) return false;
    // "In 2006 Kamen was": a year and a name are two.
    const [first, second] = words;
    const isTwo = /^\d{3,4}$/.test(first?.text ?? '') && isPos(second, 'PROPN', 'NOUN');
    // "At the meeting David Lloyd George referred"
    const isNamed =
      to === verb &&
      words.some(
        (word, at) =>
          at > 0 &&
          isPos(word, 'PROPN') &&
          // "On 11 February 2016 | named X": nobody is called February.
          !taggedWords(word.text).some((one) => is(one, 'Month')) &&
          (determiner === '' || isPos(words[at - 1], 'NOUN')),
      );
    // "more than 6,000 people were": it leads to a number here, and to no other half.
    const isCount = parts[from - 1]?.lower === 'than' && isPos(first, 'NUM');
    return isTwo || isNamed || isCount || !isPos(plainPart(parts, from), 'ADP');
  });
};
const plainPart = (parts: readonly Part[], from: number) =>
  isPos(parts[from - 1], 'ADV') ? parts[from - 2] : parts[from - 1];

/** "a game known as and was released": neither "grew up and", of a verb, nor "in and near". */
const hasNothingGoverned = (parts: readonly Part[]): boolean =>
  parts.some(
    (part, at) => isPos(part, 'ADP') && isPos(parts[at + 1], 'CCONJ') && isPos(parts[at + 2], 'VERB', 'AUX'),
  ) &&
  taggedWords(textOf(parts)).some(
    (word, at, all) =>
      is(word, 'Preposition') &&
      !is(word, 'Particle') &&
      is(all[at + 1], 'Conjunction') &&
      is(all[at + 2], 'Copula', 'Auxiliary'),
  );

const endsCut = ({ parts }: Reading): boolean => {
  // "awarded the in 1981": a template has lost its words.
  const hasGap = parts.some(
    (part, at) =>
      ['the', 'a', 'an', 'every'].includes(part.lower) && isPos(parts[at + 1], 'ADP', 'SCONJ', 'CCONJ'),
  );
  // "profiled for his in a magazine", and not "a friend of his in Rome"
  const hasNothingOwned = parts.some(
    (part, at) =>
      ['his', 'its', 'their'].includes(part.lower) &&
      isPos(parts[at - 1], 'ADP') &&
      parts[at - 1]?.lower !== 'of' &&
      isPos(parts[at + 1], 'ADP', 'SCONJ'),
  );
  if (hasGap || hasNothingOwned || hasNothingGoverned(parts)) return true;
  const last = parts.findLast(({ pos }) => pos !== 'PUNCT');
  // "were defeated 2–1 by 1.", of a club that is called "1. FC …"
  const [number, preposition] = parts.filter(({ pos }) => pos !== 'PUNCT').toReversed();
  const isNumber = /^\d{1,2}$/.test(number?.text ?? '') && isPos(preposition, 'ADP');
  // "aged 18 to 49", "seven out of 10"
  if (isNumber && !['to', 'of'].includes(preposition?.lower ?? '')) return true;
  // "the album "Hook Me Up"": the last word of a name.
  const isName = isCapital(last);
  return (
    (!isName && isPos(last, 'AUX', 'CCONJ', 'SCONJ', 'ADP')) ||
    // "and has been called.": what?
    (GIVING_NAMES.includes(last?.lemma ?? '') && isPos(last, 'VERB')) ||
    ['to', 'a', 'an', 'the', 'who', 'which', 'whose'].includes(last?.lower ?? '') ||
    /^[a-z]$/.test(last?.text ?? '')
  );
};

const RELATIVE = ['which', 'who', 'whom', 'whose', 'where'];
/** "a system of processes by which organisms.": what they do is missing. */
const leavesClauseOpen = ({ parts }: Reading): boolean => {
  const last = parts.findLastIndex(
    ({ lower, pos }, at) =>
      (RELATIVE.includes(lower) && isPos(parts[at - 1], 'NOUN', 'PROPN', 'ADP', 'PUNCT')) ||
      (lower === 'when' && isPos(parts[at - 1], 'PUNCT', 'NUM')) ||
      // "…, although a small railbus."
      (pos === 'SCONJ' && lower !== 'that' && lower !== 'as' && isPos(parts[at - 1], 'PUNCT')) ||
      // "states that the velocity of a planet.", and not "is like that of a planet"
      (lower === 'that' &&
        (pos === 'SCONJ' || isPos(parts[at - 1], 'VERB')) &&
        isPos(parts[at + 1], 'DET', 'NOUN', 'PROPN', 'ADJ', 'PUNCT')),
  );
  // "when the Smelting and Refining Company.": a name does nothing.
  const isDoing = (part: Part, at: number, all: readonly Part[]) =>
    isPos(part, 'AUX') ||
    (isPos(part, 'VERB') &&
      !isCapital(part) &&
      // "when the old hospital, founded by him."
      !(all[at - 1]?.text === ',' && isParticiple(part) && isPos(all[at + 1], 'ADP')));
  if (last > 0 && !parts.slice(last).some(isDoing)) return true;
  // "…, but when it is much and goes on.": what is so then is missing.
  const joint = parts.findIndex(
    ({ lower }, at) =>
      ['but', 'and', '—', '–'].includes(lower) && OPENING.includes(parts[at + 1]?.lower ?? ''),
  );
  const comma = parts.findIndex(({ text }, at) => at > joint + 2 && text === ',');
  return joint > 0 && (comma < 0 || !parts.slice(comma).some((part) => isPos(part, 'VERB', 'AUX')));
};

const OPENING = ['when', 'if', 'although', 'because', 'unless'];
const FIGURE = /^\p{Sc}?\d/u;
export const isPastAt = (parts: readonly Part[], verb: number): boolean => {
  const { lower = '', lemma = '' } = parts[verb] ?? {};
  return lower !== lemma && (['was', 'were'].includes(lower) || !/(?:s|ing)$|^(?:are|am)$/.test(lower));
};

/** "shrank from 68% to 62%": from when to when? */
const changesUndated = ({ parts, verb }: Reading): boolean => {
  const isFigure = (at: number) =>
    FIGURE.test(parts[at]?.text ?? '') || FIGURE.test(parts[at + 1]?.text ?? '');
  return (
    isPastAt(parts, verb) &&
    !parts.some(({ text }) => /^\d{4}s?$/.test(text)) &&
    parts.some(
      (part, at) =>
        part.lower === 'from' &&
        isFigure(at + 1) &&
        parts.slice(at, at + 6).some((one, place) => one.lower === 'to' && isFigure(at + place + 1)),
    )
  );
};

const OBJECTS = ['it', 'him', 'them'];
const isPlural = ({ lower, lemma }: Part) => lemma !== lower && lower.endsWith('s');
/** "Davis", "the king", and neither "the New Testament", "a Supreme Court", "December" nor "London". */
const mayBePerson = ({ head, determiner, words }: NounPhrase): boolean => {
  if (!head) return false;
  if (!isPos(head, 'PROPN')) return !isPlural(head) && isPerson(head.lower);
  const [tagged] = words.length === 1 ? taggedWords(head.text) : [];
  return !['the', 'a', 'an'].includes(determiner) && !is(tagged, 'Month', 'WeekDay', 'Place');
};

const THEY = ['they', 'them', 'their'];
/** "players", "the Cubs", "Ford": no name of one person, and no noun of one thing. */
const mayBeMany = ({ head }: NounPhrase): boolean =>
  head !== undefined &&
  (isPos(head, 'PROPN') ? !is(taggedWords(head.text)[0], 'Person', 'Place', 'Month') : isPlural(head));

/** "They're", "does not record his death", and "was built behind it", where it can only be what was built. */
const pronounWithoutNoun = ({
  parts,
  phrases,
  subject,
  words: { pronouns, subjects },
}: Reading): Part | undefined =>
  parts.find((part, at) => {
    const isOfPerson = pronouns.person.includes(part.lower);
    if (!isPos(part, 'PRON') || (!isOfPerson && !pronouns.any.includes(part.lower))) return false;
    const before = phrases.filter(({ to, head }) => to <= at && head && !/^\d/.test(head.text));
    const isHis = [subject.pronoun, subjects[subject.pronoun]].includes(part.lower);
    const isSubject = ({ head }: NounPhrase) =>
      isHis &&
      head !== undefined &&
      !(isPlural(head) && subject.isOne) &&
      isHeadOfSubject(rootOf(head.lower), subject);
    if (isOfPerson && !before.some((one) => mayBePerson(one) || isSubject(one))) return true;
    if (before.length === 0) return true;
    // "Parker's last act as their priest": one person is not they.
    const areMany =
      parts.slice(0, at).some((one) => isPos(one, 'CCONJ')) || before.some((one) => mayBeMany(one));
    if (THEY.includes(part.lower) && pronouns.person.includes(subject.pronoun) && !areMany) return true;
    const isBehindClause = parts.slice(0, at).some((one) => isPos(one, 'SCONJ') || one.lower === 'which');
    return (
      OBJECTS.includes(part.lower) &&
      !isPos(parts[at + 1], 'VERB', 'AUX') &&
      before.length < (isBehindClause ? 1 : 2)
    );
  });

/** "Many produce oils", "the most complete is", "two were lost". */
const leavesNounOut = ({ parts, phrases, verb, words }: Reading): boolean => {
  const [first] = phrases;
  // "In March, the two competed"
  const areUntold = phrases.some(
    ({ determiner, words: [, number, ...more], to }) =>
      determiner === 'the' && isPos(number, 'NUM') && more.length === 0 && isPos(parts[to], 'VERB', 'AUX'),
  );
  if (areUntold) return true;
  if (!first || first.from > 0 || first.head || first.words.slice(1).some(isCapital)) return false;
  const last = first.words.at(-1);
  if (/^\d{4}$/.test(last?.text ?? '') || words.known.includes(last?.lower ?? '')) return false;
  return first.to === verb || isPos(parts[first.to], 'VERB', 'AUX');
};

/** "Slaying one could give power." */
const isOneAlone = ({ parts, phrases }: Reading): boolean =>
  phrases.some(
    ({ words: phrase, to, from }) =>
      ['one', 'ones'].includes(phrase.at(-1)?.lower ?? '') &&
      (phrase.length === 1 || from === 0) &&
      !['of', 'who', 'that', 'another', 'or', 'side'].includes(parts[to]?.lower ?? '') &&
      !['no', 'each'].includes(parts[from - 1]?.lower ?? ''),
  );

const isSuperlative = (words: readonly Part[]) =>
  words.some((word, at) => word.lower.endsWith('est') && word.lemma !== word.lower && at < words.length - 1);

/** "the vote was close", "from the raw data". */
const unknownThing = (reading: Reading): NounPhrase | undefined =>
  reading.phrases.find((whole, at) => {
    const phrase = withoutName(whole, reading);
    const { determiner, head, isOwned } = phrase;
    if (!head || isOwned || !['the', 'both'].includes(determiner)) return false;
    if (isSaidWhich(phrase, reading)) return false;
    // "is one of the basic views" of an article on one of them.
    return isOneOf(phrase, reading) || !isKnown(phrase, at, reading);
  });

/** "the nineteenth century" */
const isCentury = (phrase: readonly Part[]): boolean =>
  phrase.at(-1)?.lower === 'century' &&
  phrase.some(({ lower }) => lower.endsWith('th') || lower.endsWith('first'));

const isOneOf = ({ from }: NounPhrase, { parts }: Reading): boolean =>
  parts[from - 1]?.lower === 'of' && parts[from - 2]?.lower === 'one';

const GIVING_NAMES = ['name', 'rename', 'call', 'dub', 'title', 'christen'];

/** Without a name behind its noun that does not tell which one it is. */
function withoutName(said: NounPhrase, { parts, phrases, verb }: Reading): NounPhrase {
  const { words: all, to, from } = said;
  // "At the meeting | David Lloyd George, Chancellor, …": behind a preposition, and who does it begins with the name.
  const name = all.findIndex((word, at) => at > 0 && isPos(word, 'PROPN') && isPos(all[at - 1], 'NOUN'));
  const isOther =
    name > 0 &&
    isPos(parts[from - 1], 'ADP') &&
    to <= verb &&
    !phrases.some(
      (one) => one.from < verb && one.from !== from && !isPos(parts[one.from - 1], 'ADP', 'PUNCT'),
    );
  // "named the property | China Grove": the name is given, and does not tell which property.
  const isGivenName = name > 0 && GIVING_NAMES.includes(parts[from - 1]?.lemma ?? '');
  if (!isOther && !isGivenName) return said;
  return { ...said, words: all.slice(0, name), to: from + name, head: all[name - 1] };
}

function isSaidWhich(said: NounPhrase, reading: Reading): boolean {
  const { words: phrase, to, from, head } = said;
  const { parts, phrases, verb, words, subject } = reading;
  const { saying, sayingOfSubject, naming, parting } = words.definite;
  const [next, behind] = [parts[to], parts[to + 1]];
  // "The Greek word was adopted": which one? And in a section "the word" is the one that it has just told of.
  const isUntoldWord =
    head !== undefined &&
    head === phrase.at(-1) &&
    naming.includes(head.lower) &&
    to === verb &&
    (phrase.length > 2 || reading.isIntroduction === false);
  if (isUntoldWord) return false;
  // "the Countess", "the elder Bell": neither a title nor a comparison with somebody tells who.
  const [, only, second] = phrase;
  const isTitle =
    phrase.length === 2 &&
    isCapital(only) &&
    isPerson(only?.lower ?? '') &&
    // "the Workers' Party": the name goes on.
    !(["'", "'s"].includes(next?.lower ?? '') && isCapital(behind)) &&
    next?.lower !== 'of';
  const isCompared =
    phrase.length === 3 && parting.includes(only?.lower ?? '') && subject.names.has(second?.lower ?? '');
  if (isTitle || isCompared) return false;
  // "In the first round X lost", and not "The first station opened": what a sentence opens with says when or where.
  const isPreface = isPos(parts[from - 1], 'ADP') && to <= verb;
  const isNamed = phrase.some(
    (word) =>
      isPos(word, 'PROPN') ||
      (isCapital(word) && word !== parts[0]) ||
      /\d(?:\d{3}|th|st|nd|rd|s)/.test(word.text) ||
      (naming.includes(word.lower) && (!isPreface || word === head)),
  );
  if (isNamed || isCentury(phrase) || isSuperlative(phrase)) return true;
  const isSubject = from < verb;
  if (next?.lower === 'to') return isPos(behind, 'VERB', 'AUX');
  if (saying.includes(next?.lower ?? '')) return true;
  if (isSubject && sayingOfSubject.includes(next?.lower ?? '')) return true;
  // "one of | the leading painters in Berlin"
  if (isOneOf(said, reading) && sayingOfSubject.includes(next?.lower ?? ''))
    return isCapital(behind?.lower === 'the' ? parts[to + 2] : behind);
  if (to !== verb && isParticiple(next)) return true;
  // "the capital, Rome, is"
  const behindComma = phrases.find((other) => other.from === to + 1);
  if (next?.text === ',' && isPos(behind, 'PROPN') && isPos(parts[behindComma?.to ?? -1], 'PUNCT'))
    return true;
  // "the flora and fauna of Brazil"
  if (isPos(next, 'CCONJ')) {
    const joined = phrases.find((other) => other.from === to + 1);
    if (joined && parts[joined.to]?.lower === 'of') return true;
  }
  const former = isPos(parts[from - 1], 'ADV') ? parts[from - 2] : parts[from - 1];
  // "was the winner"; "Khasekhemwy, the king,"
  return (
    (isPos(former, 'AUX') && former?.lemma === 'be') ||
    (former?.text === ',' && isPos(parts[from - 2], 'PROPN'))
  );
}

function isKnown(
  { head, words: phrase }: NounPhrase,
  at: number,
  { parts, verb, phrases, subject, words, spokenOf, isAnother = () => false, isStrict = false }: Reading,
): boolean {
  if (!head) return false;
  const isPast = isPastAt(parts, verb);
  const root = rootOf(head.lower);
  // "The new canals" of an article on canals are some of them.
  const areSome = head.lemma !== head.lower && isPast && phrase.some((word) => isPos(word, 'ADJ'));
  const areOthers =
    isHeadOfSubject(root, subject) && ((head.lemma !== head.lower && subject.isOne) || areSome);
  // "The school year" has brought up one school, and no "two schools".
  const isSaidBy = (word: Part, other: NounPhrase) =>
    isPos(word, 'NOUN', 'PROPN') &&
    rootOf(word.lower) === root &&
    (word === other.head || head.lemma === head.lower);
  const isBroughtUp = phrases.slice(0, at).some((other) => other.words.some((word) => isSaidBy(word, other)));
  // "The desalination plants" are none of "plants" that were told of.
  const isPlain = !phrase.some(
    (word) => word !== head && isPos(word, 'NOUN', 'ADJ') && spokenOf?.has(rootOf(word.lower)) !== true,
  );
  const isSubject =
    isHeadOfSubject(root, subject) &&
    (!isStrict ||
      isWholeName(phrase, subject) ||
      parts.some((part) => part !== head && isOfName(part, subject)));
  const isThatOne =
    !areOthers && (isSubject || (spokenOf?.has(root) === true && isPlain)) && !isAnother(root);
  // "the redeveloped ground" is not the ground.
  // "The body" of which an article has just told is no human one.
  const isKnownAlone = words.known.includes(head.lower) && !phrase.some(isParticiple) && !isAnother(root);
  return isBroughtUp || isThatOne || isKnownAlone;
}

const isOfName = (part: Part, { names }: Subject) =>
  isPos(part, 'NOUN', 'PROPN') && !isLittle(part.lower) && names.has(part.lower);
const isWholeName = (phrase: readonly Part[], { names }: Subject): boolean => {
  const said = new Set(phrase.map(({ lower }) => lower));
  return [...names].every((word) => isLittle(word) || said.has(word));
};

/** "Agents include X": agents of what? "in game 31": of which match? */
const isOneOfUntold = ({ parts, phrases, verb, subject }: Reading): boolean => {
  const [first] = phrases;
  // "Improvements" begins with a capital letter and is no name.
  const isName = (word: Part) =>
    isPos(word, 'PROPN') && (word !== parts[0] || !is(taggedWords(word.text)[0], 'Plural', 'Adjective'));
  const isListed =
    parts[verb]?.lemma === 'include' &&
    first?.to === verb &&
    first.determiner === '' &&
    !first.isOwned &&
    !first.words.some(isName) &&
    !isHeadOfSubject(rootOf(first.head?.lower ?? ''), subject);
  const isNumbered = phrases.some(({ words: phrase }) => {
    const [number, noun] = phrase.toReversed();
    return (
      isPos(number, 'NUM') &&
      isPos(noun, 'NOUN', 'PROPN') &&
      (!isCapital(noun) || noun === parts[0]) &&
      !isPlural(noun as Part) &&
      noun?.lower !== 'number' &&
      !/^\d{4}$/.test(number?.text ?? '')
    );
  });
  return isListed || isNumbered;
};

/** "recovered a part", "an upgraded version": of what? */
const lacksWhatOf = ({ parts, phrases, subject, words: { relational } }: Reading): NounPhrase | undefined =>
  phrases.find(({ from, to, words: phrase, head, determiner, isOwned }) => {
    if (!head || isOwned || !relational.includes(head.lower)) return false;
    // "The proposal was rejected" of an article on one.
    if (determiner === 'the' && subject.isOne && isHeadOfSubject(rootOf(head.lower), subject)) return false;
    const [before, next] = [parts[from - 1], parts[to]];
    const isIdiom = determiner === '' && (isPos(before, 'ADP') || before?.lemma === 'take');
    const isHad = before?.lemma === 'have';
    const isSaid =
      isPos(next, 'SCONJ') ||
      (isPos(next, 'ADP') && !/^\d/.test(parts[to + 1]?.text ?? '')) ||
      ['that', 'who', 'which', 'to'].includes(next?.lower ?? '') ||
      phrase.some((word) => word !== head && isPos(word, 'NOUN', 'PROPN', 'NUM'));
    return !isIdiom && !isHad && !isSaid;
  });

/** "a smaller river", "more effective": than which? */
const lacksPartner = ({ parts, phrases, words: { definite } }: Reading): boolean =>
  // "was not as strong": as what?
  parts.some(
    ({ lower }, at) =>
      lower === 'as' &&
      ['not', "n't"].includes(parts[at - 1]?.lower ?? '') &&
      isPos(parts[at + 1], 'ADJ', 'ADV') &&
      !parts.slice(at + 2).some((one) => one.lower === 'as'),
  ) ||
  (!parts.some(({ lower }) => [...definite.comparing, 'compared'].includes(lower)) &&
    parts.some((part, at) => {
      const next = parts[at + 1];
      // "his older brother"
      const isOwned = (place: number) =>
        phrases.some(({ from, to, isOwned: isHis }) => isHis && from <= place && place < to);
      const isComparative =
        isPos(part, 'ADJ') &&
        part.lower.endsWith('er') &&
        part.lemma !== part.lower &&
        !part.lemma.endsWith('er') &&
        // "an institution of higher learning"
        !(
          parts[at - 1]?.lower === 'of' &&
          phrases.some(({ from, head }) => from === at && head !== undefined && !isPlural(head))
        );
      // "more advanced animals"
      const isOfNoun = isParticiple(next) && isPos(parts[at + 2], 'NOUN');
      const isMore =
        ['more', 'less', 'fewer'].includes(part.lower) &&
        (isOfNoun || isPos(next, 'ADJ', 'ADV', 'NOUN', 'PROPN', 'DET', 'PUNCT'));
      return (
        (isComparative && !definite.parting.includes(part.lower) && !isOwned(at)) ||
        (isMore &&
          !isPos(parts[at - 1], 'CCONJ', 'NUM') &&
          !['no', 'once'].includes(parts[at - 1]?.lower ?? ''))
      );
    }));

/** "Argon is by far the cheapest.": of what? */
const lacksKind = ({ parts, phrases, verb }: Reading): boolean =>
  phrases.some(
    ({ from, to, words: phrase, determiner, head }) =>
      from > verb &&
      determiner === 'the' &&
      head === undefined &&
      phrase.length > 1 &&
      ((phrase.at(-1)?.lower.endsWith('est') === true && (!parts[to] || isPos(parts[to], 'PUNCT'))) ||
        // "was the first ever in Africa"
        (is(taggedWords(phrase.at(-1)?.text ?? '')[0], 'Ordinal') && isPos(parts[to], 'ADV', 'PUNCT'))),
  );

/** "is by far the largest suborder": of which? What the text is on is said to be so of all. */
const lacksWhole = ({ parts, phrases, verb, subject }: Reading): boolean =>
  parts[verb]?.lemma === 'be' &&
  !phrases.some(
    ({ to, words: phrase }) => to <= verb && phrase.some(({ lower }) => subject.names.has(lower)),
  ) &&
  phrases.some(
    ({ from, to, words: phrase, determiner, head }) =>
      from > verb &&
      determiner === 'the' &&
      head !== undefined &&
      isSuperlative(phrase) &&
      !phrase.some((word) => isPos(word, 'PROPN')) &&
      isPos(parts[to], 'PUNCT') &&
      parts.slice(verb + 1, from).every((word) => isPos(word, 'ADV', 'ADP')),
  );

const OTHER = ['other', 'another', 'additional', 'others', 'alternative', 'opposite'];
/** "from other species": than which? */
const lacksOther = ({ parts, phrases, subject }: Reading): Part | undefined =>
  parts.find(({ lower }, at) => {
    if (!OTHER.includes(lower)) return false;
    const before = parts[at - 1];
    // "Athena, unlike other goddesses": it is one of them.
    const isOneOf = (head: Part | undefined) => {
      const root = rootOf(head?.lower ?? '');
      return (
        isHeadOfSubject(root, subject) ||
        phrases.some((one) => one.to <= at && one.head && rootOf(one.head.lower) === root)
      );
    };
    const isNoun = isPos(parts[at], 'NOUN') && !lower.startsWith('other');
    const isSaid =
      isNoun ||
      isPos(before, 'CCONJ') ||
      isOneOf(phrases.find(({ from, to }) => from <= at && at < to)?.head) ||
      ['each', 'any', 'every', 'no', 'among'].includes(before?.lower ?? '') ||
      // "Many other inventions" are others than those that were told; "like many other herbs" is one of them.
      (['many', 'most'].includes(before?.lower ?? '') &&
        ['like', 'unlike', 'among', 'and', 'or'].includes(parts[at - 2]?.lower ?? '')) ||
      (isPos(before, 'ADJ', 'DET') && isPos(parts[at - 2], 'CCONJ')) ||
      parts.slice(at + 1, at + 5).some((one) => one.lower === 'than') ||
      // "one other victory" is none of a victory that it has told.
      parts.slice(0, at - 1).some((one) => ['one', 'some'].includes(one.lower));
    return !isSaid;
  });

/** "Jim escapes", "Wyatt's wife", "Lowenstein reports that …": a part of a name, which its own sentence does not say. */
const untoldName = ({ parts, phrases, subject, verb }: Reading): NounPhrase | undefined =>
  phrases.find(({ from, words: [word, ...more], head, determiner }) => {
    if (!word || more.length > 0 || determiner || head !== word || !isCapital(word)) return false;
    const isKnownName =
      subject.names.has(word.lower) ||
      phrases.some(
        (one) =>
          one.from < from && one.words.length > 1 && one.words.some(({ lower }) => lower === word.lower),
      );
    if (isKnownName) return false;
    const [tagged] = taggedWords(word.text);
    const saysThat = from === 0 && verb === 1 && parts[verb + 1]?.lower === 'that';
    if (saysThat && isPos(word, 'PROPN') && /\p{Ll}/u.test(word.text) && !word.lower.endsWith('s'))
      return !is(tagged, 'Place', 'Organization', 'Demonym');
    const [before, next] = [parts[from - 1], parts[from + 1]];
    // "James of Urgell", "Karl der Grosse": the name goes on, or has begun before it.
    const isOfName = (isCapital(before) && from > 1) || (next?.lower === 'of' && isCapital(parts[from + 2]));
    // "and his wife, Gloria, live"
    const aside = phrases.find((one) => one.to === from - 1);
    const isSaidWho =
      before?.text === ',' &&
      isPos(next, 'PUNCT') &&
      aside !== undefined &&
      (aside.isOwned || aside.determiner !== '') &&
      isPerson(aside.head?.lower ?? '');
    const isPlace = PLACING.includes(before?.lower ?? '') || isPos(next, 'PROPN') || isCapital(next);
    return is(tagged, 'FirstName') && !is(tagged, 'Place') && !isOfName && !isPlace && !isSaidWho;
  });

/** "Hazel Draper" of an article on Eben Draper: who is she? */
function untoldRelative(reading: Reading): NounPhrase | undefined {
  const { phrases, subject, verb } = reading;
  if (!reading.words.pronouns.person.includes(subject.pronoun)) return undefined;
  const own = new Set([...subject.names].flatMap((name) => name.split('-')));
  return phrases.find(({ words, to, determiner }) => {
    const [first] = words;
    return (
      first !== undefined &&
      to === verb &&
      determiner === '' &&
      words.every((word) => isPos(word, 'PROPN')) &&
      words.filter(({ lower }) => !isLittle(lower) && own.has(lower)).length === 1 &&
      own.has(words.at(-1)?.lower ?? '') &&
      words.length > 1 &&
      !is(taggedWords(first.text)[0], 'Honorific', 'Actor')
    );
  });
}

const NAME = /^\p{Lu}(?=.*\p{Ll})[\p{L}\p{M}’'-]{3,}$/u;
/** "Volchek", "Tavriya": no dictionary has it, and nothing beside it says who or what that is. */
const unknownName = ({ parts, phrases, verb, subject }: Reading): Part | undefined =>
  phrases
    .find(({ from, to, words, determiner }) => {
      // "Dr. Yalow" is told no more of than "Yalow".
      const [word, ...more] = words.filter(({ text }) => !is(taggedWords(text)[0], 'Honorific'));
      if (!word || more.length > 0 || determiner || !NAME.test(word.text)) return false;
      const before = parts[from - 1];
      const next = isPos(parts[to], 'ADV') ? parts[to + 1] : parts[to];
      const isPart =
        isPos(before, 'NOUN', 'PROPN', 'ADJ', 'ADP', 'CCONJ') || isCapital(before) || isCapital(next);
      const doesOrOwns = isPos(next, 'VERB', 'AUX') || next?.lower === "'s";
      // "Mindspeech is a form of telepathy", "Prykarpattia, a club, …"
      const isSaid =
        (from === 0 &&
          to === verb &&
          parts[verb]?.lemma === 'be' &&
          !isPos(parts[verb + 1], 'VERB', 'ADV')) ||
        (next?.text === ',' && isPos(parts[to + 1], 'DET'));
      return (
        (doesOrOwns || isPos(before, 'VERB') || (from === 0 && next?.text === ',')) &&
        !isPart &&
        !isSaid &&
        !subject.names.has(word.lower) &&
        (!isInDictionary(word.lower) || is(taggedWords(word.text)[0], 'LastName')) &&
        !is(taggedWords(word.text)[0], 'Place', 'Demonym', 'FirstName') &&
        !subject.isWrittenSmall(word.text)
      );
    })
    ?.words.at(-1);
const PLACING = ['in', 'at', 'near', 'from', 'to', 'of', 'through', 'across'];

const FINAL = ['later', 'earlier', 'too', 'so'];
/** "Hereabouts, …", "Afterward, …", "Otherwise, …" */
const JOINING = /^(?:(?:here|there)\w+|\w+(?:wards?|wise|more|less))$/;
const joinsOn = ({ parts, verb, phrases: [first], subject, words: { connectives } }: Reading): boolean =>
  // "Nearby is a boat ramp": near what?
  (isPos(parts[0], 'ADV') && isPos(parts[1], 'AUX') && parts[1]?.lemma === 'be') ||
  // "Below, the properties are …": below what?
  (isPos(parts[0], 'ADP') && parts[1]?.text === ',') ||
  // "the definition given above can be extended"
  parts.some(
    ({ lower }, at) =>
      ['above', 'below'].includes(lower) && at > 0 && isPos(parts[at + 1], 'AUX', 'VERB', 'PUNCT'),
  ) ||
  // "As a consequence, …", and not "As a child, …"
  (parts[0]?.lower === 'as' &&
    first?.from === 1 &&
    ['a', 'an'].includes(first.determiner) &&
    !isPerson(first.head?.lower ?? '') &&
    !isHeadOfSubject(rootOf(first.head?.lower ?? ''), subject) &&
    parts[first.to]?.text === ',') ||
  // "Unlike later tubes thought to be good.": who or what is unlike them is missing.
  (['like', 'unlike'].includes(parts[0]?.lower ?? '') &&
    !parts.slice(0, verb).some(({ text }) => text === ',')) ||
  // "As noted, …", "as described above"
  parts.some(
    (part, at) => part.lower === 'as' && isParticiple(parts[at + 1]) && isPos(parts[at + 2], 'PUNCT'),
  ) ||
  (isPos(parts[0], 'ADV') && JOINING.test(parts[0]?.lower ?? '')) ||
  parts.some(
    ({ lower, pos }, at) =>
      connectives.includes(lower) &&
      (pos === 'ADV' || at === parts.length - 2) &&
      !joinsHalves(parts, at, verb),
  ) ||
  // "banned stories as well in their contest"
  parts.some(
    ({ lower }, at) =>
      lower === 'as' && parts[at + 1]?.lower === 'well' && parts[at + 2]?.lower !== 'as' && at > verb,
  ) ||
  FINAL.includes(parts.at(-2)?.lower ?? '');

/** "was built in 1350 and then burnt", "cools the air, thus making rain", "If it rains, then …", "a law, however old, …". */
function joinsHalves(parts: readonly Part[], at: number, verb: number): boolean {
  const [before, next] = [parts[at - 1], parts[at + 1]];
  if (isPos(before, 'CCONJ') || before?.text === ';') return true;
  if (parts[at]?.lower === 'however' && isPos(next, 'ADJ', 'ADV')) return !isPos(before, 'AUX', 'VERB');
  const isBehindClause = verb < at - 1 || isPos(parts[0], 'SCONJ');
  return before?.text === ',' && isBehindClause && !isPos(next, 'PUNCT');
}

/** "The Tonti diagram is a diagram." */
const saysNothing = ({ parts, verb }: Reading): boolean => {
  const isThing = (part: Part) => isPos(part, 'NOUN', 'PROPN', 'ADJ', 'VERB', 'NUM', 'ADV', 'PRON');
  const before = new Set(parts.slice(0, verb).map((part) => part.lemma));
  const said = parts.slice(verb + 1).filter(isThing);
  return parts[verb]?.lemma === 'be' && said.every(({ lemma }) => before.has(lemma));
};

/** "Archimedes's cattle problem; its solution requires …": nothing is said before the mark. */
const isUnsaidBeforeMark = ({ parts, words: { verbs } }: Reading): boolean => {
  const mark = parts.findIndex(({ text }) => text === ';');
  return mark > 0 && clauseVerbOf(parts.slice(0, mark), verbs.reduced) < 0;
};

const LETTER = /^\p{L}$/u;
/** "Elements of V are called vectors", "a function of t": a sign that the text has explained. */
const unexplainedSign = ({ parts, subject }: Reading): Part | undefined =>
  parts.find(({ text, lower }, at) => {
    if (!LETTER.test(text) || ['a', 'i', 'o'].includes(lower) || subject.names.has(lower)) return false;
    const [before, next] = [parts[at - 1], parts[at + 1]];
    // "vitamin C", "the letter x", "H. erectus", "T cells", "C major", "plan B and C"
    const isOfName =
      isPos(before, 'NOUN', 'PROPN', 'NUM') ||
      isPos(next, 'NOUN', 'PROPN', 'ADJ') ||
      ['.', '-', '/', '&', "'", '+'].includes(next?.text ?? '') ||
      ['.', '-', '/', '&', "'", '+'].includes(before?.text ?? '') ||
      (isPos(before, 'CCONJ', 'PUNCT') && LETTER.test(parts[at - 2]?.text ?? ''));
    return !isOfName;
  });

const YEAR = /^(?:1\d|20)\d\d(?:s|[-–].*)?$/;
/** "in 1901", "in 410", "in the 19th century", "when he was twelve". */
export const tellsWhen = (parts: readonly Part[]): boolean =>
  parts.some(
    ({ text, lower }, at) =>
      YEAR.test(text) || lower === 'century' || (/^\d{3}$/.test(text) && isPos(parts[at - 1], 'ADP')),
  ) ||
  (parts.some(({ lower }) => ['when', 'until'].includes(lower)) && parts.some((part) => isPos(part, 'NUM')));

/** "has since become": since when? */
const isSinceUntold = ({ parts, verb }: Reading): boolean =>
  parts.some(
    ({ lower }, at) =>
      lower === 'since' &&
      parts[at - 1]?.lemma === 'have' &&
      isPos(parts[at + 1], 'VERB', 'AUX', 'ADV') &&
      verb >= at - 1,
  );

/** "would score next", "was visiting Rochester", "had appeared in 51 games": at which point of what was told? */
const isOfUntoldTime = ({ parts, verb }: Reading): boolean => {
  if (tellsWhen(parts)) return false;
  const { lower = '' } = parts[verb] ?? {};
  const next = parts.slice(verb + 1).find((part) => !isPos(part, 'ADV', 'PART'));
  if (lower === 'would') return true;
  // "won 1–0": which match?
  const tellsResult = parts.some(
    ({ text }, at) =>
      /^\d{1,3}[–-]\d{1,3}$/.test(text) ||
      (/^[–-]$/.test(text) &&
        [parts[at - 1], parts[at + 1]].every((one) => /^\d{1,3}$/.test(one?.text ?? ''))),
  );
  if (tellsResult) return true;
  // "was about to hit"
  if (['was', 'were'].includes(lower) && next?.lower === 'about') return true;
  const isGoingOn = ['was', 'were'].includes(lower) && isPos(next, 'VERB') && next?.lower.endsWith('ing');
  return isGoingOn || (lower === 'had' && isPos(next, 'VERB', 'AUX') && isParticipleOf(next));
};
const isParticipleOf = (part: Part | undefined) => part !== undefined && part.lower !== part.lemma;

/** "make his debut that night", and not "said that night falls". */
const showsTime = ({ parts }: Reading): boolean =>
  parts.some(
    (part, at) =>
      part.lower === 'that' &&
      isPos(part, 'DET') &&
      isPos(parts[at + 1], 'NOUN') &&
      !parts.slice(at).some((one) => isPos(one, 'VERB', 'AUX')),
  );

/** "In a third case", "a fourth investigation began": behind which others? */
const isOneMore = ({ phrases, verb }: Reading): boolean =>
  phrases.some(({ to, words: [article, number, ...more] }) => {
    const isCounted = ['a', 'an'].includes(article?.lower ?? '') && number !== undefined && more.length > 0;
    return isCounted && to <= verb && is(taggedWords(number.text)[0], 'Ordinal') && number.lower !== 'first';
  });

/** "In either case", "on either side": of which two? */
const lacksTwo = ({ parts }: Reading): boolean =>
  parts.some(
    ({ lower }, at) =>
      ['either', 'neither'].includes(lower) &&
      isPos(parts[at + 1], 'NOUN') &&
      parts[at + 2]?.lower !== 'of' &&
      !parts.slice(at).some((part) => ['or', 'nor'].includes(part.lower)),
  );

/** "Fish, in contrast, have two chambers": what stands at the beginning of other sentences is put in between. */
const joinsInside = ({ parts, words: { markers } }: Reading): boolean =>
  parts.some(({ text }, at) => {
    if (text !== ',') return false;
    const end = parts.findIndex((part, place) => place > at + 1 && part.text === ',');
    const inserted = parts.slice(at + 1, end).map(({ lower }) => lower);
    return end > 0 && markers.includes(inserted.join(' '));
  });

const CHECKS: readonly (readonly [
  Unlicensed,
  (reading: Reading) => Part | NounPhrase | boolean | undefined,
])[] = [
  ['cutShort', endsCut],
  ['cutShort', leavesClauseOpen],
  ['cutShort', saysNothing],
  ['cutShort', isUnsaidBeforeMark],
  ['name', unexplainedSign],
  ['pronoun', pronounWithoutNoun],
  ['leftOut', leavesNounOut],
  ['leftOut', isOneAlone],
  ['leftOut', lacksSubject],
  ['name', untoldName],
  ['name', untoldRelative],
  ['name', unknownName],
  ['definite', unknownThing],
  ['ofWhat', lacksWhatOf],
  ['ofWhat', isOneOfUntold],
  ['comparison', changesUndated],
  ['comparison', lacksPartner],
  ['comparison', lacksKind],
  ['comparison', lacksWhole],
  ['other', lacksOther],
  ['other', lacksTwo],
  ['other', isOneMore],
  ['connective', isOfUntoldTime],
  ['connective', showsTime],
  ['connective', isSinceUntold],
  ['connective', joinsInside],
  ['connective', joinsOn],
];
