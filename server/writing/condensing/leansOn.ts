/** What a sentence that does not surely stand alone leans on, for a person to judge. */
import { countWords } from '../../../contract/scripts/countWords';
import type { OfferedSentence } from '../../../contract/scripts/article';
import { doubtIn } from './doubts';
import type { Standing } from './standing';
import { pointingIn, SENTENCE_WORDS, withoutElision, wordsOutsideTitles } from './standsAlone';

const UNSURE = { why: 'unsure', words: '' } as const;

export function leansOn(sentence: string, standing: Standing): NonNullable<OfferedSentence['leansOn']> {
  if (countWords(sentence) > SENTENCE_WORDS.max) return { why: 'long', words: '' };
  const words = wordsOutsideTitles(sentence);
  const pointing =
    pointingIn(words, standing.words) ?? pointingIn(words.flatMap(withoutElision), standing.words);
  if (pointing) return pointing;
  return doubtIn(sentence, standing) ?? UNSURE;
}
