/** Whether a sentence leaves out what it tells of, in a language without a tagger: by its first words and by its articles. */
import { lettersOf, termsOf, wordsOf, type Grammar } from './grammar';
import type { Names } from './told';

/** Words of a thing that is told without a verb: fewer may be a heading, more of them have one. */
const THING_WORDS = { least: 4, most: 16 } as const;
/** Words of a thing before its first preposition or unit: "Two zipped pockets | at the front", "Width 40 | cm". */
const HEAD_WORDS = 4;
/** Letters of a participle before its ending: "f-ait". */
const STEM_LETTERS = 1;
/** A name, but no code: "Milanese", not "IPX6". */
const NAME = /(?<=[^.!?]\s)\p{Lu}\p{Ll}[\p{L}-]*/gu;

/** "Ideal for the garden", "Made of oak", "Offers room for two", "Two pockets with a zip". */
export function leavesSubjectOut(text: string, { title }: Names, grammar: Grammar): boolean {
  const { leftOut, purpose, open, back, little, you } = grammar;
  if (!leftOut) return false;
  const terms = termsOf(text, grammar);
  const [first = '', second = ''] = terms;
  const isPreposition = (term: string) => open.has(term) && !isArticle(term);
  const isArticle = (term: string) => leftOut.one.has(term) || leftOut.the.has(term);
  if (terms.some((term) => you.has(term)) || hasOtherName(text, title, grammar)) return false;
  if (!leftOut.verbSecond && hasClauseBehind(text, grammar)) return false;
  if (leftOut.having.has(first)) return true;
  if (back.has(first) || leftOut.the.has(first) || (little.has(first) && !isPreposition(first))) return false;
  if (purpose?.has(second) && !isPreposition(first)) return true;
  const isDone = [...leftOut.done].some(
    (ending) => first.endsWith(ending) && first.length >= ending.length + STEM_LETTERS,
  );
  if (isDone && isPreposition(second)) return true;
  const from = leftOut.one.has(first) ? 1 : 0;
  return isThing(wordsOf(text).slice(from), terms.slice(from), { isPreposition, isArticle }, grammar);
}

interface Articles {
  readonly isPreposition: (term: string) => boolean;
  readonly isArticle: (term: string) => boolean;
}
/** Of a thing each article stands behind a preposition: "Two pockets at the front", not "Linen cools the skin". */
function isThing(
  words: readonly string[],
  terms: readonly string[],
  { isPreposition, isArticle }: Articles,
  { little, units, leftOut, purpose: forWhat }: Grammar,
): boolean {
  const first = terms.findIndex((term) => isPreposition(term) || units.has(term));
  const purpose = terms.findIndex((term) => forWhat?.has(term));
  // "Flachs wächst im Norden": before its preposition stands a noun.
  const isNoun = !leftOut?.nounsHaveCapitals || first === 0 || /^[\p{Lu}\p{N}]/u.test(words[first - 1] ?? '');
  return (
    terms.length >= THING_WORDS.least &&
    terms.length <= THING_WORDS.most &&
    first >= 0 &&
    first <= HEAD_WORDS &&
    isNoun &&
    terms.every(
      (term, at) =>
        // "A scent, ideal for leaving a trace": behind what it is for stands what somebody does.
        (purpose >= 0 && at > purpose) ||
        isPreposition(term) ||
        (isArticle(term) ? at > 0 && isPreposition(terms[at - 1] ?? '') : !little.has(term)),
    )
  );
}

/** "Made with care, | this lamp", "Known for its oak, | the brand": somebody is named behind a comma. */
const hasClauseBehind = (text: string, grammar: Grammar): boolean =>
  text
    .split(', ')
    .slice(1)
    .some((part) => {
      const [first = ''] = termsOf(part, grammar);
      return grammar.leftOut?.the.has(first) || grammar.showing.has(first);
    });

/** Of German nothing tells it from a noun. */
export const hasOtherName = (text: string, title: string, { leftOut }: Grammar): boolean =>
  !leftOut?.nounsHaveCapitals && [...text.matchAll(NAME)].some(([name]) => !title.includes(lettersOf(name)));
