/**
 * What an English article says that its subject is, in fewer words that stay true: for its first sentence, which has to be
 * said, where it is too long and may end nowhere else.
 */
import { partsOf, type Part } from '../../text/partsOfSpeech';
import { clauseVerbOf } from './clauseVerb';
import { RELATIVE_BEHIND_COMMA } from './englishGrammar';
import {
  ALL,
  BOUNDING,
  endOfWhat,
  hasNoObject,
  isIndefinite,
  isOneOfAll,
  kindOf,
  losesPurpose,
  saysWhatFor,
  startsOf,
} from './earlyEnds';
import { isPos, nounPhrasesOf, type NounPhrase } from './nounPhrases';
import { asSentence, tearsNothing } from './shorten';
import type { Standing } from './standing';
import { SENTENCE_WORDS } from './standsAlone';
import { wordsIn } from './wordsIn';

/** Fewer say next to nothing: "A conic section is a curve." */
const FEWEST = 6;

/** The longest first. */
export function shorterDefinitions(sentence: string, standing: Standing): string[] {
  if (standing.language !== 'en' || /[()[\]{};]/.test(sentence)) return [];
  const wholes = [sentence, withoutOtherNames(sentence, standing)].flatMap((one) =>
    one === undefined ? [] : [one, withoutField(one, standing)].filter((said) => said !== undefined),
  );
  const ways = wholes.flatMap((whole) => [
    whole,
    ...endsOf(whole, standing).map((left) => asSentence(left, standing.words)),
  ]);
  return [...new Set(ways)]
    .filter((way) => way !== sentence && wordsIn(way) <= SENTENCE_WORDS.max && wordsIn(way) >= FEWEST)
    .toSorted((a, b) => wordsIn(b) - wordsIn(a));
}

/** "Canals | or artificial waterways | are", "An epic poem, | or simply an epic, | is" */
function withoutOtherNames(sentence: string, { subject: { name }, words }: Standing): string | undefined {
  if (name === '' || !sentence.startsWith(name)) return undefined;
  const parts = partsOf(sentence);
  const starts = startsOf(sentence, parts);
  const main = clauseVerbOf(parts, words.verbs.reduced);
  // "Shinto or Shintoism, | is": a comma that parts it from its verb hides the verb.
  const hidden = parts.findIndex((part, at) => part.lemma === 'be' && parts[at - 1]?.text === ',');
  const isParted = !parts.slice(0, hidden).some(({ lower }) => RELATIVE_BEHIND_COMMA.includes(lower));
  const verb = main > 0 || !isParted ? main : hidden;
  const at = starts[verb];
  if (at === undefined || at <= name.length) return undefined;
  const inserted = sentence.slice(name.length, at);
  const isInserted = /^(?:,|:| or ).*[\s,]$/u.test(inserted);
  // "The actinide | or actinoid series | encompasses": they share their noun.
  const isLonger =
    inserted.startsWith(' or ') && wordsIn(inserted) - 1 > wordsIn(name.replace(/^(?:the|an?) /i, ''));
  return isInserted && !isLonger ? `${name} ${sentence.slice(at)}` : undefined;
}

/** "In mathematics, | a conic section is": the field is the subject's own. */
function withoutField(sentence: string, { subject: { inside }, words }: Standing): string | undefined {
  const [opening = ''] = /^(?:In|Within) \P{Lu}[^,;]{1,40}, /u.exec(sentence) ?? [];
  const rest = sentence.slice(opening.length);
  const isOnSubject = rest.toLowerCase().startsWith(inside.toLowerCase());
  return opening !== '' && isOnSubject ? asSentence(rest, words) : undefined;
}

/** Each beginning of it that is whole and stays true. */
function endsOf(sentence: string, standing: Standing): string[] {
  const parts = partsOf(sentence);
  const verb = clauseVerbOf(parts, standing.words.verbs.reduced);
  const phrases = nounPhrasesOf(parts);
  const what = phrases.find(({ from }) => from > verb);
  if (verb <= 0 || !what?.head || standing.words.naming.includes(what.head.lower)) return [];
  const isCopular = parts[verb]?.lemma === 'be' && what.from === verb + 1;
  const reading: Defining = {
    ...{ parts, verb, what, phrases },
    isOne: isCopular && isIndefinite(parts, verb, what),
    isCopular,
    from: endOfWhat(parts, phrases, what),
  };
  const starts = startsOf(sentence, parts);
  return parts.flatMap((_, at) => {
    const start = starts[at];
    if (at < reading.from || at >= parts.length - 2 || start === undefined) return [];
    const kept = parts.slice(0, at);
    if (kept.some(({ lower }) => BOUNDING.includes(lower) || ALL.includes(lower)) || !isWhole(kept, reading))
      return [];
    if (!mayEnd(at, reading)) return [];
    const [left, dropped] = [sentence.slice(0, start).trimEnd(), sentence.slice(start)];
    return tearsNothing({ left, dropped }, standing) ? [left] : [];
  });
}

