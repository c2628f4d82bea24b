/** What a sentence that does not surely stand alone leans on, for a person to judge. */
import { countWords } from '../../../contract/scripts/countWords';
import type { ArticleSentence, WhyItLeans } from '../../../contract/scripts/article';
import { taggedWords } from '../../pictures/cards/taggedWords';
import { unlicensedIn, type Unlicensed } from './licensed';
import type { Standing } from './standing';
import { pointingIn, SENTENCE_WORDS, withoutElision, wordsOutsideTitles } from './standsAlone';
import { unknownThingIn } from './takenAsKnown';

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

export function leansOn(sentence: string, standing: Standing): NonNullable<ArticleSentence['leansOn']> {
  if (countWords(sentence) > SENTENCE_WORDS.max) return { why: 'long', words: '' };
  const words = wordsOutsideTitles(sentence);
  const pointing =
    pointingIn(words, standing.words) ?? pointingIn(words.flatMap(withoutElision), standing.words);
  if (pointing) return pointing;
  if (standing.language !== 'en') return UNSURE;
  const lack = unlicensedIn(sentence, { ...standing, introduced: new Set() });
  if (lack && WHY[lack.kind] !== 'unsure') return { why: WHY[lack.kind], words: lack.words };
  const thing = unknownThingIn(taggedWords(sentence), standing, true);
  return thing === null ? UNSURE : { why: 'thing', words: thing };
}
