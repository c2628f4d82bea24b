/** Scripts out of somebody's own notes: their sentences, the most telling ones, in frames that add no fact. */
import { EXPLAINER_WORDS } from '../../../../contract/limits';
import type { ScriptIdea } from '../../../../contract/script';
import { countWords } from '../../../../contract/countWords';
import { asOpening } from './asOpening';
import type { ExplainerBrief } from './readTopic';
import { mostTelling } from './textRank';

/** Fewer are a longer topic, not notes. */
const ENOUGH = { sentences: 3, words: 35 } as const;
const SHORTEST_SENTENCE = 4;
const JOINTS = ['First.', 'Next.', 'And finally.'];
/** What the frames say around the sentences takes about this many words. */
const FRAME_WORDS = 15;

/** None where the notes are too few to tell something. */
export function notesScripts({ topic, notes }: ExplainerBrief): ScriptIdea[] {
  const sentences = sentencesOf(notes);
  if (sentences.length < ENOUGH.sentences || countWords(sentences.join(' ')) < ENOUGH.words) return [];
  const budget = EXPLAINER_WORDS.max - FRAME_WORDS;
  const short = mostTelling(sentences, topic, budget);
  const three = mostTelling(sentences, topic, budget * 0.7).slice(0, JOINTS.length);
  const opening = asOpening(topic);
  const idea = (title: string, parts: readonly string[]): ScriptIdea => ({
    title,
    script: parts.filter(Boolean).join(' '),
    origin: 'notes',
  });
  return [
    idea('Your notes in short', [opening, 'Here is the short version.', ...short]),
    idea('Three things from your notes', [
      opening,
      'Three things are worth knowing.',
      ...three.flatMap((sentence, index) => [JOINTS[index] ?? '', sentence]),
    ]),
  ].filter((_, index) => index === 0 || three.length === JOINTS.length);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Whole sentences without references and remarks in brackets; a line of a list is a sentence, too. */
function sentencesOf(notes: string): string[] {
  const lines = notes.replace(/\s*\[[^\]]*\]|\s*\([^)]*\)/g, '').split('\n');
  return lines
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => countWords(sentence) >= SHORTEST_SENTENCE)
    .map((sentence) => (/[.!?…]["'”’)]*$/.test(sentence) ? sentence : `${sentence.replace(/[,;:]$/, '')}.`));
}
