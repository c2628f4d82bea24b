/** Calls of the wizard before there is a job. */
import { listVoices, readProductPage, suggestScripts } from '../../contract/routes/generate.routes';
import type { ProductInfo } from '../../contract/productInfo';
import type { AdBrief, AdScripts, ScriptIdea } from '../../contract/scripts/script';
import type { Voice } from '../../contract/voice';
import type { Call } from './http';

export interface GenerateService {
  readProductPage(input: { url: string }, signal?: AbortSignal): Promise<ProductInfo>;
  suggestAdScripts(data: AdBrief, signal?: AbortSignal): Promise<AdScripts>;
  suggestExplainerScripts(data: { text: string }, signal?: AbortSignal): Promise<readonly ScriptIdea[]>;
  fetchVoices(signal?: AbortSignal): Promise<readonly Voice[]>;
}

/** Of a topic there is no other answer. */
const ideasOf = (answer: AdScripts): readonly ScriptIdea[] => ('needs' in answer ? [] : answer);

export const createGenerateService = (call: Call): GenerateService => ({
  readProductPage: (body, signal) => call(readProductPage, { body, ...(signal && { signal }) }),
  suggestAdScripts: (data, signal) =>
    call(suggestScripts, { body: { type: 'ads', data }, ...(signal && { signal }) }),
  suggestExplainerScripts: (data, signal) =>
    call(suggestScripts, { body: { type: 'educational', data }, ...(signal && { signal }) }).then(ideasOf),
  fetchVoices: async (signal) => (await call(listVoices, { ...(signal && { signal }) })).voices,
});
