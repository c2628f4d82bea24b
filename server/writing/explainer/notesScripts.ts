/** Scripts out of somebody's own notes: their sentences, the most informative ones, in frames that add no fact. */
import type { ScriptIdea } from '../../../contract/scripts/script';
import { countWords } from '../../../contract/scripts/countWords';
import { asOpening } from './asOpening';
import type { ExplainerBrief } from './readTopic';
import { topSentences } from './textRank';

/** Fewer are a longer topic, not notes. */
const ENOUGH = { sentences: 3, words: 35 } as const;
const SHORTEST_SENTENCE = 4;
/** As long as what we write ourselves. */
const LONGEST = 110;
const JOINTS = ['First.', 'Next.', 'And finally.'];

/** None where the notes are too few to tell something. */
export function notesScripts({ topic, notes }: ExplainerBrief): ScriptIdea[] {
  const sentences = sentencesOf(notes);
  if (sentences.length < ENOUGH.sentences || countWords(sentences.join(' ')) < ENOUGH.words) return [];
  const opening = asOpening(topic);
  return [
    shortVersion(sentences, topic, [opening, 'Here is the short version.']),
    threeThings(sentences, topic, [opening, 'Three things are worth knowing.']),
  ].flatMap((idea) => (idea ? { ...idea, origin: 'notes' as const } : []));
}

function shortVersion(sentences: readonly string[], topic: string, frame: readonly string[]) {
  const chosen = topSentences(sentences, { topic, words: LONGEST - countWords(frame.join(' ')) });
  return chosen.length > 0
    ? { title: 'Your notes in short', script: joined([...frame, ...chosen]) }
    : undefined;
}

function threeThings(sentences: readonly string[], topic: string, frame: readonly string[]) {
  const words = LONGEST - countWords([...frame, ...JOINTS].join(' '));
  const apart = topSentences(sentences, { topic, words, apart: true });
  const longest = new Set(apart.toSorted((a, b) => countWords(b) - countWords(a)).slice(0, JOINTS.length));
  const three = apart.filter((sentence) => longest.has(sentence));
  const chosen = three.flatMap((sentence, index) => [JOINTS[index] ?? '', sentence]);
  return three.length === JOINTS.length
    ? { title: 'Three things from your notes', script: joined([...frame, ...chosen]) }
    : undefined;
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(' ');

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Whole sentences without references and remarks in brackets; a line of a list is a sentence, too. */
function sentencesOf(notes: string): string[] {
  const lines = notes.replace(/\s*\[[^\]]*\]|\s*\([^)]*\)/g, '').split('\n');
  return lines
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => countWords(sentence) >= SHORTEST_SENTENCE)
    .map((sentence) => (/[.!?…]["'”’)]*$/.test(sentence) ? sentence : `${sentence.replace(/[,;:]$/, '')}.`));
}
