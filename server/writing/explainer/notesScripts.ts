/** A script out of somebody's own notes: their sentences, condensed as those of an article are; else all of them, to choose from. */
import type { OfferedSentence } from '../../../contract/scripts/article';
import type { ScriptIdea } from '../../../contract/scripts/script';
import { countWords } from '../../../contract/scripts/countWords';
import { backingOf } from '../condensing/backingOf';
import { FEWEST_WORDS } from '../condensing/fewestWords';
import { readNotes, titleOfNotes, type NotesReading } from './readNotes';
import type { ExplainerBrief } from './readTopic';

/** Fewer are a longer topic, not notes; of a quarter of a minute they are enough. */
const FEWEST_SENTENCES = 3;
const FEWEST_IN_SHORT = 2;

interface ToldNotes {
  readonly scripts: readonly ScriptIdea[];
  /** To choose from, where they make no script by themselves; none where that would make none either. */
  readonly sentences: readonly OfferedSentence[];
}
const nothingTold: ToldNotes = { scripts: [], sentences: [] };

/** Nothing where the notes are too few to tell something, or take too long. */
export async function notesScripts(
  brief: ExplainerBrief,
  language: string,
  reading: NotesReading,
  signal?: AbortSignal,
): Promise<ToldNotes> {
  if (brief.notes === '') return nothingTold;
  const fewest = brief.seconds === 15 ? FEWEST_IN_SHORT : FEWEST_SENTENCES;
  const areEnough = (sentences: readonly string[]) =>
    sentences.length >= fewest && countWords(sentences.join(' ')) >= FEWEST_WORDS;
  const read = await readNotes(brief, { language }, reading, signal);
  if (!read) return nothingTold;
  const { sentences } = read.told;
  if (areEnough(sentences)) {
    const title = titleOfNotes(brief.topic, sentences[0]);
    const backing = backingOf(read.told);
    return {
      ...nothingTold,
      scripts: [{ title, script: sentences.join(' '), origin: 'notes', backing, language }],
    };
  }
  // As they are offered to whoever asks for them, whatever was shown.
  const { not: shown = [], ...all } = brief;
  const isReadSo = shown.length === 0 && read.sentences.length > 0;
  const offered = isReadSo ? read : await readNotes(all, { language, isChosenFrom: true }, reading, signal);
  const isEnough = areEnough(offered?.sentences.map(({ text }) => text) ?? []);
  return isEnough && offered ? { scripts: [], sentences: offered.sentences } : nothingTold;
}
