/** Somebody's own notes, read as an article is: what a script says of them, and what can be chosen of them. */
import type { OfferedSentence } from '../../../contract/scripts/article';
import { ThreadFailed } from '../../threads/askThread';
import type { ArticleReader } from '../articles/articleReader';
import type { SentenceWordsByLanguage } from '../condensing/sentenceWords';
import type { Told } from '../condensing/text';
import type { ExplainerBrief } from './readTopic';

export interface NotesReading {
  readonly reader: Pick<ArticleReader, 'condense'>;
  readonly sentenceWords: SentenceWordsByLanguage;
  /** Told of notes that took too long. */
  readonly log: (error: unknown) => void;
}
interface Wanted {
  readonly language: string;
  /** A person wants to choose, whatever can be told. */
  readonly isChosenFrom?: boolean;
}
export interface ReadNotes {
  readonly told: Told;
  /** To choose from; none where enough is told and nobody wants to. */
  readonly sentences: readonly OfferedSentence[];
}

/** Null where they take too long, or are made to. */
export async function readNotes(
  { topic, notes, seconds, not }: ExplainerBrief,
  { language, isChosenFrom }: Wanted,
  { reader, sentenceWords, log }: NotesReading,
  signal?: AbortSignal,
): Promise<ReadNotes | null> {
  const words = sentenceWords.get(language);
  const paragraphs = notes.split('\n').map((line) => ended(line, words?.fullStop ?? '.'));
  const title = topic.replace(/[\s.?!,;:]+$/, '');
  return reader
    .condense({ title, paragraphs, language, words, seconds, shown: not, isChosenFrom }, signal)
    .catch((error: unknown) => {
      if (!(error instanceof ThreadFailed)) throw error;
      log(error);
      return null;
    });
}

/** A line of a list is a sentence, too. */
const ended = (line: string, fullStop: string) =>
  /[.!?…।][\])"'”’»]*$/.test(line) ? line : `${line.replace(/[,;:]$/, '')}${fullStop}`;

const TITLE_WORDS = 10;
/** @param first its first sentence: what notes without a topic are called by */
export function titleOfNotes(topic: string, first = ''): string {
  const words = (topic || first).split(' ');
  const title = words.length > TITLE_WORDS ? `${words.slice(0, TITLE_WORDS).join(' ')} …` : topic || first;
  return title.charAt(0).toUpperCase() + title.slice(1);
}
