/**
 * Somebody's own notes, sentence by sentence, for them to choose from: what they wrote is theirs to say, a question, an
 * order or an "I" as well. What is no statement that can be told of a text is there as they wrote it.
 */
import { PAGE_SENTENCE_CHARACTERS } from '../../../contract/limits';
import type { OfferedSentence } from '../../../contract/scripts/article';
import { countWords } from '../../../contract/scripts/countWords';
import { sentencesIn } from './candidates';
import type { Condensed } from './condense';
import { leansOn } from './leansOn';
import { sentencesToChoose } from './sentencesToChoose';
import type { Text } from './text';

/** One word is a heading, or what is left of an abbreviation. */
const FEWEST_WORDS_SAID = 2;

export const isOneToSay = (text: string): boolean =>
  countWords(text) >= FEWEST_WORDS_SAID && text.length <= PAGE_SENTENCE_CHARACTERS;

export function ownSentences({ sections }: Text, read: Condensed): OfferedSentence[] {
  const { standing } = read;
  const offered = sentencesToChoose(read);
  const written = new Set(
    sections.flatMap(({ paragraphs }) => paragraphs.flatMap((one) => sentencesIn(one, standing.words))),
  );
  return [...written].flatMap((text) => {
    const known = offered.filter(({ quote }) => quote === text);
    if (known.length > 0) return known;
    return isOneToSay(text) ? [{ text, quote: text, isSaid: false, leansOn: leansOn(text, standing) }] : [];
  });
}
