/** Lets a model that was downloaded write a few words: it loads, and keeps to a schema. */
import type { JSONSchema7 } from 'ai';
import { withinLimit } from '../limits/withinLimit';
import { createLlamaEngine, LlamaFailed } from '../writing/llama/llamaEngine';
import { llamaModelOf } from './packWriters';
import type { InstallOptions, InstallWorld } from './installWorld';
import type { OfferedWriter } from './packContent';
import { PackFailed } from './packFault';

/** The model is read from a slow disk, and a question by it. */
const TRIAL_MS = 5 * 60_000;
const schema: JSONSchema7 = {
  type: 'object',
  properties: { greeting: { type: 'string', maxLength: 60 } },
  required: ['greeting'],
  additionalProperties: false,
};
const QUESTION = {
  system: 'You answer with JSON alone.',
  prompt: 'Write a greeting of three words: {"greeting": "…"}',
  schema,
  mostTokens: 120,
};

/** @returns null: nobody speaks in it. Throws PackFailed, or the signal's reason. */
export async function tryWriter(
  { llama = createLlamaEngine }: InstallWorld,
  pack: OfferedWriter,
  file: string,
  { signal, onStep }: InstallOptions,
): Promise<null> {
  onStep('trying', pack.bytes);
  const engine = llama();
  try {
    const limit = { what: 'The first words', limitMs: TRIAL_MS, signal };
    const asked = { ...llamaModelOf(pack, file), ...QUESTION };
    JSON.parse(await withinLimit(limit, (stop) => engine.ask(asked, { signal: stop })));
    return null;
  } catch (error) {
    if (error instanceof LlamaFailed)
      throw new PackFailed(error.reason === 'noMemory' ? 'no_memory' : 'cannot_write', error.message, {
        cause: error,
      });
    if (error instanceof SyntaxError)
      throw new PackFailed('cannot_write', 'it does not keep to a grammar', { cause: error });
    throw error;
  } finally {
    await engine.close();
  }
}
