/** Script ideas by any model with an OpenAI-compatible address; what it answers is checked before it is believed. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText } from 'ai';
import type { AdBrief, ScriptIdea } from '../../../../contract/script';
import { faultsOf, scriptIdeasSchema } from '../scriptRules';
import type { ScriptWriter } from '../scriptWriter';
import { briefPrompt, SYSTEM_PROMPT } from './prompts';

/** The model answered, twice, and neither answer could be used. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

export interface LanguageModelOptions {
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** For each of the two tries. */
  readonly timeoutMs?: number;
}

export function createLanguageModelWriter(options: LanguageModelOptions): ScriptWriter {
  const { baseUrl, apiKey, model, timeoutMs = 45_000 } = options;
  const provider = createOpenAICompatible({
    name: 'scripts',
    baseURL: baseUrl.replace(/\/+$/, ''),
    ...(apiKey ? { apiKey } : {}),
  });
  const ask = async (prompt: string, signal: AbortSignal | undefined) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const { text } = await generateText({
      model: provider(model),
      system: SYSTEM_PROMPT,
      prompt,
      maxRetries: 0,
      abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return text;
  };
  return {
    async writeAdScripts(brief, signal) {
      const prompt = briefPrompt(brief);
      const first = read(await ask(prompt, signal), brief);
      if ('ideas' in first) return first.ideas;
      const second = read(
        await ask(`${prompt}\n\nYour last answer was refused: ${first.faults.join(' ')}`, signal),
        brief,
      );
      if ('ideas' in second) return second.ideas;
      throw new UnusableAnswer(second.faults.join(' '));
    },
  };
}

type Reading = { readonly ideas: ScriptIdea[] } | { readonly faults: readonly string[] };

/** Many servers ignore a schema and wrap JSON in prose or a code fence: the outermost braces are what counts. */
function read(answer: string, brief: AdBrief): Reading {
  let json: unknown;
  try {
    json = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
  } catch {
    return { faults: ['It was not JSON.'] };
  }
  const parsed = scriptIdeasSchema.safeParse(json);
  if (!parsed.success)
    return { faults: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`) };
  const faults = faultsOf(parsed.data.ideas, brief);
  return faults.length > 0 ? { faults } : { ideas: parsed.data.ideas };
}
