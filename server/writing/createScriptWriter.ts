/** Chooses who writes: a language model where one is configured; behind it, the built-in writer and what it may read. */
import type { Config } from '../config';
import type { GuardedFetch } from '../fetching/guardedFetch';
import { createWikipedia } from './articles/wikipedia';
import { createExplainerScripts } from './explainer/explainerScripts';
import type { Topic } from './explainer/topic';
import { createBuiltInWriter } from './quoting/builtInWriter';
import { createLanguageModelWriter } from './languageModel/languageModelWriter';
import type { ScriptWriter } from './scriptWriter';
import { withArticles } from './withArticles';
import { withFallback } from './withFallback';

type Settings = Pick<Config, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL' | 'WIKIPEDIA'>;
interface Deps {
  readonly topics: readonly Topic[];
  readonly guardedFetch: GuardedFetch;
  readonly log: (error: unknown) => void;
}

export function createScriptWriter(settings: Settings, { topics, guardedFetch, log }: Deps): ScriptWriter {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model, WIKIPEDIA } = settings;
  const builtIn = createBuiltInWriter(createExplainerScripts(topics));
  const own = WIKIPEDIA ? withArticles(builtIn, createWikipedia({ guardedFetch }), log) : builtIn;
  if (!baseUrl || !model) return own;
  return withFallback(createLanguageModelWriter({ baseUrl, apiKey, model }), own, log);
}
