/** Asks a model which claims of a script its page backs, and once more with what was wrong. [WR3] */
import type { ClaimsTask, JudgedClaims } from './claimsTask';
import { WriterFailed, type LanguageModel } from './languageModel';
import { againPrompt } from './prompts';

/** Throws `WriterFailed`, or the signal's reason. */
export async function askClaims(
  model: LanguageModel,
  { system, prompt, schema, judge }: ClaimsTask,
  signal: AbortSignal,
): Promise<JudgedClaims> {
  const ask = async (asked: string) =>
    judge(await model.ask({ system, prompt: asked, schema, signal, hear: () => {} }));
  const first = await ask(prompt);
  if (first.faults.length === 0) return first;
  const second = await ask(againPrompt(prompt, first.faults)).catch((error: unknown) => {
    signal.throwIfAborted();
    // What it said of some sentences is not lost.
    if (first.judged === 0) throw error;
    return first;
  });
  const better = second.judged >= first.judged ? second : first;
  if (better.judged === 0)
    throw new WriterFailed('unusable', [], { cause: new Error(better.faults.join(' ')) });
  return better;
}
