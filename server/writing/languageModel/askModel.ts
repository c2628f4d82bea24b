/** Asks a model for a task: with progress, and once more with what was wrong where too little of its answer can be shown. */
import { countWords } from '../../../contract/scripts/countWords';
import type { ModelProgress, ScriptIdea } from '../../../contract/scripts/script';
import { faultSentence } from './faultSentence';
import { WriterFailed, type LanguageModel, type Question } from './languageModel';
import { againPrompt } from './prompts';
import { withoutThinking } from './readAnswer';
import type { WritingTask } from './writingTask';

/** How often it is told how far a model is, words or none: who listens knows by it that it is not dead. */
const REPORT_MS = 1000;

export type ReportProgress = (progress: ModelProgress) => void;
interface Asked extends Omit<Question, 'hear'> {
  readonly attempt: number;
  /** About so many in a whole answer. */
  readonly words: number;
}

/** Throws `WriterFailed`, or the signal's reason. */
export async function askWithProgress(
  model: LanguageModel,
  { attempt, words: of, ...question }: Asked,
  report: ReportProgress,
): Promise<string> {
  const { writer } = model;
  let text = '';
  const tell = () => {
    const words = countWords(withoutThinking(text));
    report({ type: 'writing', writer, attempt, words, of, thinking: words === 0 });
  };
  tell();
  const timer = setInterval(tell, REPORT_MS);
  try {
    return await model.ask({ ...question, hear: (all) => (text = all) });
  } finally {
    clearInterval(timer);
  }
}

/** Throws `WriterFailed`, or the signal's reason. */
export async function askModel(
  model: LanguageModel,
  task: WritingTask,
  signal: AbortSignal,
  report: ReportProgress,
): Promise<ScriptIdea[]> {
  const { writer } = model;
  const { system, schema, words } = task;
  const ask = async (attempt: number, prompt: string) =>
    task.judge(await askWithProgress(model, { attempt, system, prompt, schema, words, signal }, report));
  const first = await ask(1, task.prompt);
  // With most of them it is not made to wait for the rest.
  if (first.ideas.length > task.ideas / 2) return named(first.ideas, writer);
  report({ type: 'refused', writer, faults: [...first.faults] });
  const second = await ask(2, againPrompt(task.prompt, first.faults.map(faultSentence)));
  const known = new Set(first.ideas.map(({ script }) => script));
  const ideas = [...first.ideas, ...second.ideas.filter(({ script }) => !known.has(script))];
  if (ideas.length === 0) throw new WriterFailed('unusable', second.faults);
  return named(ideas, writer);
}

const named = (ideas: readonly ScriptIdea[], writer: LanguageModel['writer']) =>
  ideas.map((idea): ScriptIdea => ({ ...idea, writer }));
