/** Chooses who writes: a language model where one is configured; behind it, the built-in writer and what it may read. */
import type { Config } from '../config';
import type { GuardedFetch } from '../fetching/guardedFetch';
import { createWikipedia } from './articles/wikipedia';
import { createBuiltInWriter } from './builtInWriter';
import type { ClaimsCheck } from './checking/claimsCheck';
import { createExplainerScripts } from './explainer/explainerScripts';
import type { Topic } from './explainer/topic';
import { createLanguageModelWriter } from './languageModel/languageModelWriter';
import type { Frames } from './quoting/frames';
import type { ScriptWriter } from './scriptWriter';
import { withArticles } from './withArticles';
import { withFallback } from './withFallback';

type Settings = Pick<Config, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL' | 'WIKIPEDIA'>;
interface Deps {
  readonly topics: readonly Topic[];
  readonly frames: Frames;
  readonly claims: ClaimsCheck;
  readonly guardedFetch: GuardedFetch;
  readonly log: (error: unknown) => void;
}

export function createScriptWriter(settings: Settings, deps: Deps): ScriptWriter {
  const { topics, frames, claims, guardedFetch, log } = deps;
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model, WIKIPEDIA } = settings;
  const builtIn = createBuiltInWriter({ frames, explainerScripts: createExplainerScripts(topics) });
  const own = WIKIPEDIA ? withArticles(builtIn, createWikipedia({ guardedFetch }), log) : builtIn;
  if (!baseUrl || !model) return own;
  return withFallback(createLanguageModelWriter({ claims, baseUrl, apiKey, model }), own, log);
}
