/** What is told of a text without headings, a paragraph a line. */
import { expect } from 'vitest';
import { condense } from '../../../../../server/writing/condensing/condense';
import { readSentenceWords } from '../../../../../server/writing/condensing/sentenceWords';
import { contentDir } from '../../../../support/contentDir';

export const words = readSentenceWords(contentDir);

export const told = (title: string, text: string, language = 'en'): readonly string[] =>
  condense(
    { title, sections: [{ heading: '', paragraphs: text.split('\n') }] },
    { asked: [], language, words: words.get(language) ?? expect.unreachable() },
  ).sentences;
