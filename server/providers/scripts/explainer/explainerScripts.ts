/** Scripts on a topic without a model: from the author's notes, of our own writing, or outlines. Nothing is made up. */
import type { ScriptIdea } from '../../../../contract/script';
import type { Topic } from './defineTopic';
import { findTopic } from './findTopic';
import { notesScripts } from './notesScripts';
import { outlines } from './outlines';
import type { ExplainerBrief } from './readTopic';
import { topics } from './topics/topics';

/** What an author brought goes first: it is what they mean. */
export function explainerScripts(brief: ExplainerBrief): ScriptIdea[] {
  const topic = findTopic(brief.topic, topics);
  const ideas = [...notesScripts(brief), ...(topic ? writtenScripts(topic) : [])];
  return ideas.length > 0 ? ideas : outlines(brief.topic);
}

const writtenScripts = ({ scripts }: Topic): ScriptIdea[] =>
  scripts.map(({ title, lines }) => ({
    title,
    script: lines.map(([, said]) => said).join(' '),
    origin: 'written',
  }));
