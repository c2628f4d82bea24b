/** What stands beside an "and" or "but" of an English sentence, by the second tagger: one alone takes some nouns for verbs, "harbours and boats". */
import { partsOf, type Part } from '../../text/partsOfSpeech';
import { clauseVerbOf } from './clauseVerb';
import { isPos, nounPhrasesOf } from './nounPhrases';

export const COORDINATORS: readonly string[] = ['and', 'but'];

/** Whether a verb stands behind each of them. */
export function verbsBehindCoordinators(sentence: string): boolean[] {
  const parts = partsOf(sentence);
  return parts.flatMap((part, at) => {
    if (!COORDINATORS.includes(part.lower)) return [];
    return [isPos(firstBehind(parts, at), 'VERB', 'AUX')];
  });
}

const firstBehind = (parts: readonly Part[], at: number) =>
  isPos(parts[at + 1], 'ADV') ? parts[at + 2] : parts[at + 1];

/** Who or what does something there: not in "towns in the north, and castles built by kings". */
export function hasSubjectAndVerb(clause: string, reduced: ReadonlySet<string>): boolean {
  const parts = partsOf(clause);
  const verb = clauseVerbOf(parts, reduced);
  const isFree = (at: number) => !isPos(isPos(parts[at - 1], 'ADV') ? parts[at - 2] : parts[at - 1], 'ADP');
  return (
    nounPhrasesOf(parts).some(({ from, to }) => to <= verb && isFree(from)) ||
    parts.slice(0, Math.max(verb, 0)).some((part, at) => isPos(part, 'PRON') && isFree(at))
  );
}
