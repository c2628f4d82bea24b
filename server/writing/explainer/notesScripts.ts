/** A script out of somebody's own notes: their sentences, condensed as those of an article are. */
import type { ScriptIdea } from '../../../contract/scripts/script';
import { countWords } from '../../../contract/scripts/countWords';
import { condense, FEWEST_WORDS } from '../condensing/condense';
import type { SentenceWordsByLanguage } from '../condensing/sentenceWords';
import type { ExplainerBrief } from './readTopic';

/** Fewer are a longer topic, not notes. */
const FEWEST_SENTENCES = 3;

/** None where the notes are too few to tell something, or in a language whose sentences we cannot tell apart. */
export function notesScripts(
  { topic, notes }: ExplainerBrief,
  language: string,
  all: SentenceWordsByLanguage,
): ScriptIdea[] {
  const words = all.get(language);
  if (!words || notes === '') return [];
  const paragraphs = notes.split('\n').map((line) => ended(line, words.fullStop));
  const { sentences } = condense(
    { title: topic.replace(/[\s.?!,;:]+$/, ''), sections: [{ heading: '', paragraphs }] },
    { asked: [], language, words },
  );
  const script = sentences.join(' ');
  if (sentences.length < FEWEST_SENTENCES || countWords(script) < FEWEST_WORDS) return [];
  return [{ title: titleOf(topic || (sentences[0] ?? '')), script, origin: 'notes', language }];
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
