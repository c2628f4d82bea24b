/** Scripts on a topic without a model: from the author's notes, of our own writing, or outlines. Nothing is made up. */
import { type ReadingLevel, readingLevels } from '../../../../contract/readingLevel';
import type { ScriptIdea } from '../../../../contract/script';
import { spokenText, type Topic } from './defineTopic';
import { createTopicFinder } from './finding/createTopicFinder';
import { readQuestion } from './finding/readQuestion';
import { notesScripts } from './notesScripts';
import { outlines } from './outlines';
import type { ExplainerBrief } from './readTopic';
import { topics } from './topics/topics';

const find = createTopicFinder(topics);

/** What an author brought goes first: it is what they mean. A topic that is only near comes last, and says so. */
export function explainerScripts(brief: ExplainerBrief): ScriptIdea[] {
  const { found, nearest } = find(brief.topic);
  const ideas = [...notesScripts(brief), ...(found ? writtenScripts(found, brief.topic) : [])];
  if (ideas.length > 0) return ideas;
  const near = nearest
    ? writtenScripts(nearest, brief.topic).map((idea) => ({ ...idea, near: nearest.name }))
    : [];
  return [...outlines(brief.topic), ...near];
}

/** Whether something of our own was written on just this. */
export const isWrittenOn = ({ topic }: ExplainerBrief): boolean => find(topic).found !== undefined;

/** Whoever asks for it simple gets what is easy first. */
function writtenScripts({ scripts }: Topic, question: string): ScriptIdea[] {
  const hardness = (level: ReadingLevel) => readingLevels.indexOf(level);
  const { wantsItSimple } = readQuestion(question);
  const inOrder = wantsItSimple ? scripts.toSorted((a, b) => hardness(a.level) - hardness(b.level)) : scripts;
  return inOrder.map((script) => ({ title: script.title, script: spokenText(script), origin: 'written' }));
}
