/** Chooses who writes: a language model where one is configured, with the built-in writer behind it. */
import type { Config } from '../../config';
import { createBuiltInWriter } from './builtIn/builtInWriter';
import { createLanguageModelWriter } from './languageModel/languageModelWriter';
import type { ScriptWriter } from './scriptWriter';
import { withFallback } from './withFallback';

type Settings = Pick<Config, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL'>;

export function createScriptWriter(settings: Settings, log: (error: unknown) => void): ScriptWriter {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = settings;
  const builtIn = createBuiltInWriter();
  if (!baseUrl || !model) return builtIn;
  return withFallback(createLanguageModelWriter({ baseUrl, apiKey, model }), builtIn, log);
}
