/** Scripts on a topic without a model: from the author's notes, of our own writing, or outlines. Nothing is made up. */
import { type ReadingLevel, readingLevels } from '../../../contract/scripts/readingLevel';
import type { ScriptIdea, TopicScripts } from '../../../contract/scripts/script';
import type { ArticleReader } from '../articles/articleReader';
import type { SentenceWordsByLanguage } from '../condensing/sentenceWords';
import { toldLanguage, topicLanguage } from '../topicLanguage';
import { createTopicFinder } from './finding/createTopicFinder';
import { wantsItSimple } from './finding/readQuestion';
import { notesScripts } from './notesScripts';
import { outlines, type OutlinesByLanguage } from './outlines';
import type { ExplainerBrief } from './readTopic';
import { spokenText, type Topic, type WrittenScript } from './topic';

export type ExplainerScripts = (brief: ExplainerBrief, signal?: AbortSignal) => Promise<TopicScripts>;

export interface ExplainerContent {
  readonly topics: readonly Topic[];
  readonly outlines: OutlinesByLanguage;
  readonly sentenceWords: SentenceWordsByLanguage;
}
interface Deps extends ExplainerContent {
  /** Condenses notes, and is warm when the topic is looked up next. */
  readonly reader: Pick<ArticleReader, 'condense' | 'warm'>;
  readonly log: (error: unknown) => void;
}

const OURS = 'en';

/** What an author brought goes first: it is what they mean. What is only near comes last, and says so. */
export function createExplainerScripts(content: Deps): ExplainerScripts {
  let finder: ReturnType<typeof createTopicFinder> | undefined;
  return async (brief, signal) => {
    // What was looked up is told by who looked it up, and by a model.
    if (brief.article) return [];
    content.reader.warm();
    // Made at the first question: a worker never asks one.
    finder ??= createTopicFinder(content.topics);
    const { topic, answers, beside } = await finder(brief.topic);
    const text = brief.notes || brief.topic;
    const language =
      brief.language?.split('-')[0] ??
      (await topicLanguage(text, content.sentenceWords, brief.readerLanguage));
    const isTheirs = await isIn(language, brief.notes, content);
    const { scripts: notes, sentences } = await notesScripts(
      isTheirs ? brief : { ...brief, notes: '' },
      language,
      content,
      signal,
    );
    // Ours are in English.
    const isOurs = language === OURS;
    const written = isOurs ? inOrder(answers, brief.topic).map(asIdea) : [];
    const near = (isOurs ? inOrder(beside, brief.topic) : []).map((script) => ({
      ...asIdea(script),
      near: topic?.name,
      ...(answers.length > 0 ? { isAnotherQuestion: true } : {}),
    }));
    if (written.length === 0 && notes.length > 0) return [...notes];
    const others = written.length > 0 ? written : outlines(brief.topic, language, content.outlines);
    const ideas = [...notes, ...others, ...near];
    return sentences.length > 0 ? { needs: 'sentences', ideas, language, sentences: [...sentences] } : ideas;
  };
}

/** Notes in another language than is wished are for a model to translate. */
async function isIn(language: string, notes: string, { sentenceWords }: Deps): Promise<boolean> {
  const told = await toldLanguage(notes, sentenceWords);
  return told === null || told === language;
}

const asIdea = (script: WrittenScript): ScriptIdea => ({
  title: script.title,
  script: spokenText(script),
  origin: 'written',
});

/** Whoever asks for it simple gets what is easy first. */
function inOrder(scripts: readonly WrittenScript[], question: string): readonly WrittenScript[] {
  const hardness = (level: ReadingLevel) => readingLevels.indexOf(level);
  return wantsItSimple(question)
    ? scripts.toSorted((a, b) => hardness(a.level) - hardness(b.level))
    : scripts;
}
