/** A script out of somebody's own notes: their sentences, condensed as those of an article are. */
import type { ScriptIdea } from '../../../contract/scripts/script';
import { countWords } from '../../../contract/scripts/countWords';
import type { ArticleReader } from '../articles/articleReader';
import { backingOf } from '../condensing/backingOf';
import { FEWEST_WORDS } from '../condensing/fewestWords';
import { WORDS_BY_SECONDS } from '../../../contract/limits';
import { ThreadFailed } from '../../threads/askThread';
import type { SentenceWordsByLanguage } from '../condensing/sentenceWords';
import type { ExplainerBrief } from './readTopic';

/** Fewer are a longer topic, not notes; of a quarter of a minute they are enough. */
const FEWEST_SENTENCES = 3;
const FEWEST_IN_SHORT = 2;

interface Reading {
  readonly reader: Pick<ArticleReader, 'condense'>;
  readonly sentenceWords: SentenceWordsByLanguage;
  /** Told of notes that took too long. */
  readonly log: (error: unknown) => void;
}

/** None where the notes are too few to tell something, take too long, or are in a language whose sentences we cannot tell apart. */
export async function notesScripts(
  { topic, notes, seconds, not }: ExplainerBrief,
  language: string,
  { reader, sentenceWords, log }: Reading,
  signal?: AbortSignal,
): Promise<ScriptIdea[]> {
  const words = sentenceWords.get(language);
  if (!words || notes === '') return [];
  const paragraphs = notes.split('\n').map((line) => ended(line, words.fullStop));
  const title = topic.replace(/[\s.?!,;:]+$/, '');
  const told = await reader
    .condense(
      { title, paragraphs, language, words, length: seconds && WORDS_BY_SECONDS[seconds], shown: not },
      signal,
    )
    .catch((error: unknown) => {
      if (!(error instanceof ThreadFailed)) throw error;
      log(error);
      return null;
    });
  const sentences = told?.sentences ?? [];
  const script = sentences.join(' ');
  const fewest = seconds === 15 ? FEWEST_IN_SHORT : FEWEST_SENTENCES;
  if (sentences.length < fewest || countWords(script) < FEWEST_WORDS) return [];
  const backing = told ? backingOf(told) : [];
  return [{ title: titleOf(topic || (sentences[0] ?? '')), script, origin: 'notes', backing, language }];
}

/** A line of a list is a sentence, too. */
const ended = (line: string, fullStop: string) =>
  /[.!?…।][\])"'”’»]*$/.test(line) ? line : `${line.replace(/[,;:]$/, '')}${fullStop}`;

const TITLE_WORDS = 10;
function titleOf(text: string): string {
  const words = text.split(' ');
  const title = words.length > TITLE_WORDS ? `${words.slice(0, TITLE_WORDS).join(' ')} …` : text;
  return title.charAt(0).toUpperCase() + title.slice(1);
}
