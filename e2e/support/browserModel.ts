/** Chrome's own model as its Prompt API documents it (https://developer.chrome.com/docs/ai/prompt-api): what it answers, the journey says. */
import { expect, type Page } from '@playwright/test';

interface Answers {
  /** To who asks for scripts. */
  readonly scripts: string;
  /** To who asks for what backs a script. */
  readonly claims: string;
}
interface Handle {
  /** Lets the download go on, 0 to 1; at 1 the model is there. False where nobody waits for it yet. */
  load(fraction: number): boolean;
  /** Sessions that are not destroyed. */
  readonly open: number;
}

/** Puts the model into every page that comes; its download waits for `loadModel`. */
export const installModel = (page: Page, answers: Answers): Promise<unknown> =>
  page.addInitScript(({ scripts, claims }) => {
    let state: 'downloadable' | 'downloading' | 'available' = 'downloadable';
    let loaded: ((fraction: number) => void) | null = null;
    let open = 0;
    const aborted = (signal: AbortSignal) =>
      signal.reason ?? new DOMException('The operation was aborted.', 'AbortError');

    class LanguageModel {
      private readonly stop = new AbortController();
      constructor(private readonly system: string) {
        open += 1;
      }
      static async availability() {
        return state;
      }
      static async create(options: {
        initialPrompts: { role: string; content: string }[];
        monitor?: (target: EventTarget) => void;
        signal?: AbortSignal;
      }) {
        if (state !== 'available' && !navigator.userActivation.isActive)
          throw new DOMException(
            'Requires a user gesture when availability is "downloadable".',
            'NotAllowedError',
          );
        const monitor = new EventTarget();
        options.monitor?.(monitor);
        const tell = (fraction: number) =>
          monitor.dispatchEvent(new ProgressEvent('downloadprogress', { loaded: fraction, total: 1 }));
        tell(0);
        if (state !== 'available')
          await new Promise<void>((resolve, reject) => {
            state = 'downloading';
            loaded = (fraction) => {
              tell(fraction);
              if (fraction < 1) return;
              state = 'available';
              resolve();
            };
            options.signal?.addEventListener('abort', () => {
              loaded = null;
              reject(aborted(options.signal as AbortSignal));
            });
          });
        options.signal?.throwIfAborted();
        tell(1);
        return new LanguageModel(options.initialPrompts[0]?.content ?? '');
      }
      promptStreaming(input: string, options: { responseConstraint?: object; signal?: AbortSignal }) {
        const { signal, responseConstraint } = options;
        const isAboutClaims = this.system.startsWith('You check');
        const answer =
          responseConstraint && input.includes('<material>') ? (isAboutClaims ? claims : scripts) : '';
        const pieces = answer.match(/[^]{1,40}/g) ?? [];
        return new ReadableStream<string>({
          start: (controller) => {
            signal?.addEventListener('abort', () => controller.error(aborted(signal)));
            this.stop.signal.addEventListener('abort', () => controller.error(aborted(this.stop.signal)));
          },
          pull: (controller) => {
            const piece = pieces.shift();
            if (piece === undefined) controller.close();
            else controller.enqueue(piece);
          },
        });
      }
      destroy() {
        if (!this.stop.signal.aborted) open -= 1;
        this.stop.abort();
      }
    }
    const handle: Handle = {
      load: (fraction) => {
        loaded?.(fraction);
        return loaded !== null;
      },
      get open() {
        return open;
      },
    };
    Object.assign(globalThis, { LanguageModel, browserModel: handle });
  }, answers);

type WithModel = typeof globalThis & { browserModel: Handle };
export const loadModel = (page: Page, fraction: number): Promise<void> =>
  expect
    .poll(() => page.evaluate((part) => (globalThis as WithModel).browserModel.load(part), fraction))
    .toBe(true);
export const openSessions = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as WithModel).browserModel.open);
