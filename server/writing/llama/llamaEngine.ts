/** llama.cpp on a model file: loaded at the first question, ended after a rest, replaced when it died; one answer at a time. */
import { createRequire } from 'node:module';
import type { JSONSchema7 } from 'ai';
import { createThread, ThreadSilent, type Thread } from '../../threads/askThread';
import { startProcess } from '../../threads/startProcess';
import { freeMemory } from './freeMemory';

export interface LlamaModel {
  /** GGUF, on this machine. */
  readonly file: string;
  /** With a question and its answer in it; it is ended where it takes more. */
  readonly memoryBytes: number;
  /** As many as question and answer may have. */
  readonly contextTokens: number;
}
export interface LlamaQuestion extends LlamaModel {
  readonly system: string;
  readonly prompt: string;
  readonly schema: JSONSchema7;
  readonly mostTokens: number;
}
export interface LlamaAnswer {
  readonly text: string;
}
/** Before the first words: that the model is in memory. */
export type LlamaPart = { readonly loaded: true } | { readonly text: string };

export class LlamaFailed extends Error {
  override readonly name = 'LlamaFailed';
  constructor(
    /** `unloadable`: nothing was ever heard of this model; `brokeOff`: it died or refused later; `silent`: it was heard nothing of for too long. */
    readonly reason: 'noEngine' | 'noMemory' | 'unloadable' | 'brokeOff' | 'silent',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface LlamaEngine {
  /** JSON of the schema; cut off where it would be longer than `mostTokens`. Throws LlamaFailed, or the signal's reason. */
  ask(
    question: LlamaQuestion,
    options: { readonly signal: AbortSignal; readonly hear?: (text: string) => void },
  ): Promise<string>;
  close(): Promise<void>;
}

interface Settings {
  /** The longest that nothing may be heard: loading, and reading the question, are silent. */
  readonly silenceMs?: number;
  readonly restMs?: number;
  readonly stopMs?: number;
  /** Bytes that another program could take now. */
  readonly availableBytes?: () => number;
}

const SILENCE_MS = 180_000;
const REST_MS = 120_000;
/** Between two tokens it hears at once; while it reads a question it does not. */
const STOP_MS = 5_000;

/** Compiled for this platform's processor alone: those for graphics cards are other packages, hundreds of megabytes each. */
export const llamaPackage = () => `@fugood/node-llama-${process.platform}-${process.arch}`;

/** The package of this platform is optional: where there is none, it is not installed. */
export function llamaIsInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve(llamaPackage());
    return true;
  } catch {
    return false;
  }
}

export function createLlamaEngine({
  silenceMs = SILENCE_MS,
  restMs = REST_MS,
  stopMs = STOP_MS,
  availableBytes = freeMemory,
}: Settings = {}): LlamaEngine {
  let running:
    | { readonly file: string; readonly thread: Thread<LlamaQuestion, LlamaAnswer>; isLoaded: boolean }
    | undefined;

  async function threadFor(question: LlamaQuestion) {
    if (running?.file !== question.file) {
      const before = running;
      running = {
        file: question.file,
        isLoaded: false,
        thread: createThread<LlamaQuestion, LlamaAnswer>({
          start: () => {
            if (running) running.isLoaded = false;
            return startProcess('llama', import.meta.url);
          },
          restMs,
          timeoutMs: silenceMs,
          stopMs,
        }),
      };
      await before?.thread.close();
    }
    return running;
  }

  return {
    async ask(question, { signal, hear = () => {} }) {
      signal.throwIfAborted();
      if (!llamaIsInstalled())
        throw new LlamaFailed(
          'noEngine',
          `${llamaPackage()} is not installed: npm left out optional packages`,
        );
      const mine = await threadFor(question);
      const free = availableBytes();
      if (!mine.thread.isRunning() && free < question.memoryBytes)
        throw new LlamaFailed(
          'noMemory',
          `it needs ${gigabytes(question.memoryBytes)} GB of memory; ${gigabytes(free)} GB are free`,
        );
      try {
        const { text } = await mine.thread.ask(question, {
          signal,
          hear(heard) {
            const part = heard as LlamaPart;
            mine.isLoaded = true;
            if ('text' in part) hear(part.text);
          },
        });
        return text;
      } catch (error) {
        signal.throwIfAborted();
        const why = (error instanceof Error ? error.message : String(error)).replace(/^(?:Error: )+/, '');
        const isSilent = error instanceof ThreadSilent;
        throw new LlamaFailed(isSilent ? 'silent' : mine.isLoaded ? 'brokeOff' : 'unloadable', why, {
          cause: error,
        });
      }
    },
    close: async () => running?.thread.close(),
  };
}

const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(1);
