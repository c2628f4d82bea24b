/** What is known of each sentence of a text: "the system" may be another one than is meant where its section has brought up one before it. */
import { partsOf } from '../../text/partsOfSpeech';
import { rootOf } from '../../text/words';
import { isPos, nounPhrasesOf } from './nounPhrases';
import type { Standing } from './standing';
import type { Subject } from './subject';
import { isIntroducing, type Candidate } from './text';

export function standingIn(
  standing: Standing,
  candidates: readonly Candidate[],
): (one: Candidate) => Standing {
  const isAnotherOf = anotherIn(standing, candidates);
  return (one) => ({
    ...standing,
    place: one.place,
    isOfIntroduction: one.heading === '',
    isIntroducing: isIntroducing(one),
    isAnother: (root) => isAnotherOf(one, root),
  });
}

function anotherIn(
  { language, subject }: Standing,
  candidates: readonly Candidate[],
): (one: Candidate, root: string) => boolean {
  const known = new Map<Candidate, ReadonlySet<string>>();
  const newsOf = (one: Candidate): ReadonlySet<string> => {
    const news = known.get(one) ?? new Set(language === 'en' ? newIn(one.text, subject) : []);
    known.set(one, news);
    return news;
  };
  return ({ index, heading }, root) =>
    candidates
      .slice(0, Math.ceil(index))
      .some((other) => other.index > 0 && other.heading === heading && newsOf(other).has(root));
}

const INDEFINITE = ['a', 'an', 'another', 'some', 'several', 'two', 'three'];
/** The nouns of which a sentence brings up one that nothing before it has told of: "a ranger station", "Smith's school". */
function newIn(sentence: string, { names }: Subject): string[] {
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
