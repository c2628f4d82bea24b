/** Script ideas by any model with an OpenAI-compatible address; what it answers is checked before it is believed. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText } from 'ai';
import type { ScriptIdea } from '../../../contract/scripts/script';
import type { z } from 'zod';
import type { ClaimsCheck } from '../checking/claimsCheck';
import {
  explainerFaultsOf,
  explainerIdeasSchema,
  faultsOf,
  scriptIdeasSchema,
  withoutInventions,
} from '../checking/scriptRules';
import type { ScriptWriter } from '../scriptWriter';
import { AD_PROMPT, adPrompt, EXPLAINER_PROMPT, explainerPrompt } from './prompts';

/** The model answered, twice, and neither answer could be used. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

export interface LanguageModelOptions {
  readonly claims: ClaimsCheck;
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** For each of the two tries. */
  readonly timeoutMs?: number;
}

export function createLanguageModelWriter(options: LanguageModelOptions): ScriptWriter {
  const { claims, baseUrl, apiKey, model, timeoutMs = 45_000 } = options;
  const provider = createOpenAICompatible({
    name: 'scripts',
    baseURL: baseUrl.replace(/\/+$/, ''),
    ...(apiKey ? { apiKey } : {}),
  });
  const ask: Ask = async (system, prompt, signal) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const { text } = await generateText({
      model: provider(model),
      system,
      prompt,
      maxRetries: 0,
      abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return text;
  };
  return {
    writeAdScripts: (brief, signal) =>
      askTwice(ask, signal, {
        system: AD_PROMPT,
        prompt: adPrompt(brief),
        schema: scriptIdeasSchema,
        repaired: (ideas) => withoutInventions(ideas, brief, claims),
        faultsOf: (ideas) => faultsOf(ideas, brief, claims),
      }),
    async writeExplainerScripts(brief, signal) {
      const ideas = await askTwice(ask, signal, {
        system: EXPLAINER_PROMPT,
        prompt: explainerPrompt(brief),
        schema: explainerIdeasSchema,
        faultsOf: (written) => explainerFaultsOf(written, brief),
      });
      return ideas.map((idea) => ({ ...idea, origin: 'model' }));
    },
  };
}

type Ask = (system: string, prompt: string, signal: AbortSignal | undefined) => Promise<string>;

interface Task {
  readonly system: string;
  readonly prompt: string;
  readonly schema: z.ZodType<{ ideas: ScriptIdea[] }>;
  /** Takes out what need not be asked for again. */
  readonly repaired?: (ideas: readonly ScriptIdea[]) => ScriptIdea[];
  readonly faultsOf: (ideas: readonly ScriptIdea[]) => string[];
}

/** What is wrong with a first answer is said when it is asked for again. */
async function askTwice(ask: Ask, signal: AbortSignal | undefined, task: Task): Promise<ScriptIdea[]> {
  const first = read(await ask(task.system, task.prompt, signal), task);
  if ('ideas' in first) return first.ideas;
  const again = `${task.prompt}\n\nYour last answer was refused: ${first.faults.join(' ')}`;
  const second = read(await ask(task.system, again, signal), task);
  if ('ideas' in second) return second.ideas;
  throw new UnusableAnswer(second.faults.join(' '));
}

type Reading = { readonly ideas: ScriptIdea[] } | { readonly faults: readonly string[] };

/** Many servers ignore a schema and wrap JSON in prose or a code fence: the outermost braces are what counts. */
function read(answer: string, { schema, repaired, faultsOf }: Task): Reading {
  let json: unknown;
  try {
    json = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
  } catch {
    return { faults: ['It was not JSON.'] };
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success)
    return { faults: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`) };
  const ideas = repaired?.(parsed.data.ideas) ?? parsed.data.ideas;
  const faults = faultsOf(ideas);
  return faults.length > 0 ? { faults } : { ideas };
}
