/** Where a sentence of a language without a tagger can end early, and what is put into it: by its verbs and joining words. */
import { isVerb, saidIn, type Said } from './mainVerb';
import { beginsWith } from './plainWords';
import type { SentenceWords } from './sentenceWords';

interface Cut {
  readonly left: string;
  readonly dropped: string;
}

const cutAt = (sentence: string, start: number): Cut => ({
  left: sentence.slice(0, start).replace(/[\s,;:]+$/, ''),
  dropped: sentence.slice(start),
});

/** Each place where the sentence may end: whether what is left of it stands alone is for others to say. */
export function clauseEndsOf(sentence: string, words: SentenceWords): Cut[] {
  const said = saidIn(sentence, words);
  const cuts = said.flatMap((one, at): Cut[] => {
    const ends =
      (words.endsWithVerb && endsClauseBefore(said, at, words)) ||
      (words.coordinators.includes(one.word) && beginsWithVerb(said, at + 1, words)) ||
      (words.sparesBehindCommas &&
        one.isBehindComma &&
        !isVerb(said[at - 1] ?? one, words) &&
        !joinsNames(said, at, words)) ||
      saysWhatSubjectIs(said, at, words);
    if (!ends || at === 0) return [];
    // "un sistema nel quale": the preposition goes with its pronoun.
    const before = said[at - 1];
    const isOfClause =
      words.joining.anywhere.includes(one.word) && before && words.prefaces.includes(before.word);
    return [cutAt(sentence, isOfClause ? before.start : one.start)];
  });
  return cuts;
}

/** "… है, …", "… है और …", "… है जो …": behind a verb. */
function endsClauseBefore(said: readonly Said[], at: number, words: SentenceWords): boolean {
  const [former, one] = [said[at - 1], said[at]];
  if (!former || !one || !isVerb({ ...former, isLast: true }, words)) return false;
  return (
    former.isBeforeComma ||
    words.coordinators.includes(one.word) ||
    words.relatives.some((relative) => beginsWith(relative, [one.word]))
  );
}

/** "e fu", "e non si trova". */
function beginsWithVerb(said: readonly Said[], at: number, words: SentenceWords): boolean {
  const one = said[at];
  if (!one) return false;
  return isVerb(one, words) || (words.clitics.includes(one.word) && beginsWithVerb(said, at + 1, words));
}

/** "Roma, Milano e Torino": a list of names is not cut. */
const joinsNames = (said: readonly Said[], at: number, words: SentenceWords): boolean => {
  const rest = said.slice(at).findIndex(({ word }) => words.coordinators.includes(word));
  return rest > 0 && rest < LIST_ITEM && !said.slice(at, at + rest).some((one) => isVerb(one, words));
};
/** Words of a thing in a list. */
const LIST_ITEM = 5;

/** "X è un fiume | che …": what something is stays true without what else is said of it. */
function saysWhatSubjectIs(said: readonly Said[], at: number, words: SentenceWords): boolean {
  const one = said[at];
  if (!one || one.isBehindComma || !words.joining.anywhere.includes(one.word)) return false;
  const copula = said.findIndex(({ word }) => [...words.copulas.one, ...words.copulas.many].includes(word));
  return (
    copula > 0 &&
    copula < at &&
    words.indefinites.includes(said[copula + 1]?.word.replace(/(?<=').*$/, '') ?? '') &&
    !said.slice(0, at).some(({ word }) => words.joining.anywhere.includes(word))
  );
}

/** Without ", che nacque nel 1901," or ", detto Adorno," between two commas, where the verb goes on. */
export function withoutInsertedClauses(sentence: string, words: SentenceWords): string[] {
  const said = saidIn(sentence, words);
  return said.flatMap((one, at) => {
    if (!one.isBehindComma || at === 0) return [];
    const rest = said.slice(at).map(({ word }) => word);
    const isRelative = words.relatives.some((relative) => beginsWith(relative, rest));
    // What stands between the subject and its verb says more of it.
    const isOfSubject = !words.endsWithVerb && !said.slice(0, at).some((former) => isVerb(former, words));
    if (!isRelative && !(isOfSubject && !words.prefaces.includes(said[0]?.word ?? ''))) return [];
    const end = said.findIndex((later, place) => place > at && later.isBehindComma);
    const next = said[end];
    if (!next) return [];
    const goesOn = words.endsWithVerb
      ? isVerb({ ...(said[end - 1] as Said), isLast: true }, words)
      : beginsWithVerb(said, end, words);
    const before = sentence.slice(0, one.start).trimEnd().replace(/,$/, '');
    return goesOn ? [`${before} ${sentence.slice(next.start)}`] : [];
  });
}
