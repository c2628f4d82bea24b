/**
 * The sentences of a text in a language that we have no words of, for a person to choose from: as they are written.
 * Which of them stand alone is not known, so none is proposed.
 */
import { ARTICLE_SENTENCES, PAGE_SENTENCE_CHARACTERS } from '../../../contract/limits';
import type { ArticleSentence } from '../../../contract/scripts/article';
import { countWords } from '../../../contract/scripts/countWords';
import { noAbbreviations } from '../../text/abbreviations';
import { sentencesOf } from '../../text/sentences';
import { isWhole, SENTENCE_WORDS } from './standsAlone';
import { withoutRemarks, type Section } from './text';

/** @param language BCP 47 */
export function sentencesAsWritten(sections: readonly Section[], language: string): ArticleSentence[] {
  const texts = sections
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((one) => sentencesOf(withoutRemarks(one), noAbbreviations(language)))
    .map(({ text }) => text)
    .filter((text) => isWhole(text) && text.length <= PAGE_SENTENCE_CHARACTERS)
    .filter((text) => countWords(text) >= SENTENCE_WORDS.min);
  return [...new Set(texts)].slice(0, ARTICLE_SENTENCES.offered).map((text) => {
    const why = countWords(text) > SENTENCE_WORDS.max ? 'long' : 'unsure';
    return { text, quote: text, isSaid: false, leansOn: { why, words: '' } };
  });
}
