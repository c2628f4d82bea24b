/** Questions to a thread or process and their answers: started at the first, ended after a rest, replaced after a crash. */
import type { TransferListItem, Worker } from 'node:worker_threads';

/** The thread died, or took too long: the next question gets a fresh one. */
export class ThreadFailed extends Error {
  override readonly name = 'ThreadFailed';
}

export interface ThreadQuestion<Q> {
  readonly id: number;
  readonly question: Q;
}
export type ThreadAnswer<A> =
  { readonly id: number; readonly answer: A } | { readonly id: number; readonly error: string };

/** What is asked of a thread, and of a process that stands for one. */
export interface ThreadLike {
  postMessage(message: unknown, transfer?: readonly TransferListItem[]): void;
  ref(): void;
  unref(): void;
  terminate(): Promise<unknown>;
  onMessage(heard: (message: unknown) => void): void;
  onError(failed: (error: Error) => void): void;
  /** Told what it ended with. */
  onExit(gone: (how: string) => void): void;
}

export interface ThreadOptions {
  readonly start: () => Worker | ThreadLike;
  /** With no question for this long the thread ends, and with it its memory. */
  readonly restMs?: number;
  /** One answer may take this long. */
  readonly timeoutMs?: number;
}

export interface Thread<Q, A> {
  /** The answer to an abandoned question is dropped when it comes. */
  ask(question: Q, options?: { signal?: AbortSignal; transfer?: TransferListItem[] }): Promise<A>;
  close(): Promise<void>;
}

interface Waiting<A> {
  resolve(answer: A): void;
  reject(error: Error): void;
}

export function createThread<Q, A>({
  start,
  restMs = 30_000,
  timeoutMs = 60_000,
}: ThreadOptions): Thread<Q, A> {
  const waiting = new Map<number, Waiting<A>>();
  let worker: ThreadLike | null = null;
  let lastId = 0;
  let timer: NodeJS.Timeout | undefined;

  const fail = (from: ThreadLike, error: Error) => {
    if (worker !== from) return;
    worker = null;
    clearTimeout(timer);
    const failed = [...waiting.values()];
    waiting.clear();
    for (const { reject } of failed) reject(error);
    void from.terminate();
  };

  /** One clock for both: too long at work, or long enough at rest. It starts anew at each answer. */
  const watch = (current: ThreadLike) => {
    clearTimeout(timer);
    timer =
      waiting.size > 0
        ? setTimeout(() => fail(current, new ThreadFailed(`No answer in ${timeoutMs} ms.`)), timeoutMs)
        : setTimeout(() => fail(current, new ThreadFailed('Ended while at rest.')), restMs);
    timer.unref();
  };

  const running = () => {
    if (worker) return worker;
    const started = start();
    const fresh = 'onMessage' in started ? started : asThreadLike(started);
    fresh.onMessage((heard) => {
      const message = heard as ThreadAnswer<A>;
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if ('error' in message) asked?.reject(new Error(message.error));
      else asked?.resolve(message.answer);
      if (waiting.size === 0) fresh.unref();
      watch(fresh);
    });
    fresh.onError((cause) => fail(fresh, new ThreadFailed('The thread crashed.', { cause })));
    fresh.onExit((how) => fail(fresh, new ThreadFailed(`The thread ended with ${how}.`)));
    worker = fresh;
    return fresh;
  };

  return {
    ask(question, { signal, transfer = [] } = {}) {
      signal?.throwIfAborted();
      return new Promise<A>((resolve, reject) => {
        const current = running();
        current.ref();
        const id = ++lastId;
        const abandon = () => reject(signal?.reason as Error);
        signal?.addEventListener('abort', abandon, { once: true });
        const settled = () => signal?.removeEventListener('abort', abandon);
        waiting.set(id, {
          resolve: (answer) => (settled(), resolve(answer)),
          reject: (error) => (settled(), reject(error)),
        });
        current.postMessage({ id, question } satisfies ThreadQuestion<Q>, transfer);
        if (waiting.size === 1) watch(current);
      });
    },
    async close() {
      const current = worker;
      if (!current) return;
      fail(current, new ThreadFailed('Closed.'));
      await current.terminate();
    },
  };
}

const asThreadLike = (worker: Worker): ThreadLike => ({
  postMessage: (message, transfer = []) => worker.postMessage(message, transfer),
  ref: () => worker.ref(),
  unref: () => worker.unref(),
  terminate: () => worker.terminate(),
  onMessage: (heard) => worker.on('message', heard),
  onError: (failed) => worker.on('error', failed),
  onExit: (gone) => worker.on('exit', (code) => gone(String(code))),
});
