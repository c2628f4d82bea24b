/** Whether a sentence can be said alone: whole, and pointing to nothing that stands outside of it. */
import { taggedWords } from '../../pictures/cards/taggedWords';
import { doubtIn } from './doubts';
import { hasMainClause, isImperative, isLeftOpen } from './englishGrammar';
import { hasVerbBehindName, isFormed, mainVerbOf, plainPartsOf } from './formed';
import type { SentenceWords } from './sentenceWords';
import { isCutShort, isSurelyVerb, isVerb, lacksSubject, mainVerbAt, saidIn, type Said } from './mainVerb';
import { beginsWith, holds, plainWords } from './plainWords';
import { readingOf } from './reading';
import type { Standing } from './standing';
import type { Subject } from './subject';
import { GAP } from '../articles/gaps';
import { hasOpenQuotation } from '../../text/quotations';
import { isLittle } from '../../text/words';
import { isPastAt } from './times';
import { hasUnnamedSubject } from './unnamedSubject';
import { wordsIn } from './wordsIn';

/** [TP1] */
export const SENTENCE_WORDS = { min: 4, max: 18 } as const;

/** What is left of a table, a template or markup, or has no place in speech. */
const DEBRIS =
  /^\d{3,4}(?:\s?[,:]|\s[–—]\s)|^\d{1,2}(?:\.\s|\s\d{4})|[–—-][,;]|[–—] [–—]|\s['’]\s|''|[|=_<>{}[\]()*#~^\\\u2026\uFFFC\n@]|\p{Sm}(?<![+±−])|\s[+−]\s|https?:|\.\.|,,|\s[,;:!?]|\s\.(?![A-Z])|[,;:/–—-]\.|\?|:(?!\d)|&#?\w+;/iu;
/** "He replied, "Football."": what somebody said is of the moment. */
const SPEECH = /[,:]\s["“„«]\p{Lu}[^"“”„«»]*[.!?…]["”»]$/u;
/** "She responded "After power, yeah."": a title has capital letters, but for its little words. */
const LAST_QUOTE = /\s["“„«](\p{Lu}[^"“”„«»]*)[.!?…]["”»]$/u;
const isSpeech = (sentence: string): boolean => {
  const [, quoted = ''] = LAST_QUOTE.exec(sentence) ?? [];
  return (
    SPEECH.test(sentence) ||
    quoted.split(/[\s,]+/).some((word) => /^\p{Ll}{4,}$/u.test(word) && !isLittle(word))
  );
};
/** Somebody speaks of themselves, and it is not the first of several. */
const SAYS_I = /(?<!\p{Lu}\p{L}* )\bI(?: \p{Ll}|['’])|\b(?:my|me|myself)\b/u;
/** Its readers are not those who said it, nor whom it has on a wheel: "Your speed does not remain constant." */
const SAYS_WE = /(?<!\p{L})(?:[Ww]e|us|[Oo]urs?|[Yy]ou(?:rs?)?)(?!\p{L})/u;
/** Where a template of an English article stood that nobody filled in: "a length of and", "is from.", and not "hearing and, in mammals, balance". */
const HOLE =
  /\b(?:of|the|a|an|at|from|with|by) (?:and|or|is|was|of|to|by)\b|\bto by\b|\bof (?:with|in|at|from|on|for)\b|(?<!\p{L})(?!(?:had|that)\b)(\p{L}+(?: \p{L}+){0,3}) \1(?!\p{L})|\b(?:is|are|was|were) (?:and|or) \b|(?<!\.)\b(?:of|in|to|from|by|at|with|the|a|an|about)[,.;]|(?<!\.)\b(?:and|or|is|are|was|were)(?!, (?:\p{Ll}+ly|\p{Ll}{2,3}|according|from|with|under|within)(?: [^,;]{3,40})?, )[,.;]/u;
/** "…; see perfection", "For other ones see logic", "depicted above": a reference to what nobody hears. */
const REFERS = /[,;:–—-]\s(?:see|cf\.)\s|^For [^,]* see\s|\p{Ll}(?:ed|wn|en) (?:above|below)[\s,.]/u;
/** "cricket in Hindi is क्रिकेट", "愛": no English voice reads it. A sign such as "ω" is named. */
const OF_OTHER_WRITING =
  /(?:(?!\p{Script=Latin})\p{L}\p{M}*){3,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** "perforationLa douleur …", "in 1975French Guiana": a heading, or a line of a list, that lost its end. */
const GLUED = /(?<![\p{L}\p{N}])(?:\p{Ll}{4,}|\d{4})\p{Lu}(?:\p{Ll}|['’]\p{L})/u;
/** A question is none. */
const WHOLE = /^["“„«]?[\p{Lu}\p{Lo}\p{N}].*(?![?？؟])\p{Sentence_Terminal}["”“»]?$/su;

/** "… include the Škorpion vz.": no word ends without a vowel in it, but for a unit behind its figure; nor does "in a Pa."; and "is in M" is of a formula's letter. */
const CUT_SHORT =
  /(?<!\p{N})\s\p{Lu}?[bcdfghjklmnpqrstvwxz]{1,4}\.$|\san?\s\p{Lu}\p{Ll}?\.$|\s(?:in|of|to|by|from|than|is|are)\s\p{Lu}\.$/u;

/**
 * What a sentence may do beside standing alone. `spokenOf`, of a language without a tagger: it is on "the nest" that it does
 * not name. Of notes, behind the sentences before it: `thing` takes one of theirs as known, `any` leans on them.
 */
export type Leaning = 'nothing' | 'spokenOf' | 'thing' | 'any';

/** "“You are lazy.”": what somebody says without a word on who, and maybe what nobody should. */
const QUOTED = /^["“„«][^"“”„«»]*["”»]$/u;

/** Whether it is a sentence of any form, and of a length that can be said. */
export const isWhole = (sentence: string, name = ''): boolean =>
  WHOLE.test(sentence) &&
  !QUOTED.test(sentence) &&
  !CUT_SHORT.test(sentence) &&
  // "Zelda: Twilight Princess": the colon of its name is none of a list.
  !DEBRIS.test(name.includes(':') ? sentence.replaceAll(name, name.replaceAll(':', '')) : sentence) &&
  !SAYS_I.test(sentence) &&
  !GLUED.test(sentence) &&
  !hasOpenQuotation(sentence);

/** "… into sugar. is a reaction": what stood behind the full stop is missing. */
const BEHIND_STOP = /(?<!\p{L})(\p{L}\p{Ll}{3,})\. \p{Ll}/gu;
const isTorn = (sentence: string, { abbreviations: { abbreviations, leading } }: SentenceWords): boolean =>
  [...sentence.matchAll(BEHIND_STOP)]
    .map(([, word = '']) => word.toLowerCase())
    .some((word) => !abbreviations.has(word) && !leading.has(word));

export function standsAlone(sentence: string, standing: Standing, leaning: Leaning = 'nothing'): boolean {
  const length = wordsIn(sentence);
  // A gap in the name of the subject would be set aside with it.
  if (length < SENTENCE_WORDS.min || length > SENTENCE_WORDS.max || sentence.includes(GAP)) return false;
  const isAlone = (text: string, how: Standing) =>
    isWhole(text, how.subject.name) && stands(text, how, leaning);
  if (isAlone(sentence, standing)) return true;
  if (standing.language !== 'en' || saysNothingNew(sentence, standing.subject)) return false;
  const plain = nameAside(sentence, standing);
  return plain !== undefined && isAlone(plain.sentence, plain.standing);
}

function stands(sentence: string, standing: Standing, leaning: Leaning): boolean {
  if (isTorn(sentence, standing.words) || (!standing.isOwn && isSpeech(sentence))) return false;
  if (!standing.isOwn && namesIn(sentence).some((word) => standing.shortNames?.has(word))) return false;
  const words = wordsOutsideTitles(sentence);
  const leans = leaning === 'any';
  const takesThings = leans || leaning === 'thing';
  if ((!leans && pointsOut(words, standing.words)) || isOpen(sentence, standing.words)) return false;
  if (standing.language !== 'en')
    return (
      (leans || !pointsOut(words.flatMap(withoutElision), standing.words)) &&
      (leans || pronounsFollow(sentence, standing)) &&
      mainVerbAt(sentence, standing.words) >= 0 &&
      (leans || !lacksSubject(sentence, standing.words)) &&
      (leaning !== 'nothing' || !hasUnnamedSubject(sentence, standing.subject, standing.words)) &&
      !isCutShort(sentence, standing.words)
    );
  if (!standing.isOwn && OF_OTHER_WRITING.test(sentence)) return false;
  if (HOLE.test(sentence) || (!standing.isOwn && (SAYS_WE.test(sentence) || REFERS.test(sentence))))
    return false;
  const tagged = taggedWords(sentence);
  const mayOrder = standing.isOwn && isImperative(tagged);
  return (
    (mayOrder || hasMainClause(tagged, standing.words) || hasVerbBehindName(sentence, standing.subject)) &&
    !isLeftOpen(tagged, standing.words) &&
    // The author of notes knows what a sentence is; what is cut off is ours.
    (mayOrder ||
      (standing.isOwn && standing.isCut !== true) ||
      isFormed(sentence, standing.words.verbs.reduced)) &&
    (leans || !isLeaning(sentence, standing, takesThings))
  );
}

/**
 * An article's sentence may be in doubt for more than that, which whoever chooses is told. Notes go on from each other, and
 * what their author says is true at all times needs no telling which: "feeds the chick".
 */
function isLeaning(sentence: string, standing: Standing, takesThings: boolean): boolean {
  const why = doubtIn(sentence, standing)?.why;
  if (why === 'thing' || why === 'name')
    return standing.isOwn && !takesThings && isOfThePast(sentence, standing);
  return why === 'pronoun' || why === 'joins';
}

function isOfThePast(sentence: string, standing: Standing): boolean {
  const { parts, verb } = readingOf(sentence, standing);
  return isPastAt(parts, verb);
}

/** A name that no tagger takes for anything else, of somebody and of something. */
const STAND_IN = { person: 'Maria', thing: 'Albania' } as const;

/** What a name is made of is no part of its sentence: "Ride Beyond Vengeance is a film", "In 1901 the Hull and Barnsley Railway was sold". */
function nameAside(
  sentence: string,
  standing: Standing,
): { sentence: string; standing: Standing } | undefined {
  const { subject } = standing;
  // Of "a quoted, long title" a part alone would leave its quotation open.
  const name = [subject.name, `The ${subject.inside}`, subject.short].find(
    (one) => one !== '' && !hasOpenQuotation(one) && sentence.startsWith(`${one} `),
  );
  const within = [subject.inside, subject.short].find(
    (one) => /^["“]?\p{Lu}/u.test(one) && sentence.includes(` ${one} `),
  );
  const standIn = standing.words.pronouns.person.includes(subject.pronoun) ? STAND_IN.person : STAND_IN.thing;
  const plain =
    name !== undefined
      ? standIn + sentence.slice(name.length)
      : within !== undefined
        ? sentence.replace(` ${within} `, ` ${standIn} `)
        : undefined;
  if (plain === undefined) return undefined;
  const names = new Set([...subject.names, standIn.toLowerCase()]);
  return { sentence: plain, standing: { ...standing, subject: { ...subject, names } } };
}

/** "The Tonti diagram is a diagram." */
const saysNothingNew = (sentence: string, { names }: Subject): boolean =>
  plainWords(sentence).every((word) => isLittle(word) || names.has(word));

/**
 * Whether it can be said at all, of whatever length and whatever it leans on.
 * @param isAsWritten one tagger that finds a clause is enough: nothing was cut off
 */
export function isSentence(sentence: string, standing: Standing, isAsWritten: boolean): boolean {
  const { language, words } = standing;
  const isLong = wordsIn(sentence) >= SENTENCE_WORDS.min;
  if (!isLong || !isWhole(sentence, standing.subject.name) || isOpen(sentence, words)) return false;
  if (language !== 'en') return mainVerbAt(sentence, words) >= 0 && !isCutShort(sentence, words);
  if (HOLE.test(sentence) || SAYS_WE.test(sentence)) return false;
  const tagged = taggedWords(sentence);
  const hasClause =
    hasMainClause(tagged, words) ||
    (isAsWritten && !isImperative(tagged) && mainVerbOf(plainPartsOf(sentence), words.verbs.reduced) >= 0);
  return hasClause && !isLeftOpen(tagged, words);
}

const namesIn = (sentence: string) =>
  [...sentence.matchAll(/(?<!\p{L})(\p{Lu}{2,6})s?(?!\p{L})/gu)].map(([, name = '']) => name);

/** "le, il crée": what stood behind the article was a template's. */
const isOpen = (sentence: string, { articles }: SentenceWords): boolean =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${articles.join('|')})[,.;]`, 'u').test(sentence);

/** "quest'ultima", "celle-ci". */
export const withoutElision = (word: string) => word.split(/['-]/).filter(Boolean);

export interface Pointing {
  readonly why: 'pronoun' | 'thing' | 'joins';
  readonly words: string;
}

/** What points out of a sentence by its words alone. */
export function pointingIn(words: readonly string[], told: SentenceWords): Pointing | null {
  const [first = '', second = ''] = words;
  const opening = told.openings.find((one) => beginsWith(one, words));
  if (opening !== undefined) return { why: 'joins', words: opening };
  const isExpletive = told.expletives.some((phrase) => beginsWith(phrase, words));
  if (!isExpletive && [...told.pronouns.person, ...told.pronouns.any].includes(first))
    return { why: 'pronoun', words: first };
  const marker = told.markers.find(
    (one) => beginsWith(one, words) && !['of', 'to'].includes(words[one.split(' ').length] ?? ''),
  );
  if (marker !== undefined) return { why: 'joins', words: marker };
  const partner = told.partners[first];
  if (partner !== undefined && !holds(partner, words)) return { why: 'joins', words: first };
  if (told.quantifiers.includes(first) && told.quantifying.includes(second))
    return { why: 'thing', words: first };
  // "the above-mentioned sciences", and "ci-dessous", which is one word
  const apart = words.flatMap((word) =>
    told.pointing.includes(word) ? [word] : word.split('-').filter(Boolean),
  );
  const phrase = told.pointing.find((one) => {
    const length = one.split(' ').length;
    return apart.some(
      (_, at) =>
        (length > 1 || !isOfCompound(apart[at] ?? '', words)) &&
        beginsWith(one, apart, at) &&
        // "the life of a person written by that person", and not "le réservoir serait alors le moustique"
        !apart
          .slice(0, at)
          .some(
            (word) => word === apart[at + length] && ![...told.articles, ...told.little].includes(word),
          ) &&
        !told.unless[one]?.includes(apart[at + length] ?? ''),
    );
  });
  return phrase === undefined ? null : { why: 'thing', words: phrase };
}
/** "such" of no word of its own: "such-and-such". */
const isOfCompound = (part: string, words: readonly string[]) => !words.includes(part);
const pointsOut = (words: readonly string[], told: SentenceWords) => pointingIn(words, told) !== null;

/** Of a title in quotes, which is a name: "My Number One". */
export const wordsOutsideTitles = (sentence: string): string[] =>
  plainWords(sentence.replace(/["“](?=\p{Lu})[^"”]*["”]/gu, '“”'));

/** Without a tagger: a pronoun stands in a later clause than the noun that it is for. */
function pronounsFollow(text: string, standing: Standing): boolean {
  const { words } = standing;
  const { pronouns, expletives } = words;
  const sentence = expletives.reduce((rest, phrase) => rest.replace(new RegExp(phrase, 'i'), ''), text);
  const isPronoun = (word: string) => [...pronouns.any, ...pronouns.person].includes(word);
  const [firstClause = ''] = sentence.split(/[,;:]\s/);
  const [opening = '', ...rest] = plainWords(firstClause);
  // "Lorsqu'elles surviennent …"
  if ([...withoutElision(opening), ...rest].some(isPronoun)) return false;
  // "À l'âge de dix ans, il …": what only says when or where does nothing, and is not who is meant.
  const said = saidIn(sentence, words);
  const pronoun = said.findIndex(({ word }) => isPronoun(word));
  if (pronoun >= 0 && !said.slice(0, pronoun).some((_, at) => isSurelyVerb(said, at, words))) return false;
  return ownersAreSaid(said, standing);
}

/** "1806 zog seine Mutter …": whose? A noun stands before it that no preposition has, or the name of what the text is on anywhere. */
function ownersAreSaid(said: readonly Said[], { subject, words, language }: Standing): boolean {
  const { possessives, prefaces, articles, little } = words;
  // "Hoffmanns"
  const isNamed = said.some(
    ({ word }) =>
      !little.includes(word) && (subject.names.has(word) || subject.names.has(word.replace(/'?s$/, ''))),
  );
  if (isNamed) return true;
  const hasOtherVerb = (at: number) => said.some((one, place) => place !== at && isVerb(one, words));
  let isOfPreposition = false;
  let isSaid = false;
  for (const [at, one] of said.entries()) {
    if (possessives.includes(one.word) && !isSaid && !one.isLast && (!isVerb(one, words) || hasOtherVerb(at)))
      return false;
    if (prefaces.includes(one.word.replace(/(?<=').*$/, ''))) isOfPreposition = true;
    else if (one.isBehindComma || isVerb(one, words)) isOfPreposition = false;
    const isNoun =
      language === 'de'
        ? one.isName
        : !isVerb(one, words) && ![...little, ...articles].includes(one.word) && !/\d/.test(one.word);
    if (isNoun && !isOfPreposition && !prefaces.includes(one.word)) isSaid = true;
  }
  return true;
}
