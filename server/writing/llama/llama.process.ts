/** llama.cpp in a process of its own: what ends it, or fills its memory, ends nothing else. */
import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import { lowerPriority } from '../../lowerPriority';
import { answerQuestions } from '../../threads/answerQuestions';
import { llamaPackage, type LlamaAnswer, type LlamaPart, type LlamaQuestion } from './llamaEngine';

/** What we use of the package, which is the compiled library itself. */
interface LlamaModule {
  readonly LlamaContext: {
    /** Loads the model before it returns. */
    new (settings: object): LlamaContext;
    toggleNativeLog(enable: boolean, log?: (level: string, text: string) => void): void;
  };
}
interface LlamaContext {
  completion(asked: object, onToken: (heard: { token?: string }) => void): Promise<Completion>;
  stopCompletion(): void;
}
interface Completion {
  readonly text: string;
  /** Without the marks around it that the model's own template may set. */
  readonly content?: string;
  readonly context_full: boolean;
  readonly truncated: boolean;
}

const MOST_THREADS = 4;
/** Below whoever answers people, as workers are. */
const NICE = 10;
/** Tokens that are read in one go: more want more memory. */
const BATCH = 256;
const WATCH_MS = 250;
const TELL_MS = 200;
lowerPriority(NICE);

let memoryBytes = Infinity;
let open: { readonly file: string; readonly context: LlamaContext } | undefined;

/** Killed rather than ended: a thread of the library is at work, and would be waited for. */
setInterval(() => {
  const rss = process.memoryUsage.rss();
  if (rss <= memoryBytes) return;
  writeSync(2, `\nit took ${megabytes(rss)} MB of memory, more than ${megabytes(memoryBytes)} MB`);
  process.kill(process.pid, 'SIGKILL');
}, WATCH_MS).unref();
const megabytes = (bytes: number) => Math.round(bytes / 1e6);

async function contextOf({ file, contextTokens }: LlamaQuestion): Promise<LlamaContext> {
  if (open?.file === file) return open.context;
  const { LlamaContext } = createRequire(import.meta.url)(llamaPackage()) as LlamaModule;
  let said = '';
  LlamaContext.toggleNativeLog(true, (level, text) => {
    if (level === 'error') said = text.trim();
  });
  try {
    const context = new LlamaContext({
      model: file,
      n_ctx: contextTokens,
      n_batch: BATCH,
      n_ubatch: BATCH,
      n_threads: Math.min(MOST_THREADS, os.availableParallelism()),
      n_gpu_layers: 0,
      // What is in memory is counted once, and a file that goes meanwhile takes nothing with it.
      use_mmap: false,
      ctx_shift: false,
    });
    open = { file, context };
    return context;
  } catch (error) {
    // What the library says comes after what it throws.
    await new Promise((resolve) => setImmediate(resolve));
    throw new Error(said || String(error), { cause: error });
  } finally {
    LlamaContext.toggleNativeLog(false);
  }
}

// Before the quieter end that `answerQuestions` knows, which would wait for that thread, too.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

/**
 * The library asks its thread to begin before it says what is to be done at the end: where the thread is done
 * first, the context is thought busy for good. Questions come one after the other, so its refusal means that.
 */
const isThoughtBusy = (error: unknown) => /another completion is in progress/i.test(String(error));

async function complete(question: LlamaQuestion, asked: object, hear: (heard: { token?: string }) => void) {
  const context = await contextOf(question);
  try {
    return await context.completion(asked, hear);
  } catch (error) {
    if (!isThoughtBusy(error)) throw error;
    open = undefined;
    return (await contextOf(question)).completion(asked, hear);
  }
}

answerQuestions<LlamaQuestion, LlamaAnswer>(async (question, { signal, tell }) => {
  const { system, prompt, schema, mostTokens } = question;
  memoryBytes = question.memoryBytes;
  await contextOf(question);
  tell({ loaded: true } satisfies LlamaPart);
  signal.throwIfAborted();
  let text = '';
  let told = 0;
  const stop = () => open?.context.stopCompletion();
  signal.addEventListener('abort', stop);
  try {
    const done = await complete(
      question,
      {
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: prompt },
        ],
        response_format: { type: 'json_schema', json_schema: { strict: true, schema } },
        enable_thinking: false,
        n_predict: mostTokens,
        temperature: 0.7,
        top_p: 0.9,
        penalty_repeat: 1.05,
      },
      ({ token = '' }) => {
        text += token;
        if (Date.now() - told < TELL_MS) return;
        told = Date.now();
        tell({ text } satisfies LlamaPart);
      },
    );
    signal.throwIfAborted();
    if (done.context_full || done.truncated) throw new Error('it ran out of room for question and answer');
    const answer = { text: done.content ?? done.text };
    // The library may hand over its last tokens after the answer, where they are heard by nobody.
    tell(answer satisfies LlamaPart);
    return { answer };
  } finally {
    signal.removeEventListener('abort', stop);
  }
});
