/** What is told of a text, a paragraph a line, and what of it a person may have told beside that. */
import { expect } from 'vitest';
import { condensed } from '../../../../../server/writing/condensing/condense';
import { sectionsOfExtract } from '../../../../../server/writing/articles/articleText';
import { sentencesToChoose } from '../../../../../server/writing/condensing/sentencesToChoose';
import { readSentenceWords } from '../../../../../server/writing/condensing/sentenceWords';
import { contentDir } from '../../../../support/contentDir';

/** Ends the introduction of a text. */
export const SECTION = '\n== History ==\n';

export const words = readSentenceWords(contentDir);

export const readOf = (title: string, text: string, language = 'en', asked: readonly string[] = []) =>
  condensed(
    { title, sections: sectionsOfExtract(text) },
    { asked, language, words: words.get(language) ?? expect.unreachable() },
  );

/** By itself. */
export const told = (title: string, text: string, language?: string): readonly string[] =>
  readOf(title, text, language).told.sentences;

/** All that a listener understands alone, whether it is told by itself or only where a person chooses it. */
export const alone = (title: string, text: string, language?: string): readonly string[] =>
  sentencesToChoose(readOf(title, text, language)).flatMap(({ text: said, leansOn }) =>
    leansOn ? [] : [said],
  );

/** The same, and what is offered with a doubt. */
export const offered = (title: string, text: string, language?: string): readonly string[] =>
  sentencesToChoose(readOf(title, text, language)).map(({ text: said }) => said);
