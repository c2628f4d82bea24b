/** The browser's own model, as Chrome's Prompt API offers it: whether it is there, and one session of it. [WR1] */
import { MODEL_ANSWER_CHARACTERS } from '../../../contract/limits';
import type { ScriptPrompt } from '../../../contract/scripts/script';

export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';
export type ModelFault = 'notAllowed' | 'otherLanguage' | 'tooMuch' | 'answerTooLong' | 'broken';

interface Expected {
  readonly type: 'text';
  readonly languages: readonly string[];
}
interface SessionOptions {
  readonly expectedInputs: readonly Expected[];
  readonly expectedOutputs: readonly Expected[];
}
interface Session {
  promptStreaming(
    input: string,
    options: { responseConstraint: unknown; signal: AbortSignal },
  ): ReadableStream<string>;
  destroy(): void;
}
/** What we need of https://webmachinelearning.github.io/prompt-api: no browser's types have it yet. */
export interface PromptApi {
  availability(options: SessionOptions): Promise<Availability>;
  create(
    options: SessionOptions & {
      readonly initialPrompts: readonly { readonly role: 'system'; readonly content: string }[];
      readonly signal: AbortSignal;
      monitor(target: EventTarget): void;
    },
  ): Promise<Session>;
}

/** What the session tells; of those that fail or answer, one for each prompt. */
interface Heard {
  /** 0 to 1 */
  onDownloaded(fraction: number): void;
  onOpened(): void;
  /** All that is written so far. */
  onWritten(text: string): void;
  onAnswer(answer: string): void;
  onFailed(fault: ModelFault): void;
}
export interface ModelSession {
  ask(prompt: string): void;
  /** Ends whatever goes on, and gives its memory back. */
  release(): void;
}

/** The prompt that goes with a text in any language is in English. */
const expecting = (language: string): SessionOptions => ({
  expectedInputs: [{ type: 'text', languages: [...new Set(['en', language])] }],
  expectedOutputs: [{ type: 'text', languages: [language] }],
});

const faults: Readonly<Record<string, ModelFault>> = {
  NotAllowedError: 'notAllowed',
  NotSupportedError: 'otherLanguage',
  QuotaExceededError: 'tooMuch',
};
const faultOf = (error: unknown): ModelFault => faults[(error as Error | null)?.name ?? ''] ?? 'broken';

export function createLanguageModels(window: object) {
  const api = (window as { LanguageModel?: PromptApi }).LanguageModel;

  function openSession(
    { system, prompt, schema, language }: ScriptPrompt & { language: string },
    heard: Heard,
  ) {
    const stop = new AbortController();
    const { signal } = stop;
    const fail = (error: unknown) => (signal.aborted ? undefined : heard.onFailed(faultOf(error)));
    let session: Session | null = null;

    async function ask(text: string) {
      if (!session) return;
      let answer = '';
      const reader = session.promptStreaming(text, { responseConstraint: schema, signal }).getReader();
      for (;;) {
        const { value, done } = await reader.read();
        if (signal.aborted) return;
        if (done) return heard.onAnswer(answer);
        answer += value;
        if (answer.length > MODEL_ANSWER_CHARACTERS) {
          await reader.cancel();
          return heard.onFailed('answerTooLong');
        }
        heard.onWritten(answer);
      }
    }
    async function open() {
      if (!api) return heard.onFailed('broken');
      const opened = await api.create({
        ...expecting(language),
        initialPrompts: [{ role: 'system', content: system }],
        signal,
        monitor: (target) =>
          target.addEventListener('downloadprogress', (event) => {
            if (!signal.aborted) heard.onDownloaded((event as Event & { loaded: number }).loaded);
          }),
      });
      if (signal.aborted) return opened.destroy();
      session = opened;
      heard.onOpened();
      await ask(prompt);
    }
    open().catch(fail);
    return {
      ask: (text) => void ask(text).catch(fail),
      release: () => {
        stop.abort();
        session?.destroy();
      },
    } satisfies ModelSession;
  }

  return {
    checkAvailability: async (language: string): Promise<Availability> =>
      (await api?.availability(expecting(language))) ?? 'unavailable',
    openSession,
  };
}
