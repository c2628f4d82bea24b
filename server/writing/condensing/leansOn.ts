/** What a sentence that does not surely stand alone leans on, for a person to judge. */
import { countWords } from '../../../contract/scripts/countWords';
import type { OfferedSentence, WhyItLeans } from '../../../contract/scripts/article';
import { unlicensedIn, type Unlicensed } from './licensed';
import type { Standing } from './standing';
import { pointingIn, SENTENCE_WORDS, withoutElision, wordsOutsideTitles } from './standsAlone';

const WHY = {
  noClause: 'unsure',
  cutShort: 'unsure',
  leftOut: 'unsure',
  pronoun: 'pronoun',
  name: 'name',
  definite: 'thing',
  ofWhat: 'thing',
  comparison: 'comparison',
  other: 'comparison',
  connective: 'joins',
} as const satisfies Record<Unlicensed, WhyItLeans>;

const UNSURE = { why: 'unsure', words: '' } as const;

export function leansOn(sentence: string, standing: Standing): NonNullable<OfferedSentence['leansOn']> {
  if (countWords(sentence) > SENTENCE_WORDS.max) return { why: 'long', words: '' };
  const words = wordsOutsideTitles(sentence);
  const pointing =
    pointingIn(words, standing.words) ?? pointingIn(words.flatMap(withoutElision), standing.words);
  if (pointing) return pointing;
  if (standing.language !== 'en') return UNSURE;
  const lack = unlicensedIn(sentence, standing);
  return lack && WHY[lack.kind] !== 'unsure' ? { why: WHY[lack.kind], words: lack.words } : UNSURE;
}
