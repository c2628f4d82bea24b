/** Asks a model for all texts in another language, and once more for those that could not be used, with what was wrong. [SC4] */
import type { TranslationRequest } from '../../../contract/scripts/script';
import { askWithProgress, type ReportProgress } from './askModel';
import { WriterFailed, type LanguageModel } from './languageModel';
import { againPrompt } from './prompts';
import { translationTask } from './translationTask';

/** As much of a script as fits in one answer. */
const ANSWER_BYTES = 8_000;

/** As many texts as were asked for. Throws `WriterFailed`, or the signal's reason. */
export async function askTranslation(
  model: LanguageModel,
  request: TranslationRequest,
  signal: AbortSignal,
  report: ReportProgress,
): Promise<string[]> {
  const written: string[] = [];
  for (const texts of inAnswers(request.texts, Math.min(ANSWER_BYTES, model.materialBytes)))
    written.push(...(await askPart(model, { ...request, texts }, signal, report)));
  return written;
}

async function askPart(
  model: LanguageModel,
  request: TranslationRequest,
  signal: AbortSignal,
  report: ReportProgress,
): Promise<string[]> {
  const { system, prompt, schema, words, judge } = translationTask(request);
  const ask = async (attempt: number, asked: string) =>
    judge(await askWithProgress(model, { attempt, system, prompt: asked, schema, words, signal }, report));
  const first = await ask(1, prompt);
  if (isWhole(first.texts)) return [...first.texts];
  report({ type: 'refused', writer: model.writer, faults: [] });
  const second = await ask(2, againPrompt(prompt, first.faults));
  const best: readonly (string | null)[] = first.texts.map((text, index) => second.texts[index] ?? text);
  if (!isWhole(best)) throw new WriterFailed('unusable', [], { cause: new Error(second.faults.join(' ')) });
  return [...best];
}

const isWhole = (texts: readonly (string | null)[]): texts is readonly string[] =>
  texts.every((text) => text !== null);

/** In their order, each part as long as it may be; what is longer alone is a part of its own. */
function inAnswers(texts: readonly string[], bytes: number): string[][] {
  const parts: string[][] = [];
  let left = 0;
  for (const text of texts) {
    const own = Buffer.byteLength(text);
    const part = parts.at(-1);
    if (part && own <= left) part.push(text);
    else {
      parts.push([text]);
      left = bytes;
    }
    left -= own;
  }
  return parts;
}
