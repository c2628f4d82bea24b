/** A model that llama.cpp runs on this machine, as one that writes. */
import { MODEL_ANSWER_CHARACTERS } from '../../../contract/limits';
import type { WriterFailure } from '../../../contract/scripts/script';
import { SMALL_MODEL, WriterFailed, type LanguageModel } from '../languageModel/languageModel';
import { LlamaFailed, type LlamaEngine, type LlamaModel } from './llamaEngine';

interface Settings {
  readonly engine: LlamaEngine;
  /** As a person would call it. */
  readonly name: string;
  /** Where it is: it may have to be fetched first. */
  readonly open: (signal: AbortSignal) => Promise<LlamaModel>;
  /** The longest that a whole answer may take, with waiting for others' and reading the question. */
  readonly limitMs: number;
  /** Told why it could not, and null where it could. */
  readonly note?: (why: string | null) => Promise<void>;
}

/** Three scripts of a minute in any writing. */
const MOST_TOKENS = 2_000;

const REASONS: Readonly<Record<LlamaFailed['reason'], WriterFailure['reason']>> = {
  noEngine: 'unloadable',
  noMemory: 'noMemory',
  unloadable: 'unloadable',
  brokeOff: 'brokeOff',
  silent: 'tooSlow',
};

export function createLlamaModel({
  engine,
  name,
  open,
  limitMs,
  note = async () => {},
}: Settings): LanguageModel {
  return {
    writer: { kind: 'localModel', model: name },
    ...SMALL_MODEL,
    async ask({ system, prompt, schema, signal, hear }) {
      const own = new AbortController();
      const late = setTimeout(() => own.abort(new WriterFailed('tooSlow')), limitMs);
      const until = AbortSignal.any([signal, own.signal]);
      try {
        const model = await open(until);
        const answer = await engine.ask(
          { ...model, system, prompt, schema, mostTokens: MOST_TOKENS },
          {
            signal: until,
            hear(text) {
              if (text.length > MODEL_ANSWER_CHARACTERS) own.abort(new WriterFailed('tooLong'));
              hear(text);
            },
          },
        );
        await note(null);
        return answer;
      } catch (error) {
        signal.throwIfAborted();
        own.signal.throwIfAborted();
        const why = error instanceof Error ? error.message : String(error);
        await note(why);
        throw new WriterFailed(error instanceof LlamaFailed ? REASONS[error.reason] : 'unloadable', [], {
          cause: error,
        });
      } finally {
        clearTimeout(late);
      }
    },
  };
}
