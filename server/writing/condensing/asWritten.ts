/**
 * The sentences of a text in a language that we have no words of, for a person to choose from: as they are written.
 * Which of them stand alone is not known, so none is proposed.
 */
import { OFFERED_SENTENCES } from '../../../contract/limits';
import type { OfferedSentence } from '../../../contract/scripts/article';
import { countWords } from '../../../contract/scripts/countWords';
import { noAbbreviations } from '../../text/abbreviations';
import { sentencesOf } from '../../text/sentences';
import { isOneToSay } from './ownSentences';
import { isWhole, SENTENCE_WORDS } from './standsAlone';
import { withoutRemarks, type Section } from './text';

interface Language {
  /** BCP 47 */
  readonly language: string;
  /** Of somebody's own notes all are offered. */
  readonly isOwn?: boolean | undefined;
}
export function sentencesAsWritten(
  sections: readonly Section[],
  { language, isOwn }: Language,
): OfferedSentence[] {
  const texts = sections
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((one) => sentencesOf(withoutRemarks(one), noAbbreviations(language)))
    .map(({ text }) => text)
    .filter(isOneToSay)
    .filter((text) => isOwn || (isWhole(text) && countWords(text) >= SENTENCE_WORDS.min));
  const each = [...new Set(texts)];
  return each.slice(0, isOwn ? each.length : OFFERED_SENTENCES.offered).map((text) => {
    const why = countWords(text) > SENTENCE_WORDS.max ? 'long' : 'unsure';
    return { text, quote: text, isSaid: false, leansOn: { why, words: '' } };
  });
}
