/**
 * Where an English sentence may end early, by the parts of speech of its words: behind what is said of its subject, before what
 * only adds to that. Who is "a poet born in Rome" is a poet: of one of a kind it stays true without what tells which one.
 */
import { taggedWords } from '../../pictures/cards/taggedWords';
import { partsOf, type Part } from '../../text/partsOfSpeech';
import { clauseVerbOf } from './clauseVerb';
import { is, RELATIVE, RELATIVE_BEHIND_COMMA } from './englishGrammar';
import { isPerson } from './persons';
import type { SentenceWords } from './sentenceWords';
import { isParticiple, isPos, nounPhrasesOf, type NounPhrase } from './nounPhrases';

export interface EarlyEnd {
  readonly left: string;
  readonly dropped: string;
  /** What happened is told with its year. */
  readonly isDated?: boolean;
}

/** With one of these what is said of all of a kind, or of none, may not be true of more of them. */
export const BOUNDING: readonly string[] = [
  'not',
  "n't",
  'never',
  'no',
  'nor',
  'neither',
  'without',
  'hardly',
  'rarely',
  'only',
  'few',
];
export const ALL = ['all', 'every', 'each', 'any'];
/** What stands before them is not whole without them. */
const BINDING = ['of', 'to', 'as', 'than', 'like', 'into', 'per'];
const PLACING = ['in', 'at', 'on', 'during', 'near', 'within', 'throughout', 'under'];

export function earlyEndsOf(
  sentence: string,
  { verbs: { reduced }, naming }: Pick<SentenceWords, 'verbs' | 'naming'>,
): EarlyEnd[] {
  const parts = partsOf(sentence);
  const verb = clauseVerbOf(parts, reduced);
  if (verb <= 0) return [];
  if (isBehindClause(parts, verb)) return [];
  const phrases = nounPhrasesOf(parts);
  const group = endOfVerb(parts, verb);
  const isCopular = parts[verb]?.lemma === 'be' && !isPos(parts[group - 1], 'VERB');
  const what = phrases.find(({ from }) => from === group);
  // "is a Thai term" says nothing without what it means.
  if (isCopular && naming.includes(what?.head?.lower ?? '')) return [];
  // "are two short, anime, 8 mm films": its noun stands behind the commas.
  if (isCopular && what && !what.head && parts[what.to]?.text === ',') return [];
  const isOnKind = /^an?$/.test(parts[0]?.lower ?? '');
  const isOneOfKind = isCopular && isIndefinite(parts, verb, what);
  const from = isCopular ? what && endOfWhat(parts, phrases, what) : firstEnd(phrases, group);
  if (from === undefined) return [];
  const starts = startsOf(sentence, parts);
  const isBounded = ({ lower }: Part) => BOUNDING.includes(lower) || ALL.includes(lower);
  const ends: EarlyEnd[] = [];
  for (let at = from; at < parts.length - 1; at += 1) {
    const kept = parts.slice(0, at);
    if (kept.some((part) => isBounded(part) || part.text === ';')) break;
    // "made 6 million at home and 2 million | abroad"; "is an artist, and a fight scene | in a shop proves"
    const opensClause = ({ text }: Part, place: number) =>
      text === ',' && isPos(parts[group + place + 1], 'CCONJ');
    const said = kept.slice(group);
    if (said.some(opensClause) || (!isOneOfKind && said.some((part) => isPos(part, 'CCONJ')))) break;
    const start = starts[at];
    if (start === undefined || !closesPhrase(kept) || isWithinList(parts, from, at)) continue;
    const isBehindComma = parts[at]?.text === ',';
    const opens = kindOf(parts, isBehindComma ? at + 1 : at);
    const phrase = phrases.findLast(({ to }) => to <= at);
    const isFree = isBehindComma
      ? isAdded(opens) && (isOneOfKind || opens !== 'more')
      : saysEnough(phrase, what, isOnKind) &&
        (isOneOfKind
          ? isAdded(opens) &&
            !['quality', 'distance'].includes(opens) &&
            !isOneOfAll(kept) &&
            !losesPurpose(opens, parts, at) &&
            !(opens === 'place' && hasNoObject(parts, from, at))
          : addsToName(opens, phrase) ||
            (opens === 'place' && hasPlace(parts, group, at) && !saysWhat(parts, at)));
    if (isFree)
      ends.push({
        left: sentence.slice(0, start).trimEnd(),
        dropped: sentence.slice(start),
      });
  }
  return ends;
}

