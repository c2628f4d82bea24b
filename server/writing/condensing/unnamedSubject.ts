/**
 * Whether a sentence of a language without a tagger is on something that it does not say: a definite thing that is not
 * what the text is on ("Das Unternehmen baute …"), or nothing before its verb ("Negli anni successivi recitò …").
 */
import { rootOf } from '../../text/words';
import { isVerb, saidIn, type Said } from './mainVerb';
import type { SentenceWords } from './sentenceWords';
import { isHeadOfSubject, isOnSubject, type Subject } from './subject';

export function hasUnnamedSubject(sentence: string, subject: Subject, words: SentenceWords): boolean {
  const said = saidIn(sentence, words);
  const verb = said.findIndex((one, at) => at > 0 && isVerb(one, words));
  if (verb < 0) return false;
  const before = said.slice(0, verb);
  return isDefinite(before, subject, words) || (words.leavesOutSubjects && isLeftOut(said, verb, words));
}

/** Of German, every noun has one. */
const namesHaveCapitals = ({ abbreviations: { language } }: SentenceWords) => language !== 'de';

/** "L'équipe", "Das alte System": an article and its noun, and nothing that says which. */
function isDefinite(before: readonly Said[], subject: Subject, words: SentenceWords): boolean {
  const [first, ...phrase] = before;
  const [article = '', elided] = (first?.word ?? '').split(/(?<=')/);
  if (!words.articles.includes(article) || words.indefinites.includes(article)) return false;
  const nouns = [...(elided ? [elided] : []), ...phrase.map(({ word }) => word)];
  const isSaidWhich = phrase.some(
    ({ word, isName, isBehindComma }) =>
      (isName && namesHaveCapitals(words)) ||
      /\d/.test(word) ||
      isBehindComma ||
      (!words.clitics.includes(word) &&
        [...words.prefaces, ...words.little].includes(word.replace(/(?<=').*$/, ''))),
  );
  return (
    !isSaidWhich &&
    !nouns
      .map((word) => rootOf(word))
      .some(
        (root) => isOnSubject(root, subject) || isHeadOfSubject(root, subject) || words.known.includes(root),
      )
  );
}

/** No article and no name before its verb but behind a preposition, and none that a reflexive or passive has behind it. */
function isLeftOut(said: readonly Said[], verb: number, words: SentenceWords): boolean {
  const [first] = said;
  const isPreposition = (one: Said | undefined) =>
    one !== undefined && words.prefaces.includes(one.word.replace(/(?<=').*$/, ''));
  const before = said.slice(0, verb);
  const isPart = before.map(isPreposition);
  for (const [at, one] of before.entries())
    if (at > 0 && isPart[at - 1] && !one.isBehindComma && (one.isName || isPreposition(before[at - 1])))
      isPart[at] = true;
  const isNamed = before.some(
    (one, at) => !isPart[at] && (one.isName || words.articles.includes(one.word.replace(/(?<=').*$/, ''))),
  );
  const isBare = !isPreposition(first) && !before.some(({ isBehindComma }) => isBehindComma);
  // "En septiembre se trasladó a París": behind "se publicó" it stands.
  const isReflexive = words.reflexives.includes(said[verb - 1]?.word ?? '') && isPreposition(said[verb + 1]);
  const isTurned =
    (!isReflexive && words.clitics.includes(said[verb - 1]?.word ?? '')) ||
    [...words.copulas.one, ...words.copulas.many, ...words.auxiliaries, ...words.presenting].includes(
      said[verb]?.word ?? '',
    );
  return !isNamed && !isBare && !isTurned;
}
