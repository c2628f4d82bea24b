/** A model that writes: any server that speaks as OpenAI's does, heard while it writes. */
import type { JSONSchema7 } from 'ai';
import { Agent, fetch } from 'undici';
import { MODEL_ANSWER_CHARACTERS } from '../../../contract/limits';
import type { WriterFailure, WriterName } from '../../../contract/scripts/script';
import type { WriterFault } from '../../../contract/scripts/writerFault';
import { faultSentence } from './faultSentence';

export class WriterFailed extends Error {
  override readonly name = 'WriterFailed';
  constructor(
    readonly reason: WriterFailure['reason'],
    readonly faults: readonly WriterFault[] = [],
    options?: ErrorOptions,
  ) {
    super([reason, ...faults.map(faultSentence)].join(' '), options);
  }
}

export interface Question {
  readonly system: string;
  readonly prompt: string;
  readonly schema: JSONSchema7;
  readonly signal: AbortSignal;
  /** Told all that is written so far; while it thinks, nothing is. */
  readonly hear: (text: string) => void;
}

export interface LanguageModel {
  readonly writer: WriterName;
  /** How many scripts it is asked for: a processor takes half a minute for one. */
  readonly ideas: number;
  /** As much of a page or an article as fits beside question and answer. */
  readonly materialBytes: number;
  /** Throws `WriterFailed`, or the signal's reason. */
  ask(question: Question): Promise<string>;
}

/** 4,096 tokens, the least that a model on a person's own machine is given, hold the page, the question and three scripts. */
export const SMALL_MODEL = { ideas: 3, materialBytes: 6_000 };

export interface ModelSettings {
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  readonly writer: WriterName;
  readonly ideas: number;
  readonly materialBytes: number;
  /** The longest that it may say nothing. */
  readonly silenceMs: number;
  /** On this machine, by a server that keeps to a JSON schema. */
  readonly isLocal?: boolean;
  /** Where a server can be told that its model should not think first: on a processor that takes minutes. */
  readonly reasoningEffort?: 'none' | undefined;
}

/** Three scripts of a minute in any writing; small models that repeat themselves would go on for ever. */
const MOST_TOKENS = 4_000;
/** A whole answer takes no longer than so many silences. */
export const LONGEST_ANSWER = 5;
// The limits are our own: undici's would end a silence after five minutes.
const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

/** Loaded with the first question: most servers ask no model at all. */
const loadClient = async () => ({ ...(await import('ai')), ...(await import('@ai-sdk/openai-compatible')) });

export function createLanguageModel(settings: ModelSettings): LanguageModel {
  const {
    baseUrl,
    apiKey,
    model,
    writer,
    ideas,
    materialBytes,
    silenceMs,
    isLocal = false,
    reasoningEffort,
  } = settings;
  const provider = {
    name: 'scripts',
    baseURL: baseUrl.replace(/\/+$/, ''),
    supportsStructuredOutputs: isLocal,
    fetch: ((url: string, init: object) =>
      // A service on this machine leads to no other.
      fetch(url, { ...init, dispatcher: agent, redirect: isLocal ? 'error' : 'follow' })) as never,
    ...(apiKey ? { apiKey } : {}),
  };

  async function ask({ system, prompt, schema, signal, hear }: Question): Promise<string> {
    const { APICallError, createOpenAICompatible, jsonSchema, Output, streamText } = await loadClient();
    const stop = new AbortController();
    const late = () => stop.abort(new WriterFailed('tooSlow'));
    let silence = setTimeout(late, silenceMs);
    const whole = setTimeout(late, silenceMs * LONGEST_ANSWER);
    let text = '';
    let thought = 0;
    const failureOf = (cause: unknown) => {
      const isRefusal = APICallError.isInstance(cause) && (cause.statusCode ?? 0) >= 400;
      const hasBegun = text.length + thought > 0;
      return new WriterFailed(isRefusal ? 'refused' : hasBegun ? 'brokeOff' : 'unreachable', [], { cause });
    };
    try {
      const { fullStream } = streamText({
        model: createOpenAICompatible(provider)(model),
        system,
        prompt,
        maxRetries: 0,
        abortSignal: AbortSignal.any([stop.signal, signal]),
        onError: () => {},
        ...(isLocal ? { output: Output.object({ schema: jsonSchema(schema) }) } : {}),
        ...(reasoningEffort
          ? { providerOptions: { scripts: { reasoningEffort } }, maxOutputTokens: MOST_TOKENS }
          : {}),
      });
      for await (const part of fullStream) {
        clearTimeout(silence);
        silence = setTimeout(late, silenceMs);
        if (part.type === 'error') throw failureOf(part.error);
        if (part.type === 'reasoning-delta') thought += part.text.length;
        if (part.type === 'text-delta') text += part.text;
        if (part.type === 'finish' && part.finishReason === 'content-filter')
          throw new WriterFailed('refused');
        if (text.length + thought > MODEL_ANSWER_CHARACTERS) stop.abort(new WriterFailed('tooLong'));
        stop.signal.throwIfAborted();
        hear(text);
      }
      // A stream that is given up ends as if it were complete.
      signal.throwIfAborted();
      stop.signal.throwIfAborted();
      return text;
    } catch (error) {
      signal.throwIfAborted();
      stop.signal.throwIfAborted();
      throw error instanceof WriterFailed ? error : failureOf(error);
    } finally {
      clearTimeout(silence);
      clearTimeout(whole);
      // What is left of a stream that nobody reads is not waited for.
      stop.abort();
    }
  }

  return { writer, ideas, materialBytes, ask };
}
