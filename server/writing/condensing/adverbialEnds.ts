/**
 * Where an English sentence may end before it says where, when or by whom: "X is a village | in Y", "X died in 1990 | at Z".
 * What stays is true where the whole is: something happened, or something is one of a kind, and nothing in what stays
 * denies, counts, ranks or asks for what is left out.
 */
import { partsOf, type Part } from '../../text/partsOfSpeech';
import { clauseVerbOf } from './clauseVerb';
import { isPos, nounPhrasesOf, type NounPhrase } from './nounPhrases';
import type { SentenceWords } from './sentenceWords';
import { startsOf } from './wordStarts';

const PLACING =
  'in at on near during from by since between after before within along across around outside'.split(' ');
/** "located in" says no more than "in". */
const PLACED = ['located', 'situated'];
/** "All ships were sunk in 1805" does not say that all ships were sunk. */
const WIDENING = ['all', 'every', 'each', 'both', 'most', 'many', 'few', 'half', 'any', 'no', 'only', 'than'];
const ORDINAL = /^(?:first|second|third|last|next|\p{L}*th|\d+(?:st|nd|rd|th))$/u;
const YEAR = /^\d{4}$/;

/** How many characters stay. */
export function adverbialEndsOf(sentence: string, { verbs: { reduced } }: SentenceWords): number[] {
  const parts = partsOf(sentence);
  const phrases = nounPhrasesOf(parts);
  const verb = clauseVerbOf(parts, reduced);
  if (verb < 0 || !isTold(parts, phrases, verb)) return [];
  const starts = startsOf(sentence, parts);
  return phrases.flatMap((phrase) => {
    const comma = parts[phrase.to]?.text === ',' ? 1 : 0;
    const joint = parts[phrase.to + comma]?.lower === 'and' ? 1 : 0;
    const placed = PLACED.includes(parts[phrase.to + comma + joint]?.lower ?? '') ? 1 : 0;
    const preposition = phrase.to + comma + joint + placed;
    const next = phrases.find(({ from }) => from === preposition + 1);
    const mayEnd =
      phrase.from > verb &&
      isSpecific(phrase) &&
      PLACING.includes(parts[preposition]?.lower ?? '') &&
      (placed > 0 || isPlaceOrTime(next, parts[preposition]?.lower !== 'in')) &&
      stays(parts, phrases, verb, phrase.to);
    return mayEnd ? [starts[phrase.to] ?? 0] : [];
  });
}

/** "a village", "the Romans", "1990", and not "taking part | in". */
const isSpecific = ({ words, head, determiner, isOwned }: NounPhrase): boolean =>
  determiner !== '' || isOwned || isPos(head, 'PROPN') || words.some(({ text }) => YEAR.test(text));

/** "in Western Europe", "at the Park circuit", and not "an interest | in the Korean industry". */
const isPlaceOrTime = (phrase: NounPhrase | undefined, mayBeThing: boolean): boolean =>
  (mayBeThing ? phrase?.words : [phrase?.head])?.some((word) => isPos(word, 'PROPN')) === true ||
  phrase?.words.some(({ text }) => YEAR.test(text)) === true;

/** Something that happened, or what something is one of. */
function isTold(parts: readonly Part[], phrases: readonly NounPhrase[], verb: number): boolean {
  const { lower = '', lemma } = parts[verb] ?? {};
  const what = phrases.find(({ from }) => from > verb);
  const isBetween = parts.slice(verb + 1, what?.from).every((word) => isPos(word, 'ADV'));
  if (lemma === 'be' && what && isBetween) {
    // "The canton of Étaples is a canton" says nothing.
    const before = new Set(parts.slice(0, verb).map((part) => part.lemma));
    const saysMore = what.words.slice(1).some((word) => !before.has(word.lemma));
    return ['a', 'an'].includes(what.determiner) && saysMore;
  }
  return ['was', 'were'].includes(lower) || (lower !== lemma && !/(?:s|ing)$/.test(lower));
}

/** Nothing of it is denied, counted or ranked, and it is one clause. */
function stays(parts: readonly Part[], phrases: readonly NounPhrase[], verb: number, end: number): boolean {
  const object = phrases.find(({ from }) => from > verb)?.from ?? end;
  return parts.slice(0, end).every((part, at) => {
    const isRanked =
      WIDENING.includes(part.lower) ||
      (isPos(part, 'ADJ', 'ADV', 'NUM') && ORDINAL.test(part.lower)) ||
      (isPos(part, 'ADJ') && /(?:er|est)$/.test(part.lower) && part.lemma !== part.lower);
    if (isRanked || ['not', "n't", 'never'].includes(part.lower)) return false;
    if (at <= verb) return true;
    const isCount = isPos(part, 'NUM') && !YEAR.test(part.text) && !isOfDate(parts, at);
    const isOtherVerb = isPos(part, 'VERB', 'AUX') && at > object;
    return !isCount && !isOtherVerb && !isPos(part, 'ADV', 'SCONJ', 'PART') && part.text !== ';';
  });
}

/** "13 February", "20–22 June" */
const isOfDate = (parts: readonly Part[], at: number): boolean =>
  isPos(parts[at - 1], 'PROPN') ||
  isPos(
    parts.slice(at + 1).find((part) => !isPos(part, 'NUM') && part.text !== '–'),
    'PROPN',
  );
