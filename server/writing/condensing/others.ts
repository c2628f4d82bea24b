/** Who else than the person that a text is on an English sentence names, for whom "he" could stand in it or behind it. */
import { partsOf, type Part } from '../../text/partsOfSpeech';
import { isPerson } from './persons';
import { taggedWords } from '../../pictures/cards/taggedWords';
import { wordsOf } from '../../text/words';
import { clauseVerbOf } from './clauseVerb';
import { isPos, nounPhrasesOf } from './nounPhrases';
import type { Subject } from './subject';

/** Behind one of these a name is of a place or a time. */
const PLACES = ['in', 'at', 'near', 'on', 'during', 'throughout', 'around'];

/** "Little is known": a capital letter at the beginning names nobody. */
const isNoun = (word: string) => taggedWords(word).some(({ tags }) => tags.has('Noun'));

const OTHER_SEX: Readonly<Record<string, string>> = { he: 'FemaleName', she: 'MaleName' };
const isOfOtherSex = (words: readonly Part[], pronoun: string): boolean =>
  words.some(
    ({ text, pos }) => pos === 'PROPN' && taggedWords(text)[0]?.tags.has(OTHER_SEX[pronoun] ?? '') === true,
  );

interface Others {
  /** Somebody, or whom the text is on, is named before the first pronoun of a person: in the same sentence it may stand for them. */
  readonly beforePronoun: boolean;
  /** What is said behind this sentence may be on them: it is not "he" who does something in it. */
  readonly takesOver: boolean;
}

export function othersIn(
  sentence: string,
  { name, pronoun }: Subject,
  { reduced, forms }: { reduced: ReadonlySet<string>; forms: readonly string[] },
): Others {
  const parts = partsOf(sentence);
  const own = new Set(wordsOf(name));
  const others = nounPhrasesOf(parts).filter(({ from, words, head, determiner, isOwned }) => {
    if (!head || PLACES.includes(parts[from - 1]?.lower ?? '')) return false;
    if (
      words.some((word) => own.has(word.lower)) ||
      (from === 0 && words.length === 1 && !isNoun(head.lower))
    )
      return false;
    // "his wife Mary" is no "he".
    if (isOfOtherSex(words, pronoun)) return false;
    if (isPos(head, 'PROPN')) return determiner !== 'the';
    return (isOwned || determiner !== '') && isPerson(head.lower);
  });
  const place = parts.findIndex(({ lower }) => forms.includes(lower));
  const doer = doerOf(parts, reduced);
  return {
    beforePronoun:
      others.some(({ from }) => from < place) || parts.slice(0, place).some(({ lower }) => own.has(lower)),
    takesOver: others.length > 0 && doer !== pronoun && !own.has(doer),
  };
}

/** The word before the main clause's verb. */
function doerOf(parts: readonly Part[], reduced: ReadonlySet<string>): string {
  let at = clauseVerbOf(parts, reduced) - 1;
  while (isPos(parts[at], 'ADV')) at -= 1;
  return parts[at]?.lower ?? '';
}
