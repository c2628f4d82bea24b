/** What somebody's notes say, sentence by sentence, for them to choose from; and the script of what they chose. [TP1] */
import type { LookUpAnswer, SentencesRequest } from '../../../contract/scripts/script';
import type { ArticleReader } from '../articles/articleReader';
import { offeredOf, saidOf } from '../condensing/chosenSentences';
import { topicLanguage } from '../topicLanguage';
import { readNotes, titleOfNotes, type NotesReading } from './readNotes';
import { readTopic } from './readTopic';

interface Caller {
  readonly signal?: AbortSignal;
  /** Who asks reads it: of notes that are too short to tell their own. */
  readonly reader?: string | undefined;
}
export type ChooseOfNotes = (
  request: Omit<SentencesRequest, 'article'>,
  caller?: Caller,
) => Promise<LookUpAnswer>;

interface Deps extends NotesReading {
  readonly reader: Pick<ArticleReader, 'condense' | 'warm'>;
}

export const createChooseOfNotes =
  (deps: Deps): ChooseOfNotes =>
  async ({ text, says = [], ...wished }, { signal, reader } = {}) => {
    const brief = { ...wished, ...readTopic(text) };
    if (brief.notes === '') return { found: 'nothing', why: 'tooShort' };
    deps.reader.warm();
    const language =
      wished.language?.split('-')[0] ?? (await topicLanguage(brief.notes, deps.sentenceWords, reader));
    const read = await readNotes(brief, { language, isChosenFrom: true }, deps, signal);
    if (!read) return { found: 'nothing', why: 'tooSlow' };
    const offered = offeredOf(read, { language });
    if (offered.found === 'nothing') return offered;
    return saidOf(says, offered, ([first]) => ({
      title: titleOfNotes(brief.topic, first?.text),
      origin: 'notes',
    }));
  };
