/** Whether a verb stands behind each "and" and "but" of an English sentence: one tagger alone takes some nouns for verbs, "harbours and boats". */
import { partsOf, type Part } from '../../text/partsOfSpeech';
import { isPos } from './nounPhrases';

export const COORDINATORS: readonly string[] = ['and', 'but'];

export function verbsBehindCoordinators(sentence: string): boolean[] {
  const parts = partsOf(sentence);
  return parts.flatMap((part, at) => {
    if (!COORDINATORS.includes(part.lower)) return [];
    return [isPos(firstBehind(parts, at), 'VERB', 'AUX')];
  });
}

const firstBehind = (parts: readonly Part[], at: number) =>
  isPos(parts[at + 1], 'ADV') ? parts[at + 2] : parts[at + 1];
