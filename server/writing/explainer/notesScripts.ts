/** A script out of somebody's own notes: their sentences, condensed as those of an article are. */
import type { ScriptIdea } from '../../../contract/scripts/script';
import { countWords } from '../../../contract/scripts/countWords';
import { backingOf } from '../condensing/backingOf';
import { FEWEST_WORDS } from '../condensing/fewestWords';
import { readNotes, titleOfNotes, type NotesReading } from './readNotes';
import type { ExplainerBrief } from './readTopic';

/** Fewer are a longer topic, not notes; of a quarter of a minute they are enough. */
const FEWEST_SENTENCES = 3;
const FEWEST_IN_SHORT = 2;

/** None where the notes are too few to tell something, take too long, or are in a language whose sentences we cannot tell apart. */
export async function notesScripts(
  brief: ExplainerBrief,
  language: string,
  reading: NotesReading,
  signal?: AbortSignal,
): Promise<ScriptIdea[]> {
  if (brief.notes === '' || !reading.sentenceWords.has(language)) return [];
  const read = await readNotes(brief, { language }, reading, signal);
  const sentences = read?.told.sentences ?? [];
  const script = sentences.join(' ');
  const fewest = brief.seconds === 15 ? FEWEST_IN_SHORT : FEWEST_SENTENCES;
  if (!read || sentences.length < fewest || countWords(script) < FEWEST_WORDS) return [];
  const title = titleOfNotes(brief.topic, sentences[0]);
  return [{ title, script, origin: 'notes', backing: backingOf(read.told), language }];
}