/** A moment, and nothing that is so "since 1901". */
const IN_YEAR =
  /\b(?:in|on \d{1,2} \p{Lu}\p{Ll}+|on \p{Lu}\p{Ll}+ \d{1,2},|in \p{Lu}\p{Ll}+) (?:\d{4}|\d{1,4} (?:BCE?|CE|AD))$/u;
/** "was released in 2018 for iOS, in 2019 | for Android": each date is of something else. */
const SECOND_DATE = /\b\d{4}\b(?!.*\band\b).*,.*\b\d{4}$/u;
/** "was established on 1 July 1937 | through a merger": what happened is whole with its year, and what follows adds to it. */
export function datedEndsOf(sentence: string): EarlyEnd[] {
  const parts = partsOf(sentence);
  const starts = startsOf(sentence, parts);
  return parts.flatMap((part, at): EarlyEnd[] => {
    const isBehindComma = part.text === ',';
    const first = isBehindComma ? at + 1 : at;
    const [next, behind, last] = parts.slice(first);
    const start = starts[at];
    const adds =
      RELATIVE_BEHIND_COMMA.includes(next?.lower ?? '') ||
      isPos(next, 'CCONJ') ||
      (next?.lower === 'to' && isPos(behind, 'VERB')) ||
      (isPos(next, 'ADP') && ![...BINDING, ...REACHING].includes(next?.lower ?? ''));
    const kept = sentence.slice(0, start).trimEnd();
    const date = IN_YEAR.exec(kept);
    if (start === undefined || !adds || !date || SECOND_DATE.test(kept)) return [];
    if (!tellsWhatHappened(partsOf(kept.slice(0, date.index)))) return [];
    // "in 2004 and 2006", "in 2004, in 2006 and in 2008"
    const isListed =
      [behind, last].some((one) => /^\d{4}$/.test(one?.text ?? '')) ||
      (isBehindComma && isPos(next, 'ADP') && parts.slice(at).some((one) => isPos(one, 'CCONJ')));
    if (isListed || isOneOfAll(parts.slice(0, at))) return [];
    return [{ left: sentence.slice(0, start).trimEnd(), dropped: sentence.slice(start), isDated: true }];
  });
}
/** "was founded", "began", and not "was successful", which says little without what is left out. */
function tellsWhatHappened(parts: readonly Part[]): boolean {
  const verb = clauseVerbOf(parts, NO_WORDS);
  const behind = parts.slice(verb + 1);
  return parts[verb]?.lemma !== 'be' || behind.some((part) => isPos(part, 'VERB', 'NOUN', 'PROPN'));
}
const NO_WORDS: ReadonlySet<string> = new Set();

/** "from 1901 | until 1910", "was taken over in 1816 | by a merchant": who did it is what is told. */
const REACHING = ['until', 'till', 'by'];

/** "Father Gabriel, as he was known, became": the verb is of a clause within it. */
function isBehindClause(parts: readonly Part[], verb: number): boolean {
  const comma = parts.findLastIndex(({ text }, at) => at < verb && text === ',');
  const next = parts[comma + 1];
  return (
    comma > 0 &&
    (isPos(next, 'SCONJ') || [...RELATIVE_BEHIND_COMMA, 'as', 'when'].includes(next?.lower ?? ''))
  );
}

