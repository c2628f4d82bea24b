/** Calls of the wizard before there is a job. */
import {
  chooseSentences,
  listVoices,
  lookTopicUp,
  readHandedPage,
  checkScripts,
  judgeScript,
  readProductPage,
  tellScriptLanguage,
  type HandedPage,
} from '../../contract/routes/generate.routes';
import type { ProductInfo } from '../../contract/productInfo';
import type {
  CheckedScriptsRequest,
  JudgedScript,
  JudgedScriptRequest,
  TracedSentence,
} from '../../contract/scripts/claims';
import type { LookUpAnswer, LookUpRequest, SentencesRequest } from '../../contract/scripts/script';
import type { Voice } from '../../contract/voice';
import type { Call } from './http';

export interface GenerateService {
  readProductPage(input: { url: string }, signal?: AbortSignal): Promise<ProductInfo>;
  readHandedPage(page: HandedPage, signal?: AbortSignal): Promise<ProductInfo>;
  lookTopicUp(body: LookUpRequest, signal?: AbortSignal): Promise<LookUpAnswer>;
  chooseSentences(body: SentencesRequest, signal?: AbortSignal): Promise<LookUpAnswer>;
  /** In the order of the scripts. */
  checkScripts(
    body: CheckedScriptsRequest,
    signal?: AbortSignal,
  ): Promise<readonly (readonly TracedSentence[])[]>;
  judgeScript(body: JudgedScriptRequest, signal?: AbortSignal): Promise<JudgedScript>;
  fetchVoices(signal?: AbortSignal): Promise<readonly Voice[]>;
  /** Null where nobody is sure. */
  tellScriptLanguage(script: string, signal?: AbortSignal): Promise<string | null>;
}

export const createGenerateService = (call: Call): GenerateService => ({
  readProductPage: (body, signal) => call(readProductPage, { body, ...(signal && { signal }) }),
  readHandedPage: (body, signal) => call(readHandedPage, { body, ...(signal && { signal }) }),
  lookTopicUp: (body, signal) => call(lookTopicUp, { body, ...(signal && { signal }) }),
  chooseSentences: (body, signal) => call(chooseSentences, { body, ...(signal && { signal }) }),
  checkScripts: async (body, signal) =>
    (await call(checkScripts, { body, ...(signal && { signal }) })).scripts,
  judgeScript: (body, signal) => call(judgeScript, { body, ...(signal && { signal }) }),
  fetchVoices: async (signal) => (await call(listVoices, { ...(signal && { signal }) })).voices,
  tellScriptLanguage: async (script, signal) =>
    (await call(tellScriptLanguage, { body: { script }, ...(signal && { signal }) })).language,
});