interface Defining {
  readonly parts: readonly Part[];
  readonly verb: number;
  readonly what: NounPhrase;
  readonly phrases: readonly NounPhrase[];
  /** "is a town", "are rocks", and not "is the study": of one of a kind it stays true without what tells which one. */
  readonly isOne: boolean;
  readonly isCopular: boolean;
  /** Behind what it is: "a form of theatre". */
  readonly from: number;
}

/** It closes a phrase, and no list is open in it: "of legends, songs". */
function isWhole(kept: readonly Part[], { verb }: Defining): boolean {
  const comma = kept.findLastIndex(({ text }, at) => at > verb && text === ',');
  const last = kept.at(-1);
  const isClosed = isPos(last, 'NOUN', 'PROPN', 'NUM') || /sel(?:f|ves)$/.test(last?.lower ?? '');
  return isClosed && (comma < 0 || kept.slice(comma).some((part) => isPos(part, 'CCONJ')));
}

function mayEnd(at: number, reading: Defining): boolean {
  const { parts, verb, what, phrases, isCopular } = reading;
  const isBehindComma = parts[at]?.text === ',';
  const [next, behind, ...rest] = parts.slice(isBehindComma ? at + 1 : at);
  const opens = kindOf(parts, isBehindComma ? at + 1 : at);
  const last = phrases.findLast(({ to }) => to <= at);
  if (isPos(next, 'CCONJ')) {
    // "and other bodies", "and a central figure of", and not "thought and work of": that is said of both.
    const isOther = isPos(behind, 'DET') || ['other', 'others'].includes(behind?.lower ?? '');
    // "the opposite sex, the same sex, | or both"
    const isOneOf = next?.lower === 'or' && parts.slice(verb, at).some(({ text }) => text === ',');
    return (isBehindComma || isOther) && !isOneOf;
  }
  if (isBehindComma) {
    const isNoun = isPos(next, 'NOUN', 'PROPN', 'ADJ', 'DET', 'NUM') && opens !== 'participle';
    // "is a philosopher, | pioneer of economy, and a key figure": all of that it is.
    const joint = [behind, ...rest].find((part) => isPos(part, 'CCONJ'));
    return isNoun ? isCopular && last === what && joint?.lower !== 'or' : opens !== 'none';
  }
  return saysEnough(at, reading) && adds(at, reading);
}

/** Words that a phrase has more of, without an article and with one: "physical obstacles", "the periodic table". */
const LEAST = [1, 2] as const;
/** Something is said beside its kind, "is a network of trade routes"; and what it ends with is told: "a collection of models", and not "used to analyze the differences | among". */
function saysEnough(at: number, { parts, what, phrases, from }: Defining): boolean {
  const last = phrases.findLast(({ to }) => to <= at);
  const isName = last?.words.some((word) => isPos(word, 'PROPN')) === true;
  const isLong = last !== undefined && last.words.length > LEAST[last.determiner === '' ? 0 : 1];
  const isTold = isName || isLong || (at <= from && last?.determiner !== 'the');
  // "a philosopher, pioneer of economy, and a key figure | in", "widely considered a figure | in"
  const comma = parts.findLastIndex(({ text }, place) => place > what.to && place < at && text === ',');
  const more = parts.slice(comma + 1).find((part) => !isPos(part, 'CCONJ'));
  const isBehindMore = comma > 0 && isPos(more, 'DET', 'ADV', 'VERB');
  // "a central figure | in", "the head coach | at"
  const least = kindOf(parts, at) === 'place' ? 3 : 2;
  return isTold && !isBehindMore && (what.words.length > least || from > what.to || at > from);
}

function adds(at: number, { parts, isOne, from }: Defining): boolean {
  const opens = kindOf(parts, at);
  const kept = parts.slice(0, at);
  const isPurpose = parts[at]?.lower === 'to' && isPos(parts[at + 1], 'VERB');
  const isInClause = kept.slice(from).some((part) => isPos(part, 'VERB', 'AUX'));
  // "combines mathematics | with materials science": a verb may need more than its object, but a place.
  // "a mission to place an observatory | near the pole"
  const saysWhatItIsFor = saysWhatFor(kept, from - 1);
  if (isInClause)
    return !hasNoObject(parts, from, at) && (isPurpose || (opens === 'place' && !saysWhatItIsFor));
  // "a stock car | racing owner"
  const isCompound = parts[at]?.lower.endsWith('ing') === true && isPos(parts[at + 1], 'NOUN');
  return isOne && opens !== 'none' && !isCompound && !losesPurpose(opens, parts, at) && !isOneOfAll(kept);
}