/** "at Paris, at Reims | and at Rome": the last of several is not said yet. */
function isWithinList(parts: readonly Part[], from: number, at: number): boolean {
  const comma = parts.findLastIndex(({ text }, place) => place >= from && place < at && text === ',');
  if (comma < 0 || parts.slice(comma, at).some((part) => isPos(part, 'CCONJ'))) return false;
  // "is an organisation, public | undertaking and …": the second of several, and no place behind a place.
  const isOther = isPos(parts[comma - 1], 'NOUN') && isPos(parts[comma + 1], 'NOUN', 'PROPN', 'ADJ');
  return isOther || parts.slice(at).some((part) => isPos(part, 'CCONJ'));
}

/** "announced on a show | in 2016 that he will sing": what, stands behind the place. */
const saysWhat = (parts: readonly Part[], from: number): boolean =>
  saysWhatFor(parts, from) || parts.some(({ lower }, at) => at > from && ['that', 'as'].includes(lower));

/** "a reading of a document | in a court to inform people": never without what it is for. */
export const losesPurpose = (opens: Opening, parts: readonly Part[], at: number): boolean =>
  (opens === 'place' || opens === 'preposition') && saysWhatFor(parts, at);

/** "a reading | in a court to inform people" */
export const saysWhatFor = (parts: readonly Part[], from: number): boolean =>
  parts.some((part, at) => at > from && part.lower === 'to' && isPos(parts[at + 1], 'VERB', 'AUX'));

/** "a genre that originated in its modern form | in London": when or where is what it does. */
export function hasNoObject(parts: readonly Part[], from: number, to: number): boolean {
  const verb = parts.findLastIndex((part, at) => at >= from && at < to && isPos(part, 'VERB', 'AUX'));
  const isInClause = RELATIVE.includes(parts[verb - 1]?.lower ?? '');
  return verb >= 0 && isInClause && isPos(parts[verb + 1], 'ADP', 'ADV');
}

/** "in an environment | that …", "for his work | on …", "the head coach | of …": nothing is said of it but its kind. */
function saysEnough(
  phrase: NounPhrase | undefined,
  what: NounPhrase | undefined,
  isOnKind: boolean,
): boolean {
  if (!phrase?.head) return true;
  // "currently Professor | at the Collège de France"
  if (isPos(phrase.head, 'PROPN')) return phrase.words.length > 1 || !isPerson(phrase.head.lower);
  if (phrase !== what) return !['the', ''].includes(phrase.determiner) && phrase.words.length > 2;
  // "A merrymaid is a woman | who lives in the sea": of a kind that is next to nothing.
  return phrase.words.length > 2 || (!isOnKind && is(taggedWords(`the ${phrase.head.lower}`)[1], 'Actor'));
}

/** Behind "was", "was built", "has been known". */
function endOfVerb(parts: readonly Part[], verb: number): number {
  let at = verb + 1;
  while (isPos(parts[at], 'AUX', 'ADV') || (isPos(parts[at], 'VERB') && isPos(parts[verb], 'AUX'))) at += 1;
  return at;
}

/** "a village", "tablets", "one of the oldest towns". */
export function isIndefinite(parts: readonly Part[], verb: number, what: NounPhrase | undefined): boolean {
  if (!what) return false;
  const [first] = what.words;
  const areMany = ['are', 'were'].includes(parts[verb]?.lower ?? '');
  return (
    ['a', 'an'].includes(what.determiner) ||
    (first?.lower === 'one' && parts[what.to]?.lower === 'of') ||
    (areMany && what.determiner === '' && !what.isOwned && what.head !== undefined)
  );
}

/** "a part of the city", with what it is of. */
export function endOfWhat(
  parts: readonly Part[],
  phrases: readonly NounPhrase[],
  { to }: NounPhrase,
): number {
  const next = parts[to]?.lower === 'of' ? phrases.find(({ from }) => from === to + 1) : undefined;
  return next ? endOfWhat(parts, phrases, next) : to;
}
const firstEnd = (phrases: readonly NounPhrase[], group: number) =>
  phrases.find(({ from }) => from >= group)?.to;

