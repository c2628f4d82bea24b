/** Asks a model for a task: with progress, and once more with what was wrong where too little of its answer can be shown. */
import { countWords } from '../../../contract/scripts/countWords';
import type { ModelProgress, ScriptIdea } from '../../../contract/scripts/script';
import { WriterFailed, type LanguageModel, type Question } from './languageModel';
import { withoutThinking } from './readAnswer';
import type { Judged } from '../checking/scriptRules';
import type { WritingQuestion, WritingTask } from './writingTask';

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
  let text = '';
  const tell = () => {
    const words = countWords(withoutThinking(text));
    report({ type: 'writing', writer: model.writer, attempt, words, of, thinking: words === 0 });
  };
  return telling(tell, () => model.ask({ ...question, hear: (all) => (text = all) }));
}

async function telling<Answer>(tell: () => void, ask: () => Promise<Answer>): Promise<Answer> {
  tell();
  const timer = setInterval(tell, REPORT_MS);
  try {
    return await ask();
  } finally {
    clearInterval(timer);
  }
}

/** Whoever waits for scripts waits no longer for one that is in doubt. */
const APPEAL_MS = 60_000;
/** What only rules refuse and the model backs by words of the material is good, too; where it cannot answer, rules stand. */
async function heard(
  model: LanguageModel,
  { task, judged, attempt }: { task: WritingTask; judged: Judged; attempt: number },
  signal: AbortSignal,
  report: ReportProgress,
): Promise<Judged> {
  const { ideas, faults, disputed } = judged;
  if (disputed.length === 0) return judged;
  const { backed, ...question } = task.appeal(disputed);
  const { writer } = model;
  const { words } = task;
  try {
    const answer = await telling(
      () => report({ type: 'writing', writer, attempt, words, of: words, thinking: false }),
      () =>
        model.ask({
          ...question,
          signal: AbortSignal.any([signal, AbortSignal.timeout(APPEAL_MS)]),
          hear: () => {},
        }),
    );
    const good = backed(answer);
    const answered = new Set(good.flatMap((one) => one.faults));
    return {
      ideas: [...ideas, ...good.map(({ idea }) => idea)],
      faults: faults.filter((fault) => !answered.has(fault)),
      disputed: [],
    };
  } catch {
    return judged;
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
  const ask = async (attempt: number, { system, prompt, schema, words }: WritingQuestion) => {
    const answer = await askWithProgress(model, { attempt, system, prompt, schema, words, signal }, report);
    return heard(model, { task, judged: await task.judge(answer), attempt }, signal, report);
  };
  const first = await ask(1, task);
  // With most of them it is not made to wait for the rest.
  if (first.ideas.length > task.ideas / 2) return named(first.ideas, writer);
  report({ type: 'refused', writer, faults: [...first.faults] });
  const second = await ask(2, task.again(first));
  const known = new Set(first.ideas.map(({ script }) => script));
  const ideas = [...first.ideas, ...second.ideas.filter(({ script }) => !known.has(script))];
  if (ideas.length === 0) throw new WriterFailed('unusable', second.faults);
  return named(ideas, writer);
}

const named = (ideas: readonly ScriptIdea[], writer: LanguageModel['writer']) =>
  ideas.map((idea): ScriptIdea => ({ ...idea, writer }));