const isMark = (part: Part | undefined) => /^["”“»]$/.test(part?.text ?? '');
const closesPhrase = (kept: readonly Part[]) =>
  isPos(isMark(kept.at(-1)) ? kept.at(-2) : kept.at(-1), 'NOUN', 'PROPN', 'NUM');

type Opening = 'relative' | 'participle' | 'place' | 'preposition' | 'quality' | 'distance' | 'more' | 'none';
/** What stands there opens an addition of that kind. */
export function kindOf(parts: readonly Part[], at: number): Opening {
  const [part, next] = [parts[at], parts[at + 1]];
  const { lower = '' } = part ?? {};
  if (
    RELATIVE_BEHIND_COMMA.includes(lower) ||
    (isPos(part, 'ADP') && RELATIVE_BEHIND_COMMA.includes(next?.lower ?? ''))
  )
    return 'relative';
  // "told the House | that it was so" tells what.
  if (lower === 'that' && isPos(next, 'VERB', 'AUX')) return 'relative';
  const verb = isPos(part, 'ADV') ? next : part;
  // "built in 1901", "serving a town", and not "after a leader | encountered the religion": who has an object does it.
  const behind = parts[at + (verb === next ? 2 : 1)];
  const isDone =
    isPos(behind, 'ADP', 'ADV') || (verb?.lower.endsWith('ing') === true && !isPos(behind, 'PUNCT'));
  if (isParticiple(verb) && isDone) return 'participle';
  if (isPos(part, 'ADP')) {
    if (BINDING.includes(lower)) return 'none';
    return PLACING.includes(lower) ? 'place' : 'preposition';
  }
  if (isPos(part, 'ADJ') && isPos(next, 'ADP')) return 'quality';
  if (isPos(part, 'NUM') && isPos(next, 'NOUN')) return 'distance';
  const isMore = isPos(part, 'DET')
    ? parts[at - 1]?.text === ','
    : isPos(part, 'CCONJ') && isPos(next, 'DET');
  return isMore ? 'more' : 'none';
}

const isAdded = (opens: Opening): boolean => opens !== 'none';

/** "near Lake Garda, | which": a name, or one of a kind, needs nothing to tell which. */
const addsToName = (opens: Opening, phrase: NounPhrase | undefined): boolean =>
  (opens === 'relative' && (isPos(phrase?.head, 'PROPN') || /^an?$/.test(phrase?.determiner ?? ''))) ||
  (opens === 'participle' && /^an?$/.test(phrase?.determiner ?? ''));

/** "was shown in 1901 | in Paris": one place or time is told already. */
const hasPlace = (parts: readonly Part[], group: number, at: number): boolean =>
  parts.slice(group, at).some((part) => isPos(part, 'ADP') && PLACING.includes(part.lower));

/** "the largest town | in Wales", "the first book | written by her": one of those that are cut off. */
export const isOneOfAll = (kept: readonly Part[]): boolean =>
  kept.some(
    (part, at) =>
      ['the', "'s"].includes(kept[at - 1]?.lower ?? '') &&
      (['most', 'last', 'least'].includes(part.lower) ||
        is(taggedWords(part.text)[0], 'Ordinal', 'Superlative')) &&
      kept[at + 1]?.lower !== 'century',
  );

/** Where each of them begins in the sentence; nothing where that cannot be told. */
export function startsOf(sentence: string, parts: readonly Part[]): (number | undefined)[] {
  const plain = sentence.replace(/[’‘]/g, "'");
  let from = 0;
  return parts.map(({ text }) => {
    const at = plain.indexOf(text, from);
    if (at < 0) return undefined;
    from = at + text.length;
    return at;
  });
}
